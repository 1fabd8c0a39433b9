"""The nets that learn what to choose, in PyTorch: the chooser from what came of its choices, the critic what to expect.

Choices that came out better than expected become likelier, a little at a time (proximal policy optimization).
"""

from io import BytesIO

import msgspec
import numpy as np
import torch
from torch import Tensor, nn

from fernhandel.training.choices import Decisions
from fernhandel.training.figures import Pass
from fernhandel.training.nets import LearningNet

RATE = 1.5e-3
LAST = 0.3  # of that, at the end
SHARPENING = 3e-3  # the rate at which the sharpness learns
PASSES = 3  # through the decisions of a bout
BATCH = 4096  # decisions
AT_MOST = 0.2  # part by which a choice may become likelier by one bout, or less likely
STEEP = 0.5  # the length of a step's slope is at most that
LEAST_CHANCE = 1e-4  # that something is taken to have, when a judgement is held against it


class Shown(msgspec.Struct, frozen=True):
    """What a bout has shown."""

    decisions: int
    won: dict[str, float]
    """The share in the victory of a seat that learns, as a multiple of an even share, by who else played."""
    games: dict[str, int]
    """Each such seat counts as one."""
    moved: float
    """How much less likely what was chosen became, on the mean, as a logarithm."""
    doubt: float
    """How open choices were, on the mean, as an entropy."""
    surprise: Pass
    """The critic's log-loss of single seats: while it learned, and before that."""
    sharpness: float


class Choosing:
    def __init__(self, critic: LearningNet, chooser: LearningNet, trust: float, sharpness: float, device: str) -> None:
        self.device = device
        self.trust = trust
        self.critic = critic.to(device)
        self.chooser = chooser.to(device)
        self.log_sharpness = nn.Parameter(torch.tensor(sharpness, device=device).log())
        self.steps = torch.optim.Adam(
            [
                {"params": self.chooser.parameters(), "lr": RATE},
                {"params": [self.log_sharpness], "lr": SHARPENING},
            ]
        )
        self.critic_steps = torch.optim.Adam(self.critic.parameters(), RATE)

    @property
    def sharpness(self) -> float:
        return float(self.log_sharpness.detach().exp())

    def to_bytes(self) -> bytes:
        """Everything, so that a training that was broken off goes on."""
        file = BytesIO()
        torch.save([part.state_dict() for part in self._parts()] + [self.log_sharpness.detach()], file)
        return file.getvalue()

    def read(self, saved: bytes) -> None:
        *states, sharpness = torch.load(BytesIO(saved), map_location=self.device, weights_only=True)
        for part, state in zip(self._parts(), states, strict=True):
            part.load_state_dict(state)
        with torch.no_grad():
            self.log_sharpness.copy_(sharpness)

    def _parts(self) -> list[LearningNet | torch.optim.Adam]:
        return [self.chooser, self.critic, self.steps, self.critic_steps]

    def learn(self, parts: list[Decisions], part: float) -> Shown:
        """From a bout: each of the parts has games with one number of players. So much of the way is behind it."""
        self._slow_down(part)
        moved = doubt = surprise = torch.zeros((), device=self.device)
        before = surprise_of(parts)
        spread = torch.cat([torch.from_numpy(one.gain) for one in parts]).std().to(self.device) + 1e-6
        made = 0
        for _ in range(PASSES):
            order = [(one, rows) for one in parts for rows in torch.randperm(len(one)).split(BATCH)]
            for at in torch.randperm(len(order)).tolist():
                one, rows = order[at]
                batch = Batch(one, rows, self.device)
                less_likely, open_ = self._improve(batch, spread)
                moved, doubt = moved + less_likely, doubt + open_
                surprise = surprise + self._expect(batch)
                made += 1
        won: dict[str, list[float]] = {}
        for one in parts:
            for whom, share in one.won:
                won.setdefault(whom, []).append(share * one.players)
        return Shown(
            sum(len(one) for one in parts),
            {whom: sum(found) / len(found) for whom, found in sorted(won.items())},
            {whom: len(found) for whom, found in sorted(won.items())},
            float(moved / made),
            float(doubt / made),
            Pass(float(surprise / made), before),
            self.sharpness,
        )

    def _slow_down(self, part: float) -> None:
        rate = RATE * (1 - (1 - LAST) * part)
        self.steps.param_groups[0]["lr"] = rate
        self.critic_steps.param_groups[0]["lr"] = rate

    def _improve(self, batch: "Batch", spread: Tensor) -> tuple[Tensor, Tensor]:
        """One step of the chooser: how far it moved, and how open the choices are."""
        said = torch.where(batch.over, batch.decided, _odds(self.chooser, batch.common, batch.own, batch.seat))
        logs = batch.logs(self.log_sharpness.exp() * (batch.prior + self.trust * said))
        change = logs[batch.taken] - batch.chance.log()
        ratio, gain = change.exp(), batch.gain / spread
        loss = -torch.minimum(ratio * gain, ratio.clamp(1 - AT_MOST, 1 + AT_MOST) * gain).mean()
        self.steps.zero_grad()
        (loss * batch.part).backward()
        nn.utils.clip_grad_norm_(self.chooser.parameters(), STEEP)
        self.steps.step()
        open_ = -(logs.exp() * logs).sum() / len(batch.taken)
        return -change.detach().mean(), open_.detach()

    def _expect(self, batch: "Batch") -> Tensor:
        """One step of the critic: what came of the tables that choices led to."""
        rows = batch.taken[~batch.over[batch.taken]]
        came = batch.came[~batch.over[batch.taken]]
        said = _odds(self.critic, batch.common[rows], batch.own[rows], batch.seat[rows])
        loss = nn.functional.binary_cross_entropy_with_logits(said, came)
        self.critic_steps.zero_grad()
        (loss * batch.part).backward()
        self.critic_steps.step()
        return loss.detach()


class Batch:
    """Some decisions, and the rows of all the tables that they lead to."""

    def __init__(self, part: Decisions, which: Tensor, device: str) -> None:
        self.part = len(which) / BATCH  # of a whole one: a few decisions count little
        first = torch.from_numpy(part.first)
        counts = first[which + 1] - first[which]
        starts = counts.cumsum(0) - counts
        self.decision = torch.repeat_interleave(torch.arange(len(which)), counts).to(device)
        rows = torch.arange(int(counts.sum())) + torch.repeat_interleave(first[which] - starts, counts)

        def of(column: Tensor, at: Tensor) -> Tensor:
            return column[at].to(device)

        self.common = of(torch.from_numpy(part.common), rows).float()
        self.own = of(torch.from_numpy(part.own), rows).float()
        self.prior = of(torch.from_numpy(part.prior), rows)
        self.decided = of(torch.from_numpy(part.decided), rows)
        self.over = ~self.decided.isnan()
        self.seat = of(torch.from_numpy(part.seat), which)[self.decision]
        self.taken = (starts + torch.from_numpy(part.taken)[which]).to(device)
        self.chance = of(torch.from_numpy(part.chance), which)
        self.gain = of(torch.from_numpy(part.gain), which)
        self.came = of(torch.from_numpy(part.expected + part.gain), which).clamp(0.0, 1.0)

    def logs(self, ratings: Tensor) -> Tensor:
        """How likely each row is taken, among those of its decision, as a logarithm."""
        count = len(self.taken)
        lowest = torch.full((count,), -torch.inf, device=ratings.device)
        most = lowest.scatter_reduce(0, self.decision, ratings.detach(), "amax")[self.decision]
        sums = torch.zeros(count, device=ratings.device).index_add(0, self.decision, (ratings - most).exp())
        return ratings - most - sums.log()[self.decision]


def surprise_of(parts: list[Decisions]) -> float:
    """The log-loss of what was expected, by the results of games that were not learned from yet."""
    said = np.clip(np.concatenate([one.expected for one in parts]), LEAST_CHANCE, 1 - LEAST_CHANCE)
    came = np.concatenate([one.result for one in parts])
    return float(-(came * np.log(said) + (1 - came) * np.log(1 - said)).mean())


def _odds(net: LearningNet, common: Tensor, own: Tensor, seat: Tensor) -> Tensor:
    """As ``core.appraisal.odds``, for many tables."""
    rated: Tensor = net(common, own)
    others = rated.scatter(1, seat[:, None], -torch.inf).logsumexp(dim=1)
    return rated.gather(1, seat[:, None])[:, 0] - others

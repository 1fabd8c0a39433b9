"""The net while it learns, in PyTorch, and the same net as the bots read it."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from fernhandel.core.appraisal import net_size, padded, part_sizes
from fernhandel.training.figures import Pass
from fernhandel.training.positions import Positions

RATE = 2e-3
DECAY = 1e-4
BATCH = 4096
LEAST_SPREAD = 1e-3  # a trait that is nearly always the same is left as it is


@dataclass(frozen=True)
class Shape:
    common: int
    own: int
    hidden: int = 64
    second: int = 32


class LearningNet(nn.Module):
    """As ``core.appraisal.Net``; traits come here as they are and are brought to one scale first."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.of_table = nn.Linear(shape.common, shape.hidden)
        self.of_seat = nn.Linear(shape.own, shape.hidden, bias=False)
        self.of_first = nn.Linear(shape.hidden, shape.second)
        self.of_mean = nn.Linear(shape.hidden, shape.second, bias=False)
        self.of_second = nn.Linear(shape.second, 1, bias=False)
        self.straight = nn.Linear(shape.own, 1, bias=False)
        for name, size in (("common", shape.common), ("own", shape.own)):
            self.register_buffer(f"{name}_mean", torch.zeros(size))
            self.register_buffer(f"{name}_spread", torch.ones(size))

    def scale(self, common: Tensor, own: Tensor) -> None:
        """Take the scale of these traits."""
        for name, rows in (("common", common), ("own", own)):
            flat = rows.reshape(-1, rows.shape[-1])
            spread = flat.std(dim=0)
            getattr(self, f"{name}_mean").copy_(flat.mean(dim=0))
            getattr(self, f"{name}_spread").copy_(torch.where(spread > LEAST_SPREAD, spread, torch.ones_like(spread)))

    def forward(self, common: Tensor, own: Tensor) -> Tensor:
        """What each seat is rated, by row and seat."""
        table = (common - self.common_mean) / self.common_spread
        seats = (own - self.own_mean) / self.own_spread
        first = torch.relu(self.of_table(table)[:, None, :] + self.of_seat(seats))
        beside = self.of_mean(first.mean(dim=1))[:, None, :]
        second = torch.relu(self.of_first(first) + beside)
        rated: Tensor = self.of_second(second) + self.straight(seats)
        return rated[:, :, 0]

    def read(self, weights: Sequence[float]) -> None:
        """Take weights as ``core.appraisal.Net`` has them; the scale of the traits is in them."""
        shape = self.shape
        sizes = part_sizes(shape.common, shape.own, shape.hidden, shape.second)
        table, seat, itself, first, mean, again, second, straight = torch.tensor(weights).split(sizes)
        with torch.no_grad():
            self.of_table.weight.copy_(table.reshape(shape.hidden, -1)[:, : shape.common])
            self.of_seat.weight.copy_(seat.reshape(shape.hidden, -1)[:, : shape.own])
            self.of_table.bias.copy_(itself)
            self.of_first.weight.copy_(first.reshape(shape.second, shape.hidden))
            self.of_mean.weight.copy_(mean.reshape(shape.second, shape.hidden))
            self.of_first.bias.copy_(again)
            self.of_second.weight.copy_(second[None])
            self.straight.weight.copy_(straight[None, : shape.own])

    def weights(self) -> NDArray[np.float32]:
        """In the order of ``core.appraisal.Net``, the scale of the traits in it."""
        with torch.no_grad():
            table = self.of_table.weight / self.common_spread
            seat = self.of_seat.weight / self.own_spread
            itself = self.of_table.bias - table @ self.common_mean - seat @ self.own_mean
            straight = self.straight.weight / self.own_spread
            parts = [
                _filled(table),
                _filled(seat),
                itself,
                self.of_first.weight,
                self.of_mean.weight,
                self.of_first.bias,
                self.of_second.weight,
                _filled(straight),
            ]
            found: NDArray[np.float32] = torch.cat([part.reshape(-1) for part in parts]).cpu().numpy()
        shape = self.shape
        assert len(found) == net_size(shape.common, shape.own, shape.hidden, shape.second)
        return found.astype("<f4")


def _filled(rows: Tensor) -> Tensor:
    return nn.functional.pad(rows, (0, padded(rows.shape[-1]) - rows.shape[-1]))


def loss_of(rated: Tensor, shares: Tensor) -> Tensor:
    """How surprised the net is by what came, a row."""
    return -(shares * torch.log_softmax(rated, dim=1)).sum(dim=1)


def learn(
    net: LearningNet, known: list[Positions], held_out: list[Positions], passes: int, device: str, decay: float = DECAY
) -> list[Pass]:
    """Positions of several numbers of players side by side; the pace falls to nothing in the end."""
    net.to(device)
    shown = [_tensors(part, device) for part in known]
    hidden = [_tensors(part, device) for part in held_out]
    net.scale(torch.cat([part[0] for part in shown]), torch.cat([p[1].reshape(-1, p[1].shape[-1]) for p in shown]))
    optimizer = torch.optim.AdamW(net.parameters(), RATE, weight_decay=decay)
    batches = sum(-(-len(part[0]) // BATCH) for part in shown)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE * 2, total_steps=passes * batches + 1)
    found: list[Pass] = []
    for _ in range(passes):
        order = [(i, rows) for i, part in enumerate(shown) for rows in _shuffled(len(part[0]), device)]
        total = torch.zeros((), device=device)
        for at in torch.randperm(len(order)).tolist():
            common, own, shares = (column[order[at][1]] for column in shown[order[at][0]])
            loss = loss_of(net(common, own), shares).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.detach() * len(common)
        rows = sum(len(part[0]) for part in shown)
        found.append(Pass(float(total) / rows, _mean_loss(net, hidden)))
    return found


def predicted(net: LearningNet, part: Positions) -> NDArray[np.float32]:
    """What the net takes the shares to be."""
    device = next(net.parameters()).device
    with torch.no_grad():
        common, own, _ = _tensors(part, str(device))
        found: NDArray[np.float32] = torch.softmax(net(common, own), dim=1).cpu().numpy()
    return found


def _tensors(part: Positions, device: str) -> tuple[Tensor, Tensor, Tensor]:
    return (
        torch.from_numpy(part.common).to(device),
        torch.from_numpy(part.own).to(device),
        torch.from_numpy(part.shares).to(device),
    )


def _shuffled(rows: int, device: str) -> list[Tensor]:
    return list(torch.randperm(rows, device=device).split(BATCH))


def _mean_loss(net: LearningNet, parts: list[tuple[Tensor, Tensor, Tensor]]) -> float:
    with torch.no_grad():
        losses = [loss_of(net(common, own), shares) for common, own, shares in parts]
    return float(torch.cat(losses).mean()) if losses else float("nan")

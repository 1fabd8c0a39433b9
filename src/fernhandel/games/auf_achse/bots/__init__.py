"""The bots of Auf Achse."""

from fernhandel.core.bots import GameBots, PlannerKind
from fernhandel.games.auf_achse.bots.easy import EasyCarrier
from fernhandel.games.auf_achse.bots.planner.carrier import Carrier
from fernhandel.games.auf_achse.bots.planner.weights import Weights
from fernhandel.games.auf_achse.bots.rollout import Haulage

BOTS = GameBots(
    easy=EasyCarrier,
    planner=PlannerKind(Carrier, Weights, "fernhandel.games.auf_achse.bots.planner"),
    rollout=Haulage(),
)

"""The bots of Auf Achse."""

from fernhandel.core.bots import GameBots, PlannerKind
from fernhandel.games.auf_achse.bots.easy.bot import EasyAufAchse
from fernhandel.games.auf_achse.bots.planner.planner import AufAchsePlanner
from fernhandel.games.auf_achse.bots.planner.traits import AufAchseTraits
from fernhandel.games.auf_achse.bots.planner.weights import Weights
from fernhandel.games.auf_achse.bots.rollout import AufAchseRollout

BOTS = GameBots(
    easy=EasyAufAchse,
    planner=PlannerKind(AufAchsePlanner, Weights, "fernhandel.games.auf_achse.bots.planner"),
    traits=AufAchseTraits,
    rollout=AufAchseRollout(),
)

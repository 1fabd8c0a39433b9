"""The bots of First Train to Nuremberg."""

from fernhandel.core.bots import GameBots, PlannerKind
from fernhandel.games.nuremberg.bots.easy.bot import EasyNuremberg
from fernhandel.games.nuremberg.bots.planner.planner import NurembergPlanner
from fernhandel.games.nuremberg.bots.planner.traits import NurembergTraits
from fernhandel.games.nuremberg.bots.planner.weights import Weights

BOTS = GameBots(
    easy=EasyNuremberg,
    planner=PlannerKind(NurembergPlanner, Weights, "fernhandel.games.nuremberg.bots.planner"),
    traits=NurembergTraits,
)

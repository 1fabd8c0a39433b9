"""The bots of First Train to Nuremberg."""

from fernhandel.core.bots import GameBots, PlannerKind
from fernhandel.games.nuremberg.bots.easy import EasyRailwayman
from fernhandel.games.nuremberg.bots.planner.railwayman import RailwayPlanner
from fernhandel.games.nuremberg.bots.planner.weights import Weights

BOTS = GameBots(
    easy=EasyRailwayman,
    planner=PlannerKind(RailwayPlanner, Weights, "fernhandel.games.nuremberg.bots.planner"),
)

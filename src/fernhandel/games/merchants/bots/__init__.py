"""The bots of Merchants of the Middle Ages."""

from fernhandel.core.bots import GameBots, PlannerKind
from fernhandel.games.merchants.bots.easy import EasyMerchant
from fernhandel.games.merchants.bots.planner.planner import MerchantPlanner
from fernhandel.games.merchants.bots.planner.weights import Weights

BOTS = GameBots(
    easy=EasyMerchant,
    planner=PlannerKind(MerchantPlanner, Weights, "fernhandel.games.merchants.bots.planner"),
)

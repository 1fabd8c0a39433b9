"""The bots of Merchants of the Middle Ages."""

from fernhandel.core.bots import GameBots, PlannerKind
from fernhandel.games.merchants.bots.deals.dealer import MerchantsDealer
from fernhandel.games.merchants.bots.easy.bot import EasyMerchants
from fernhandel.games.merchants.bots.planner.planner import MerchantsPlanner
from fernhandel.games.merchants.bots.planner.traits import MerchantsTraits
from fernhandel.games.merchants.bots.planner.weights import Weights

BOTS = GameBots(
    easy=EasyMerchants,
    planner=PlannerKind(MerchantsPlanner, Weights, "fernhandel.games.merchants.bots.planner"),
    traits=MerchantsTraits,
    dealer=MerchantsDealer(),
)

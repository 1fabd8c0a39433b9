"""Talk and deals in words: who is asked what, what stands, what is proposed."""

from fernhandel.core.deals.clauses import EACH
from fernhandel.core.deals.view import DealsView, ProposalView, StruckView
from fernhandel.core.speech import message
from fernhandel.core.words import Facts
from fernhandel.games.merchants.text.lines import DealLines
from fernhandel.games.merchants.text.speech import Speech


def tell_talk(speech: Speech, lines: DealLines, deals: DealsView | None, to_act: list[int]) -> str:
    """What is asked in talk: answers, a sealed card, or proposals."""
    if deals is None:
        return _proposing(speech, to_act, None)
    if deals.striking is not None:
        return speech.say("talk-lay", seat=speech.seats_of(to_act))
    told = [_answering(speech, lines, proposal) for proposal in deals.proposals if proposal.waits_for]
    busy = {seat for proposal in deals.proposals for seat in (proposal.deal.proposer, *proposal.waits_for)}
    free = [seat for seat in to_act if seat not in busy]
    others = [seat for seat in free if seat != deals.active]
    if others:
        told.append(_proposing(speech, others, deals.active))
    if deals.active in free:
        told.append(_proposing(speech, [seat for seat in free if seat == deals.active], None))
    return "; ".join(told) or _proposing(speech, to_act, None)


def _answering(speech: Speech, lines: DealLines, proposal: ProposalView) -> str:
    return speech.say(
        "talk-answer",
        seats=speech.seats_of(proposal.waits_for),
        count=len(proposal.waits_for),
        deal=proposal.deal.number,
        seat=speech.seat(proposal.deal.proposer),
        line=lines.deal(proposal.deal),
    )


def _proposing(speech: Speech, seats: list[int], active: int | None) -> str:
    facts: Facts = {"seats": speech.seats_of(seats), "count": len(seats)}
    if active is None:
        return speech.say("talk-active", **facts)
    return speech.say("talk-propose", active=speech.seat(active), **facts)


# -- the position ----------------------------------------------------------------------------------------------------


def tell_deals(speech: Speech, lines: DealLines, deals: DealsView) -> list[str]:
    """Who deals with whom, what stands and how far it has come, and what is proposed."""
    told: list[str] = []
    if deals.active is not None:
        told.append(speech.say("deals-with", seat=speech.seat(deals.active)))
    if deals.listening:
        told.append(speech.say("deals-open", seats=speech.seats_of(deals.listening)))
    hushed = sorted({*deals.hushed_action, *deals.hushed_turn})
    if hushed:
        told.append(speech.say("deals-hushed", seats=speech.seats_of(hushed)))
    for struck in deals.struck:
        clauses = [_clause(speech, lines, struck, place) for place in range(len(struck.states))]
        told.append(speech.say("deal-struck", deal=struck.deal.number, clauses="; ".join(clauses)))
    told += [_proposal(speech, lines, proposal) for proposal in deals.proposals]
    if not deals.struck and not deals.proposals:
        told.append(speech.say("deals-none"))
    told += [speech.say("deals-draft", seat=speech.seat(seat)) for seat, said in enumerate(deals.drafts) if said]
    return told


def _clause(speech: Speech, lines: DealLines, struck: StruckView, place: int) -> str:
    line = lines.clause(struck.deal.clauses[place])
    return speech.say("deal-clause", number=place + 1, line=line, state=tell_state(speech, struck, place))


def tell_state(speech: Speech, struck: StruckView, place: int) -> str:
    """How far a clause has come; a gift that waits lies in its pot."""
    clause, state, done = struck.deal.clauses[place], struck.states[place], struck.done[place]
    if state == "waiting" and clause.deed is None:
        return _pot(speech, struck.laid[place])
    if state == "standing" and clause.times not in (None, EACH) and done:
        return speech.say("clause-partly", done=done, times=clause.times or 0)
    return speech.say(message("clause", state))


def _pot(speech: Speech, card: str | None) -> str:
    return speech.say("clause-pot") if card is None else speech.say("clause-pot-card", card=speech.card(card))


def _proposal(speech: Speech, lines: DealLines, proposal: ProposalView) -> str:
    return speech.say(
        "deal-proposed",
        deal=proposal.deal.number,
        seat=speech.seat(proposal.deal.proposer),
        line=lines.deal(proposal.deal),
        agreed=speech.seats_of(proposal.agreed) or "none",
        waiting=speech.seats_of(proposal.waits_for) or "none",
    )

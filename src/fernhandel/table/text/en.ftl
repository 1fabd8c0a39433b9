# What a table says beside its game.

entry-opened = The table is laid.
entry-sat = { $seat } has sat down.
entry-stood = { $seat } has left the table.
entry-began = The game begins.
entry-composes = { $seat } is putting a deal together.
entry-took-back = { $seat } takes back a decision.
entry-asked-back = { $seat } asks to take back a decision that goes further back than undo.
entry-answered = { $granted ->
    [yes] { $seat } agrees to the undo.
   *[other] { $seat } does not agree to the undo.
}
entry-stood-in = { $why ->
    [owner] The bot { $level } now plays for { $seat }.
    [vote] By the wish of the others, the bot { $level } now plays for { $seat }.
   *[failure] The bot in the chair of { $seat } failed; { $level } goes on in its place.
}
entry-came-back = { $seat } is back in the chair.
entry-voted = { $seat } wishes that a bot plays for { $chair }.
entry-advised = { $seat } has asked for advice.
entry-key-turned = { $seat } has a new seat link.
entry-offered = { $seat } offers the chair to somebody else.
entry-withdrew = { $seat } keeps the chair.
entry-handed-on = { $named ->
    [yes] { $name } has taken over from { $before }.
   *[no] { $name } has taken over the chair.
}
entry-left = { $named ->
    [yes] { $name } has left the game for good; the bot { $level } plays on as { $seat }.
   *[no] { $seat } has left the game for good; the bot { $level } plays on.
}
entry-dropped = { $seat } has cleared the table away.
entry-rematched = { $too ->
    [yes] { $seat } wants a rematch too.
   *[no] { $seat } has laid the table again.
}
entry-jumped = The server's clock was set; nobody loses time by it.

barrier-moved = { $seat } has moved since.
barrier-learned = Something was learned since: { $event }
barrier-drew = Luck was drawn since.

declined-stale = The table has moved on; look again.
declined-not-begun = The game has not begun; there are empty chairs.
declined-game-over = The game is over.
declined-bot-sits-there = A bot plays for { $seat } now.
declined-nothing-to-undo = There is nothing of yours to take back.
declined-undo-needs-consent = This can be taken back only if the others agree.
declined-undo-of-absent = { $seat } is away, and a decision of theirs would go too. It can be asked for when they are back, or in { $hours } h { $minutes } min.
declined-undo-asked-already = { $seat } has already asked for an undo.
declined-no-undo-asked = Nobody asks for an undo.
declined-not-yours-to-grant = This is not yours to grant, or you have answered.
declined-empty-talk = There are no words in it.
declined-too-much-talk = You have said a lot; go on in { $seconds } s.
declined-clock-still-runs = The clock of { $seat } has not run out.
declined-weak-stand-in = The others may put { $levels } into a chair, not { $level }.
declined-voted-already = You have already said so of { $seat }.
declined-no-bot-in-chair = No bot sits in your chair.
declined-already-begun = The game has begun.
declined-others-sit-there = Others sit at this table; you can give up your own chair.
declined-not-offered = Your chair is not offered to anybody.
declined-offer-spent = This link has been used or withdrawn; the chair is taken.
declined-table-dropped = This table was cleared away before the game began.
declined-no-empty-chair = No chair is empty.
declined-chair-taken = That chair is taken.
declined-not-your-seat = That seat is not yours.
declined-no-invitation = This link does not let you sit down; ask for an invitation.
declined-not-over-yet = That is possible when the game is over.
declined-no-auction = There is no open auction now.
declined-broken-table = The log of this table cannot be read; whoever runs the server can look into it.
declined-no-such-table = There is no such table.
declined-no-such-move = There is no move { $move }; they run from 0 to { $last }.
declined-wrong-secret = This secret opens no seat here.
declined-no-talk = There is no talk now in which you could propose a deal.
declined-composes-already = The talk waits for you already.
declined-said-in-pieces = A deal is proposed whole, as a line of text or as its clauses.
declined-learned-between = Something comes to light after move { $move } of these; what follows is decided then.
declined-not-asked = You are not asked now.
declined-no-lesson = There is no lesson of this game.
declined-nobody-to-study-with = No bot of this game can say what it takes to be best.

too-many-requests = Too many requests; come back in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
no-database = The database does not answer; try again in a moment.

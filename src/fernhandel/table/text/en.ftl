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
entry-rematched = { $seat } has laid the table again.
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
declined-already-begun = The game has begun; let a bot play for you instead.
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
declined-way-not-offered = This house does not send notices that way.
declined-needs-a-name = Mail and chats are for people with a name in this house; make one first.
declined-no-mail-address = That is no mail address.
declined-no-subscription = The browser's subscription is not whole; switch it on anew.
declined-address-not-reached = { $why ->
    [no_address] That is no address of the web.
    [no_such_host] There is no such host.
    [only_https] Only addresses with https and without a port of their own are asked.
   *[other] That address is not public: this house asks no machines of inner networks.
}
declined-too-many-places = { $most } places are the most one can have; take one away first.
declined-asked-often = This address has been asked { $times } times today; try again tomorrow.
declined-mail-not-taken = The mail server has not taken the mail ({ $why }); try again later.
declined-no-such-place = There is no such place of yours.
declined-stopped-by-link = A link in a mail has stopped this; add the address anew, and it is asked again.

too-many-requests = Too many requests; come back in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
no-database = The database does not answer; try again in a moment.

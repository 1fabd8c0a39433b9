# What the guide of the lesson on binding deals says.

welcome = A table where words bind
    .text = You know this table from your first game. New is the talk before each decision: whoever is next to act can make deals with anybody, and what is agreed on holds until the turn ends.
    .do = You are about to buy, and Green wants something from you. Go on to read it.

offer = Read what a yes would do
    .text = Green wants the last two silk: 300 at once if you leave them alone. In return you vouch for Blue. 200 of yours go into a pot, and Green gets them if Blue buys silk.
    .do = Look at your cash before and after, and at what binds you. Then accept.

standing = Struck, so it stands
    .text = The 300 are yours already, and 200 lie in the pot. Every deal of the turn is listed here with its number, and the seal shows whom it binds.
    .do = Open deal 1 and see what each of its clauses is waiting for.

barred = Silk is off your list
    .text = What you have promised away stays in sight, but hatched and under a seal. A touch on it opens the deal. You need not remember your promises: the table does.
    .do = Buy something else, or nothing, and finish the purchase.

propose = Now make an offer of your own
    .text = Blue buys next. If Blue leaves the silk alone too, your 200 come back, and that should be worth 100 to you.
    .do = Press the button that offers Blue something.

compose = One gift, one promise
    .text = Above stands what you give, below what Blue gives. A deal may have up to six such clauses, also with conditions.
    .do = Add florins on your side and “Promise not to …” on Blue’s.

line = Your offer in one sentence
    .text = The sentence at the top is exactly what will bind both of you. It should say that you give Blue 100 and that Blue will not buy silk.
    .do = Choose silk, read the sentence once more, and offer it.

yours = Blue says yes
    .text = Deal 2 is struck, and Blue has your 100. This was all you wanted before the goods are bought, so nobody needs to ask you again.
    .do = Say that you have nothing more in this action.

kept = A promise keeps itself
    .text = Blue has bought iron: silk could not be chosen there. Green then took both silk, for which you were paid 300.
    .do = Read it in the chronicle, then go on.

pot = The pot goes back
    .text = The purchases are over and Blue has no silk. What the 200 waited for cannot happen any more, so that clause has lapsed and the money is in your purse again.
    .do = Open deal 1 and see how each clause has ended.

end = Deals on everything
    .text = Bids, loading, moves, arrows and cards can all be promised. The number above opens the rules of deals (M12 and DL); docs/deals.md has many lines to copy.
    .do = Open a table with binding deals, or play on here.

# What the guide of the first game says.

welcome = One truck and three contracts
    .text = You are a haulier: you load in one city, drive to another and collect the freight. Whoever has most cash at the end wins.
    .do = Find your red truck on the map; it stands in Graz.

waybills = Your waybills
    .text = Five goods for Leipzig are aboard; the other two contracts wait in your hand. The cities that matter to you have yellow plates on the map.
    .do = Point at a waybill, and the map shows its way.

roll = First the dice
    .text = A turn begins with two dice, and you drive by one of them. A 6 is a joker and counts as any number.
    .do = Roll the dice.

drive = Where each die takes you
    .text = Full marks use the whole number, dashed ones are early stops in cities of your own contracts. Whoever reaches a city exactly may also ask for a public contract.
    .do = Choose a mark on the map or in the list, see what follows, and press the button that names it.

event = An event
    .text = Whoever ends exactly on a triangle takes an event card. Most help, some cost money, and some bring a traffic jam.
    .do = Read in the chronicle what the card does.

city = In the city
    .text = In the start city of a contract you may load all its goods if there is room; goods that have reached their city are paid at once. If you came exactly, choose a public contract as well.
    .do = Load, buy a trailer or choose a contract, then end your visit.

trailers = Room for more
    .text = A truck holds six goods, and trailers add four or six. In your own turn you may buy and sell them at any time, but at the end they are worth nothing.
    .do = Unfold the trailers and see what they cost.

row = Public contracts
    .text = These contracts are open to all who reach a city exactly. If such a driver chooses none, the one next to the dock leaves the game.
    .do = See which of them starts on your way.

bid = The auction
    .text = Offers run from 1 to 5, and each costs a part of the freight. Whoever chose the contract may match the highest offer; all others have to beat it.
    .do = Bid as long as the rest pays for your way, or pass.

signs = Signs close the road
    .text = Whoever drives a 1 puts the construction sign on a highway space, and event cards bring jams. Nobody enters or passes such a space.
    .do = Keep an eye on the road to Leipzig.

end = You are on the road
    .text = The game ends when the row is empty and somebody has finished all contracts. Until then long freights pay best, if you can combine their ways.
    .do = Play on: the game is a real one, and you can still win it.

# What the guide of the first game says.

welcome = Three wagons that belong to nobody
    .text = Three merchants share three wagons between six cities. What you sell pays for steps on the ladder of the map, and whoever stands highest at the end wins.
    .do = Find your colour: red rows in the cities are your warehouses, red rows on the wagons your goods.

prices = What goods cost and bring
    .text = Every good stands on one of five levels. Its column tells what a token brings and what it costs, and below its name you read how many are left.
    .do = Compare cheap cloth with dear iron, then go on.

buy = Buy where a wagon will load
    .text = You may buy up to three tokens; each goes to a city that sells it and waits there. Wagon 2 stands empty in Hamburg, where three salt of yours are waiting already.
    .do = Put into the basket what you like, or nothing. One button buys all of it.

bid = Who loads first
    .text = Everybody seals a bid for being Loading Master. The highest pays and loads first and free of charge; the others come aboard only by agreement.
    .do = Seal a bid that your three salt are worth to you.

load = Goods come aboard
    .text = The Loading Master has room for three tokens of one kind, everybody else for two. What is aboard stays there until the wagon arrives in another city.
    .do = Lay aboard what you have here. One button loads all of it.

fee = Talk about the fee
    .text = The Loading Master names a price for one token and for two, and the rider accepts, refuses or makes a counter-offer. Without agreement nothing is loaded.
    .do = Name a price, or answer the one you hear.

move = Move any wagon
    .text = You play one tile and move any wagon by its number, also one without goods of yours. A city pays the bonus on its flag for goods that its own market does not show.
    .do = Choose a tile and a wagon, then one of the marked spaces. The button names what it will do.

wheels = Turn the prices
    .text = In secret everybody points two arrows at goods, and each arrow lifts its good by one level. A good on the highest level drops to the lowest.
    .do = Point your arrows at goods that you will sell, and seal them.

revealed = All arrows count
    .text = The arrows of all players have moved the goods, so two players who think alike lift a good twice. Your Large Office may still shift one good afterwards.
    .do = See on the price chart which goods have moved.

sale = What arrives is sold
    .text = A wagon that has entered a city is emptied, and all goods aboard are sold at the prices of this moment. Every arrival makes climbing dearer, and the seventh ends the game.
    .do = Read in the chronicle what was sold, and for how much.

invest = Cards for the rest of the game
    .text = Whoever wins an auction takes one of the open Investment cards. It works from the next turn on until the end, so early cards are worth more.
    .do = Bid for a card, or pass and save your money for the ladder.

status = Climb the ladder
    .text = After the upkeep of your level is paid you may climb one or two levels. High levels cost more upkeep every turn, but the price of a level also rises with every arrival.
    .do = Climb if enough is left for the goods of the next turn.

end = You have seen a whole turn
    .text = The start passes to the left, and the seven actions begin again. Every rule number opens its rule, and the text board tells the table in words.
    .do = Play on: the game is a real one, and you can still win it.

# What the guide of the first game says.

welcome = Small railways, big companies
    .text = You build short lines, carry off what lies along them, and sell each line to the red or the green company before it costs too much. Whoever has most points at the end wins.
    .do = Find your blue line in the south of the map.

mat = What lies before you
    .text = You bid and build with cubes, and four kinds of influence open what cubes cannot. What you have carried is kept: a set of all four kinds brings two points at the end.
    .do = Read your card: points, profit, cubes, links, influence, and pieces carried.

auction = Bid for influence
    .text = A box gives the influence printed on it and the token drawn this turn. You can win two boxes; whoever is outbid takes the cubes back and bids again.
    .do = Bid on a box with a brown train wheel: trains carry everything.

tracks = What influence is for
    .text = More government (white) builds earlier, more train (brown) comes earlier to the trains. Red and green pay for stations of the companies and for selling to them.
    .do = Compare the discs: on one space the upper one goes first.

start = Begin a chain
    .text = Once in a turn you may build a chain of links. It begins at a station of a company or anywhere on your own line.
    .do = Choose a marked place where it begins.

chain = Link by link
    .text = A link costs one cube in the plain and two across a river; company stations and landlords want influence on top. The badges tell what every next link costs.
    .do = Go on towards passengers, post or beer. One button builds the whole chain.

train = Buy a train
    .text = Trains carry what your line reaches: passengers in arched spaces, goods in square ones. The top row costs three train influence, the others two and one.
    .do = Buy a train that fits your pieces.

piece = Load piece by piece
    .text = Post lies along your links, beer beside neutral stations you touch, and passengers want to a station of their colour. Others may take what you leave, so begin with what is contested.
    .do = Load a piece; when nothing is left for you, pass.

profit = Profit and loss
    .text = Every piece brings a point and profit, and every link of yours costs one profit. High profit goes first in the next turn and counts at the end.
    .do = See how the discs have moved on the profit track.

sale = Sell in time
    .text = You may sell one run of links to a company for influence of its colour. The links come back to you and cost no more profit, but what the company reaches may leave the game.
    .do = Sell a run that has done its work, or pass.

end = A whole turn
    .text = Cubes come back, new tokens are drawn, and the phases begin again; there are five turns. At the end each link still on the map costs a point.
    .do = Play on: the game is a real one, and you can still win it.

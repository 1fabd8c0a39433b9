"""What is asked at a table of First Train to Nuremberg, and how it stands, as it reads in both languages."""

from fernhandel.core.words import LANGUAGES
from fernhandel.games.nuremberg.text.runs import runs_of
from nuremberg.arrange import Scene
from wording import whole_without, words

# -- what is asked ---------------------------------------------------------------------------------------------------


def both(scene: Scene) -> tuple[str, str]:
    """What is asked, in English and German."""
    return words(scene.game, "en").prompt(scene.view), words(scene.game, "de").prompt(scene.view)


def test_the_auction_asks_with_tokens_and_bids() -> None:
    scene = Scene(players=2, map="nuremberg").tokens("train", "red", "green", "train", "train", "government")
    scene.bid(0, box=5, cubes=3).bid(1, box=2, cubes=4)
    assert both(scene) == (
        "Turn 1 of 5, auction: Blue must bid on a box. In hand: 9 cubes; own bids: 1 of 2. The highest bid on a box "
        "wins its printed points and its token; whoever is outbid takes the cubes back and bids again. Tokens and "
        "bids: box 1 train, box 2 red (Amber 4), box 3 green, box 4 train, box 5 train (Blue 3), box 6 government.",
        "Runde 1 von 5, Versteigerung: Blau muss auf einen Kasten bieten. Auf der Hand: 9 Würfel; eigene Gebote: "
        "1 von 2. Das höchste Gebot gewinnt die gedruckten Punkte und den Marker eines Kastens; wer überboten wird, "
        "nimmt die Würfel zurück und bietet neu. Marker und Gebote: Kasten 1 Zug, Kasten 2 Rot (Gelb 4), Kasten 3 "
        "Grün, Kasten 4 Zug, Kasten 5 Zug (Blau 3), Kasten 6 Regierung.",
    )


def test_building_asks_where_to_start() -> None:
    scene = Scene(players=2, map="nuremberg").means(0, 5, government=2, red=1).building(0, 1)
    assert both(scene) == (
        "Turn 1 of 5, building track: Blue may build one chain of links, or pass. To build with: 5 cubes, influence "
        "2 government and 1 red; 15 links. A chain starts at a company station or at an own link. A link costs 1 build "
        "point, or 2 across the river; besides, 1 influence of each company with a station at either end, and "
        "1 government influence for every landlord in the area it enters. Each build point takes a cube, and when "
        "these are spent, a point of any influence.",
        "Runde 1 von 5, Streckenbau: Blau darf eine Strecke bauen oder passen. Zum Bauen: 5 Würfel, Einfluss "
        "2 Regierung und 1 Rot; 15 Streckenstücke. Eine Strecke beginnt an einem Bahnhof einer Gesellschaft oder an "
        "einem eigenen Streckenstück. Ein Streckenstück kostet 1 Baupunkt, über den Fluss 2; dazu kommt 1 Einfluss "
        "jeder Gesellschaft mit Bahnhof an einem Ende und 1 Regierungseinfluss für jeden Grundherrn im neuen Gebiet. "
        "Jeder Baupunkt wird mit einem Würfel bezahlt, und wenn keiner mehr da ist, mit beliebigem Einfluss.",
    )
    dales = Scene(players=2, map="wensleydale", build_cubes_first="off").means(0, 5, green=1).building(0, 1)
    assert " 1 build point, or 2 where one end is in a valley; " in both(dales)[0]
    assert both(dales)[0].endswith(" Each build point takes a cube or a point of any influence.")
    towns = both(Scene(players=2, chain_start="towns").building(0, 1))
    assert " A chain starts in a company town or at an own link. " in towns[0]
    assert " Eine Strecke beginnt in einer Gesellschaftsstadt oder an einem eigenen Streckenstück. " in towns[1]


def test_a_chain_tells_its_price_and_its_ways_on() -> None:
    scene = Scene(players=2, map="nuremberg").means(0, 4, government=1, red=1, green=1)
    scene.people("doos", red=1, landlords=1).goods(muggenhof=2, hainberg=1).track(1, "muggenhof", "schweinau")
    scene.building(0, 1).begin_chain(0, "nuernberg", "gostenhof")
    assert both(scene) == (
        "Turn 1 of 5, building track: Blue has built Nürnberg – Gostenhof, for 1 build point and 1 red influence so "
        "far. To build with: 4 cubes, influence 1 government, 1 red and 1 green; 14 links. Next: Thon for 2 build "
        "points; Ziegelstein for 2 build points; Muggenhof (2 post) for 1 build point; Gibitzenhof for 1 build point; "
        "Schweinau for 1 build point. Done ends the chain.",
        "Runde 1 von 5, Streckenbau: Blau hat Nürnberg – Gostenhof gebaut, bisher für 1 Baupunkt und 1 Einfluss in "
        "Rot. Zum Bauen: 4 Würfel, Einfluss 1 Regierung, 1 Rot und 1 Grün; 14 Streckenstücke. Weiter: Thon für "
        "2 Baupunkte; Ziegelstein für 2 Baupunkte; Muggenhof (2 Post) für 1 Baupunkt; Gibitzenhof für 1 Baupunkt; "
        "Schweinau für 1 Baupunkt. „Fertig“ beendet die Strecke.",
    )
    scene.do(0, "link", to="muggenhof")
    assert (
        " Next: Doos (station; 1 red passenger and 1 landlord; beside it 1 beer) for 1 build point and 1 government "
        "influence for the landlord; " in both(scene)[0]
    )
    assert "Schweinau" not in both(scene)[0]  # the border is taken
    scene.do(0, "link", to="doos")
    english, german = both(scene)
    assert " for 3 build points, 1 red influence and 1 government influence for the landlord so far. " in english
    assert " Next: Fürth (station of the Green company) for 1 build point and 1 green influence; " in english
    assert " Weiter: Fürth (Bahnhof: Grüne Gesellschaft) für 1 Baupunkt und 1 Einfluss in Grün; " in german


def test_a_chain_begins_and_ends() -> None:
    scene = Scene(players=2, map="nuremberg").means(0, 1, red=1).building(0, 1)
    scene.begin_chain(0, "schwabach")
    assert both(scene)[0] == (
        "Turn 1 of 5, building track: Blue starts a chain in Schwabach. To build with: 1 cube, influence 1 red; "
        "15 links. Next: Roßtal (station) for 1 build point and 1 red influence; Rohr for 1 build point and 1 red "
        "influence."
    )
    scene.do(0, "link", to="rohr")
    assert both(scene)[0].endswith(" 14 links. No further link is possible; Done ends the chain.")
    assert both(scene)[1].endswith(" 14 Streckenstücke. Weiter geht es nicht; „Fertig“ beendet die Strecke.")


def test_stations_of_both_companies_in_a_chain() -> None:
    scene = Scene(players=2, map="nuremberg").company_track(
        "red", "nuernberg", "gostenhof", "muggenhof", "doos", "fuerth"
    )
    scene.means(0, 4, red=2, green=1).building(0, 1).begin_chain(0, "erlangen", "tennenlohe", "poppenreuth")
    english, german = both(scene)
    assert "Fürth (station of both companies) for 2 build points, 1 red influence and 1 green influence" in english
    assert "Fürth (Bahnhof beider Gesellschaften) für 2 Baupunkte, 1 Einfluss in Rot und 1 Einfluss in Grün" in german


def test_paying_tells_what_is_due() -> None:
    scene = Scene(players=2, map="nuremberg").means(0, 1, train=2, red=2).building(0, 1)
    scene.build(0, "schwabach", "rosstal", "heilsbronn")
    assert both(scene) == (
        "Turn 1 of 5, paying for track: Blue still owes 1 build point for the chain Schwabach – Roßtal – Heilsbronn. "
        "To pay with: no cubes, influence 2 train and 1 red. Each build point takes one cube or one point of "
        "influence of any kind.",
        "Runde 1 von 5, Bezahlen der Strecke: Blau schuldet noch 1 Baupunkt für die Strecke Schwabach – Roßtal – "
        "Heilsbronn. Zum Zahlen: keine Würfel, Einfluss 2 Zug und 1 Rot. Jeder Baupunkt kostet einen Würfel oder einen "
        "beliebigen Einfluss.",
    )
    scene = Scene(players=2, map="nuremberg").means(0, 4, red=2, train=1).trains(0, 1)
    scene.do(0, "buy", train="2b")
    assert both(scene) == (
        "Turn 1 of 5, paying for a train: Blue still owes 3 units for the train just bought. To pay with: 4 cubes, "
        "influence 2 red. A unit is a cube or a point of influence; three of them stand for each missing point of "
        "train influence.",
        "Runde 1 von 5, Bezahlen des Zuges: Blau schuldet noch 3 Einheiten für den neuen Zug. Zum Zahlen: 4 Würfel, "
        "Einfluss 2 Rot. Eine Einheit ist ein Würfel oder ein Einflusspunkt; drei davon ersetzen je einen fehlenden "
        "Zugeinfluss.",
    )


def test_trains_tell_the_room_left() -> None:
    scene = Scene(players=3, map="nuremberg", display="d34").means(0, 4, train=3).trains(0, 1, 2)
    assert both(scene) == (
        "Turn 1 of 5, trains: Blue buys a train, loads one piece, or passes for the rest of the turn. To pay with: "
        "4 cubes, influence 3 train; three cubes or points of other influence replace a missing point of train "
        "influence. Without a train nothing can be loaded. Every piece scores 1 victory point.",
        "Runde 1 von 5, Züge: Blau kauft einen Zug, lädt ein Stück oder passt für den Rest der Runde. Zum Zahlen: "
        "4 Würfel, Einfluss 3 Zug; drei Würfel oder andere Einflusspunkte ersetzen einen fehlenden Zugeinfluss. Ohne "
        "Zug kann man nichts laden. Jedes Stück bringt 1 Siegpunkt.",
    )
    scene = Scene(players=2, map="nuremberg").means(0, 0, train=3).owns(0, "2b", beer=1, red=2).owns(0, "3c", post=2)
    scene.trains(0, 1)
    english, german = both(scene)
    assert "To pay with: no cubes, influence 3 train; " in english
    assert english.endswith(
        " Own trains: 2b (class 2) has room for 1 good; 3c (class 1) is full. A good scores 1 victory point, a "
        "passenger as many as the class of the train."
    )
    assert german.endswith(
        " Eigene Züge: 2b (Klasse 2) hat Platz für 1 Ware; 3c (Klasse 1) ist voll. Eine Ware bringt 1 Siegpunkt, ein "
        "Passagier so viele wie die Klasse des Zuges."
    )


def test_takeovers_tell_the_price_of_the_run() -> None:
    scene = Scene(players=2, map="nuremberg").track(0, "schwabach", "rosstal", "heilsbronn").means(0, 0, red=1)
    scene.takeovers(0, 1)
    assert both(scene) == (
        "Turn 1 of 5, takeovers: Blue may sell one run of own links to a company, or pass. To pay with: 1 red "
        "influence. The run touches a station of the company with its first link, ends at another station and costs "
        "1 influence of the company’s colour for every two links, rounded up. Sold links cost no more profit; but all "
        "stations on the run become the company’s, and what cannot be loaded there any more leaves the game.",
        "Runde 1 von 5, Übernahmen: Blau darf eine eigene Strecke an eine Gesellschaft verkaufen oder passen. Zum "
        "Zahlen: 1 Einfluss in Rot. Die Strecke berührt mit ihrem ersten Streckenstück einen Bahnhof der "
        "Gesellschaft, endet an einem anderen Bahnhof und kostet je zwei Streckenstücke 1 Einfluss in der Farbe der "
        "Gesellschaft, aufgerundet. Verkaufte Streckenstücke kosten keinen Gewinn mehr; aber alle Bahnhöfe auf der "
        "Strecke fallen an die Gesellschaft, und was dort niemand mehr laden kann, scheidet aus dem Spiel aus.",
    )
    older = Scene(2, rules=1).track(0, "schwabach", "rosstal").influence(0, red=1).takeovers(0, 1)
    assert " The run begins at a station of the company, ends at another station " in both(older)[0]
    sells = "Turn 1 of 5, takeovers: Blue sells a run to the Red company and has 1 red influence. "
    scene.begin_run(0, "red", "schwabach")
    assert both(scene)[0] == (
        f"{sells}It begins in Schwabach. Lead it on to Roßtal; it can be sold when it ends in a station."
    )
    scene.do(0, "extend", to="rosstal")
    assert both(scene) == (
        f"{sells}So far: Schwabach – Roßtal, 1 link for 1 red influence. Lead it on to Heilsbronn, or sell it with "
        "Done.",
        "Runde 1 von 5, Übernahmen: Blau verkauft an die Rote Gesellschaft und hat 1 Einfluss in Rot. Bisher: "
        "Schwabach – Roßtal, 1 Streckenstück für 1 Einfluss in Rot. Weiter nach Heilsbronn, oder verkaufen mit "
        "„Fertig“.",
    )
    scene.do(0, "extend", to="heilsbronn")
    assert both(scene)[0] == (
        f"{sells}So far: Schwabach – Roßtal – Heilsbronn, 2 links for 1 red influence. Done sells the run."
    )


def test_the_end_names_the_winner() -> None:
    scene = Scene(players=2, map="nuremberg").track(0, "schwabach", "rosstal").means(0, 0, red=1).last_turn()
    scene.takeovers(1, 0)
    scene.do(0, "pass")
    assert both(scene) == (
        "The game is over. Amber has won with 0 victory points.",
        "Das Spiel ist zu Ende. Gelb hat gewonnen und kommt auf 0 Siegpunkte.",
    )
    assert_whole = whole_without(*scene.t.rules.board.ids)
    for language in LANGUAGES:
        for line in words(scene.game, language).position(scene.view):
            assert_whole(line.removeprefix("  "))


# -- the position ----------------------------------------------------------------------------------------------------


def laid_out() -> Scene:
    """A small table in the trains of its first turn."""
    scene = Scene(players=2, map="nuremberg").means(0, 3, train=2, red=2).means(1, 5, government=2, train=2)
    scene.track(0, "schwabach", "rosstal", "heilsbronn").track(0, "rosstal", "ammerndorf")
    scene.company_track("red", "nuernberg", "gostenhof").company_track("green", "fuerth", "doos")
    scene.goods(thon=2, regelsbach=1, hainberg=2).people("heilsbronn", red=1, landlords=2).people("stein", green=1)
    scene.stack("train", 1, 0).profit(-2, 1).pile(0, post=1, beer=1, red=1, green=1)
    return scene.owns(0, "2b", beer=1).trains(0, 1)


def test_a_position_in_english() -> None:
    scene = laid_out()
    scene.do(0, "load", piece="beer", area="regelsbach", row=2)
    scene.do(1, "pass")
    told = words(scene.game, "en").position(scene.game.view(0))
    assert told[1].startswith("  Turn 1 of 5, trains: Blue buys a train, ")
    assert [told[0], *told[2:]] == [
        "Turn 1 of 5:",
        "  Player order: Blue, Amber.",
        "  Build order: Blue, Amber. Train order: Blue, Amber.",
        "  Out of the trains: Amber.",
        "  The first run of links between Nürnberg and Fürth scores 1 victory point for the owner of each link.",
        "Tracks (of equals, the first lies on top):",
        "  Government influence: Amber 2, Blue 0.",
        "  Train influence: Amber 2, Blue 2.",
        "  Red influence: Blue 2, Amber 0.",
        "  Green influence: Blue 0, Amber 0.",
        "  Profit and loss: Amber 1, Blue −2.",
        "Trains:",
        "  Row 1 (class 3), price 3: 1a for 3 passengers and 2 goods; 1b for 2 passengers and 3 goods; 1c for "
        "1 passenger and 4 goods.",
        "  Row 2 (class 2), price 2: 2a for 3 passengers and 1 good; 2c for 1 passenger and 3 goods.",
        "  Row 3 (class 1), price 1: 3a for 2 passengers; 3b for 1 passenger and 1 good; 3c for 2 goods.",
        "  Blue: 2b (class 2) has room for 2 passengers; loaded: 2 beer.",
        "Players:",
        "  Blue (you): 3 cubes in hand, 12 in stock; 3 links on the map, 12 to build; 0 victory points; moved so far: "
        "1 post, 1 beer, 1 red passenger and 1 green passenger (1 set); if the game ended now, −3 victory points.",
        "  Amber: 5 cubes in hand, 10 in stock; no links on the map, 15 to build; 0 victory points; nothing moved so "
        "far; if the game ended now, 1 victory point.",
        "Links:",
        "  Blue, 3 links: Heilsbronn – Roßtal – Ammerndorf; Roßtal – Schwabach.",
        "  Amber: no links.",
        "  Red company, 1 link: Nürnberg – Gostenhof.",
        "  Green company, 1 link: Fürth – Doos.",
        "Company stations:",
        "  Red company (red): Schwabach, Erlangen, Nürnberg.",
        "  Green company (green): Lauf, Fürth, Doos.",
        "Goods and people:",
        "  Post: Thon 2.",
        "  Beer, with the stations it is loaded from: Hainberg 2 (from Stein, Zirndorf).",
        "  Red passengers: Heilsbronn 1.",
        "  Green passengers: Stein 1.",
        "  Landlords: Heilsbronn 2.",
        "Out of the game:",
        "  57 post, 55 beer, 23 red passengers, 23 green passengers and 23 landlords.",
    ]


def test_a_position_in_german() -> None:
    scene = laid_out()
    told = words(scene.game, "de").position(scene.view)
    assert told[1].startswith("  Runde 1 von 5, Züge: Blau kauft einen Zug, ")
    assert [told[0], *told[2:]] == [
        "Runde 1 von 5:",
        "  Spielerreihenfolge: Blau, Gelb.",
        "  Reihenfolge beim Bauen: Blau, Gelb. Reihenfolge bei den Zügen: Blau, Gelb.",
        "  Der erste Weg zwischen Nürnberg und Fürth bringt den Besitzern 1 Siegpunkt je Streckenstück.",
        "Leisten (bei Gleichstand liegt oben, wer zuerst genannt ist):",
        "  Regierungseinfluss: Gelb 2, Blau 0.",
        "  Zugeinfluss: Gelb 2, Blau 2.",
        "  Einfluss in Rot: Blau 2, Gelb 0.",
        "  Einfluss in Grün: Blau 0, Gelb 0.",
        "  Gewinn und Verlust: Gelb 1, Blau −2.",
        "Züge:",
        "  Reihe 1 (Klasse 3), Preis 3: 1a für 3 Passagiere und 2 Waren; 1b für 2 Passagiere und 3 Waren; 1c für "
        "1 Passagier und 4 Waren.",
        "  Reihe 2 (Klasse 2), Preis 2: 2a für 3 Passagiere und 1 Ware; 2c für 1 Passagier und 3 Waren.",
        "  Reihe 3 (Klasse 1), Preis 1: 3a für 2 Passagiere; 3b für 1 Passagier und 1 Ware; 3c für 2 Waren.",
        "  Blau: 2b (Klasse 2) hat Platz für 2 Passagiere und 1 Ware; geladen: 1 Bier.",
        "Spieler:",
        "  Blau: 3 Würfel auf der Hand, 12 im Vorrat; 3 Streckenstücke auf dem Plan, 12 noch zu bauen; 0 Siegpunkte; "
        "bisher befördert: 1 Post, 1 Bier, 1 roter Passagier und 1 grüner Passagier (1 Satz); wäre das Spiel jetzt zu "
        "Ende: −3 Siegpunkte.",
        "  Gelb: 5 Würfel auf der Hand, 10 im Vorrat; keine Streckenstücke auf dem Plan, 15 noch zu bauen; 0 "
        "Siegpunkte; noch nichts befördert; wäre das Spiel jetzt zu Ende: 1 Siegpunkt.",
        "Streckenstücke:",
        "  Blau, 3 Streckenstücke: Heilsbronn – Roßtal – Ammerndorf; Roßtal – Schwabach.",
        "  Gelb: keine Streckenstücke.",
        "  Rote Gesellschaft, 1 Streckenstück: Nürnberg – Gostenhof.",
        "  Grüne Gesellschaft, 1 Streckenstück: Fürth – Doos.",
        "Bahnhöfe der Gesellschaften:",
        "  Rote Gesellschaft (Rot): Schwabach, Erlangen, Nürnberg.",
        "  Grüne Gesellschaft (Grün): Lauf, Fürth, Doos.",
        "Waren und Personen:",
        "  Post: Thon 2.",
        "  Bier, mit den Bahnhöfen zum Laden: Regelsbach 1 (ab Rednitzhembach, Roßtal, Stein); Hainberg 2 (ab Stein, "
        "Zirndorf).",
        "  Rote Passagiere: Heilsbronn 1.",
        "  Grüne Passagiere: Stein 1.",
        "  Grundherren: Heilsbronn 2.",
        "Aus dem Spiel:",
        "  57 Post, 55 Bier, 23 rote Passagiere, 23 grüne Passagiere und 23 Grundherren.",
    ]


def test_the_auction_shows_the_boxes() -> None:
    scene = Scene(players=3, map="wensleydale", display="d34").tokens("green").bid(1, box=4, cubes=5)
    told = words(scene.game, "en").position(scene.view)
    at = told.index("Influence boxes:")
    assert told[at + 4 : at + 6] == [
        "  Box 4: 1 government and 3 green (green drawn); Amber has bid 5.",
        "  Box 5: 1 government, 1 train and 1 green (green drawn); no bid, at least 2 cubes.",
    ]
    assert "  Row 1, price 3: 1a and 1b for 3 passengers and 2 goods; 1c and 1d for 2 passengers and 3 goods." in told
    assert "  Cheese: nothing left." in told
    told = words(scene.game, "de").position(scene.view)
    at = told.index("Einflusskästen:")
    assert told[at + 4 : at + 6] == [
        "  Kasten 4: 1 Regierung und 3 Grün (davon gezogen: Grün); Gelb hat 5 geboten.",
        "  Kasten 5: 1 Regierung, 1 Zug und 1 Grün (davon gezogen: Grün); kein Gebot, mindestens 2 Würfel.",
    ]


def test_while_track_is_built_the_free_borders_are_told() -> None:
    scene = Scene(players=2, map="nuremberg").track(1, "doos", "fuerth").building(0, 1)
    told = words(scene.game, "en").position(scene.view)
    at = told.index("Free borders, with the build points of a link:")
    assert "  Doos: Gebersdorf 1, Kraftshof 2, Muggenhof 1, Poppenreuth 2." in told[at:]
    assert "Influence boxes:" not in told
    assert "  Doos: Gebersdorf 1, Kraftshof 2, Muggenhof 1, Poppenreuth 2." in words(scene.game, "de").position(
        scene.view
    )
    trains = scene.trains(0, 1).view
    assert "Free borders, with the build points of a link:" not in words(scene.game, "en").position(trains)


def test_a_connection_is_told_where_it_counts() -> None:
    scene = Scene(players=2, map="nuremberg").means(0, 6, red=1, green=1).building(0, 1)
    scene.build(0, "nuernberg", "gostenhof", "muggenhof", "doos", "fuerth")
    assert "  Nürnberg and Fürth have been connected." in words(scene.game, "en").position(scene.view)
    assert "  Nürnberg und Fürth sind schon verbunden worden." in words(scene.game, "de").position(scene.view)


def test_links_are_told_as_runs() -> None:
    ring = runs_of([("a", "b"), ("b", "c"), ("c", "a")])
    assert [len(run) for run in ring] == [4]
    assert ring[0][0] == ring[0][-1]
    fork = runs_of([("b", "a"), ("b", "c"), ("b", "d")])
    assert sorted(len(run) for run in fork) == [2, 3]
    apart = runs_of([("a", "b"), ("c", "d")])
    assert apart == [["a", "b"], ["c", "d"]]
    assert runs_of([]) == []

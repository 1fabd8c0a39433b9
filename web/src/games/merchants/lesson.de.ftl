# Was der Lotse des ersten Spiels sagt.

welcome = Drei Wagen, die niemandem gehören
    .text = Drei Händler teilen sich drei Wagen zwischen sechs Städten. Was du verkaufst, bezahlt die Stufen der Leiter auf dem Plan; wer am Ende am höchsten steht, gewinnt.
    .do = Suche deine Farbe: Rote Zeilen in den Städten sind deine Lager, rote Zeilen auf den Wagen deine Waren.

prices = Was Waren kosten und bringen
    .text = Jede Ware steht auf einer von fünf Stufen. Ihre Spalte sagt, was ein Stück bringt und was es kostet; unter dem Namen steht, wie viele noch da sind.
    .do = Vergleiche billiges Tuch mit teurem Eisen, dann geht es weiter.

buy = Kaufe, wo ein Wagen laden wird
    .text = Du darfst bis zu drei Stück kaufen; jedes kommt in eine Stadt, die es verkauft, und wartet dort. Wagen 2 steht leer in Hamburg, wo schon drei Salz von dir liegen.
    .do = Lege in den Korb, was du magst, oder nichts. Ein Knopf kauft alles zusammen.

bid = Wer zuerst lädt
    .text = Alle versiegeln ein Gebot darauf, Lademeister zu sein. Das höchste zahlt und lädt zuerst und umsonst; die anderen kommen nur nach Absprache an Bord.
    .do = Versiegle ein Gebot, das dir deine drei Salz wert sind.

load = Waren kommen an Bord
    .text = Der Lademeister hat Platz für drei Stück einer Art, alle anderen für zwei. Was an Bord ist, bleibt dort, bis der Wagen in einer anderen Stadt ankommt.
    .do = Lege auf, was du hier hast. Ein Knopf lädt alles zusammen.

fee = Sprecht über das Entgelt
    .text = Der Lademeister nennt einen Preis für ein Stück und für zwei; wer mitfahren will, nimmt an, lehnt ab oder macht ein Gegenangebot. Ohne Einigung wird nichts geladen.
    .do = Nenne einen Preis, oder antworte auf den, den du hörst.

move = Bewege irgendeinen Wagen
    .text = Du spielst ein Plättchen und bewegst irgendeinen Wagen um dessen Zahl, auch einen ohne Waren von dir. Eine Stadt zahlt den Bonus auf ihrer Fahne für Waren, die ihr eigener Markt nicht zeigt.
    .do = Wähle Plättchen und Wagen, dann eines der markierten Felder. Der Knopf sagt, was er tun wird.

wheels = Drehe an den Preisen
    .text = Alle richten geheim zwei Pfeile auf Waren, und jeder Pfeil hebt seine Ware um eine Stufe. Von der höchsten Stufe fällt eine Ware auf die niedrigste.
    .do = Richte deine Pfeile auf Waren, die du verkaufen wirst, und versiegle sie.

revealed = Alle Pfeile zählen
    .text = Die Pfeile aller haben die Waren bewegt; wer denkt wie ein anderer, hebt eine Ware doppelt. Mit dem Großen Kontor darfst du danach noch eine Ware verschieben.
    .do = Sieh auf der Preistafel nach, welche Waren sich bewegt haben.

sale = Was ankommt, wird verkauft
    .text = Ein Wagen, der in eine Stadt gekommen ist, wird geleert, und alle Waren an Bord werden zum jetzigen Preis verkauft. Jede Ankunft macht das Steigen teurer, und die siebte beendet das Spiel.
    .do = Lies in der Chronik, was verkauft wurde und für wie viel.

invest = Karten für den Rest des Spiels
    .text = Wer eine Versteigerung gewinnt, nimmt eine der offenen Investitionskarten. Sie wirkt von der nächsten Runde an bis zum Ende; frühe Karten sind also mehr wert.
    .do = Biete auf eine Karte, oder passe und spare dein Geld für die Leiter.

status = Steige die Leiter hinauf
    .text = Ist der Unterhalt deiner Stufe bezahlt, darfst du eine oder zwei Stufen steigen. Hohe Stufen kosten jede Runde mehr Unterhalt, aber mit jeder Ankunft wird auch das Steigen teurer.
    .do = Steige, wenn genug für die Waren der nächsten Runde bleibt.

end = Du hast eine ganze Runde gesehen
    .text = Der Anfang geht nach links weiter, und die sieben Aktionen beginnen von vorn. Jede Regelnummer öffnet ihre Regel, und die Textansicht beschreibt den Tisch in Worten.
    .do = Spiele weiter: Es ist ein richtiges Spiel, und du kannst es noch gewinnen.

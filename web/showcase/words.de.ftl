# Was nur das Schaufenster sagt: aufgezeichnete Partien zum Ansehen, und wie man eine eigene spielt.
watch-lead = Eine ganze Partie ansehen
watch-lead-why = Aufgezeichnete Partien zwischen starken Bots: jeder Zug, mit den Augen aller, und was er bedeutet hat. Nichts zu installieren.
watch-game = Partie ansehen
recorded = Aufgezeichnete Partie
recorded-shape = { $players } Spieler · { $turns ->
    [one] eine Runde
   *[other] { $turns } Runden
}
play-yourself = Selbst spielen
play-yourself-why = Gegen Bots, mit Freunden über einen Link, oder mit Lektionen durch eine erste Runde; danach beurteilt ein Bot die eigenen Entscheidungen. Es läuft auf dem eigenen Rechner, ohne Konto.
play-installed = Mit Python 3.11 oder neuer
play-checkout = Oder in einer Kopie der Quellen
play-copy = Kopieren: { $command }

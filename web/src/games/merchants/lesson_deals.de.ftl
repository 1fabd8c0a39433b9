# Was der Lotse der Lektion über bindende Abmachungen sagt.

welcome = Ein Tisch, an dem Worte binden
    .text = Du kennst diesen Tisch aus deinem ersten Spiel. Neu ist das Gespräch vor jeder Entscheidung: Wer am Zug ist, kann mit jedem etwas abmachen, und das gilt bis zum Ende der Runde.
    .do = Gleich kaufst du ein, und Grün will etwas von dir. Lies weiter, was.

offer = Lies, was ein Ja bewirkt
    .text = Grün will die letzten beiden Seiden: 300 sofort, wenn du sie liegen lässt. Dafür bürgst du für Blau: 200 von dir kommen in einen Topf, und Grün bekommt sie, falls Blau Seide kauft.
    .do = Sieh dir dein Bares vorher und nachher an und was dich bindet. Dann nimm an.

standing = Getroffen, also gilt es
    .text = Die 300 gehören dir schon, 200 liegen im Topf. Hier steht jede Abmachung der Runde mit ihrer Nummer, und das Siegel zeigt, wen sie bindet.
    .do = Klappe Abmachung 1 auf und sieh, worauf jeder Punkt wartet.

barred = Seide gibt es für dich nicht
    .text = Was du weggegeben hast, bleibt zu sehen, aber schraffiert und versiegelt. Ein Klick darauf zeigt die Abmachung. Du musst dir deine Versprechen nicht merken: Das tut der Tisch.
    .do = Kaufe etwas anderes oder nichts und schließe den Einkauf ab.

propose = Jetzt biete selbst etwas an
    .text = Als Nächstes kauft Blau. Lässt auch Blau die Seide liegen, kommen deine 200 zurück, und das darf dir 100 wert sein.
    .do = Drücke den Knopf, mit dem du Blau etwas anbietest.

compose = Eine Gabe, ein Versprechen
    .text = Oben steht, was du gibst, darunter, was Blau gibt. Eine Abmachung kann bis zu sechs solche Punkte haben, auch mit Bedingungen.
    .do = Füge bei dir Florin hinzu und bei Blau „Versprechen, nicht …“.

line = Dein Angebot in einem Satz
    .text = Der Satz ganz oben ist genau das, was euch beide binden wird. Er soll sagen, dass du Blau 100 gibst und dass Blau keine Seide kauft.
    .do = Wähle Seide, lies den Satz noch einmal und biete ihn an.

yours = Blau sagt Ja
    .text = Abmachung 2 ist getroffen, und Blau hat deine 100. Mehr wolltest du nicht, bevor die Waren gekauft sind, also muss dich niemand mehr fragen.
    .do = Sage, dass du in dieser Aktion nichts mehr hast.

kept = Ein Versprechen hält sich selbst
    .text = Blau hat Eisen gekauft: Seide ließ sich dort nicht wählen. Dann nahm Grün beide Seiden, für die du 300 bekommen hast.
    .do = Lies es in der Chronik nach, dann geht es weiter.

pot = Der Topf kommt zurück
    .text = Der Einkauf ist vorbei, und Blau hat keine Seide. Worauf die 200 gewartet haben, kann nicht mehr geschehen: Der Punkt ist verfallen, und das Geld ist wieder in deiner Kasse.
    .do = Klappe Abmachung 1 auf und sieh, wie jeder Punkt geendet hat.

end = Abmachungen über alles
    .text = Gebote, Laden, Züge, Pfeile und Karten: Alles lässt sich versprechen. Die Nummer oben öffnet die Regeln dazu (M12 und DL); docs/deals.md hat viele Zeilen zum Abschreiben.
    .do = Eröffne einen Tisch mit bindenden Abmachungen, oder spiele hier weiter.

# Was der Lotse des ersten Spiels sagt.

welcome = Kleine Bahnen, große Gesellschaften
    .text = Du baust kurze Strecken, fährst ab, was an ihnen liegt, und verkaufst jede Strecke an die rote oder grüne Gesellschaft, ehe sie zu viel kostet. Wer am Ende die meisten Punkte hat, gewinnt.
    .do = Suche deine blaue Strecke im Süden der Karte.

mat = Was vor dir liegt
    .text = Mit Würfeln bietest und baust du, und vier Arten Einfluss öffnen, was Würfel nicht können. Was du befördert hast, zählt: Ein Satz aus allen vier Arten bringt am Ende zwei Punkte.
    .do = Lies deine Karte: Punkte, Gewinn, Würfel, Strecken, Einfluss und Befördertes.

auction = Biete um Einfluss
    .text = Ein Kasten gibt den aufgedruckten Einfluss und den Marker dieser Runde. Du kannst zwei Kästen gewinnen; wer überboten wird, nimmt die Würfel zurück und bietet neu.
    .do = Biete auf einen Kasten mit braunem Zugrad: Ohne Züge fährt nichts.

tracks = Wozu Einfluss gut ist
    .text = Mehr Regierung (weiß) baut früher, mehr Zug (braun) kommt früher zu den Zügen. Rot und Grün bezahlen Bahnhöfe der Gesellschaften und den Verkauf an sie.
    .do = Vergleiche die Scheiben: Auf einem Feld ist die obere zuerst dran.

start = Beginne eine Strecke
    .text = Einmal in der Runde darfst du eine Kette von Gleisen bauen. Sie beginnt an einem Bahnhof einer Gesellschaft oder irgendwo an deiner eigenen Strecke.
    .do = Wähle einen markierten Ort, an dem sie beginnt.

chain = Gleis um Gleis
    .text = Ein Gleis kostet in der Ebene einen Würfel und über einen Fluss zwei; Bahnhöfe der Gesellschaften und Grundherren wollen dazu Einfluss. Die Schildchen sagen, was jedes nächste Gleis kostet.
    .do = Geh weiter zu Reisenden, Post oder Bier. Ein Knopf baut die ganze Strecke.

train = Kaufe einen Zug
    .text = Züge befördern, was deine Strecke erreicht: Reisende auf gewölbten Plätzen, Güter auf eckigen. Die oberste Reihe kostet drei Zugeinfluss, die anderen zwei und einen.
    .do = Kaufe einen Zug, der zu deinen Stücken passt.

piece = Lade Stück um Stück
    .text = Post liegt an deinen Gleisen, Bier neben neutralen Bahnhöfen, die du berührst, und Reisende wollen zu einem Bahnhof ihrer Farbe. Andere nehmen, was du liegen lässt; beginne also mit dem Umstrittenen.
    .do = Lade ein Stück; ist nichts mehr für dich da, passe.

profit = Gewinn und Verlust
    .text = Jedes Stück bringt einen Punkt und Gewinn, und jedes deiner Gleise kostet einen Gewinn. Hoher Gewinn ist in der nächsten Runde zuerst dran und zählt am Ende.
    .do = Sieh, wie sich die Scheiben auf der Gewinnleiste bewegt haben.

sale = Verkaufe rechtzeitig
    .text = Du darfst einen Zug von Gleisen an eine Gesellschaft verkaufen, für Einfluss ihrer Farbe. Die Gleise kommen zu dir zurück und kosten keinen Gewinn mehr, aber was die Gesellschaft erreicht, kann aus dem Spiel gehen.
    .do = Verkaufe eine Strecke, die ihre Arbeit getan hat, oder passe.

end = Eine ganze Runde
    .text = Würfel kommen zurück, neue Marker werden gezogen, und die Phasen beginnen von vorn; es gibt fünf Runden. Am Ende kostet jedes Gleis auf der Karte einen Punkt.
    .do = Spiele weiter: Es ist ein richtiges Spiel, und du kannst es noch gewinnen.

# Was ein Tisch neben seinem Spiel sagt.

entry-opened = Der Tisch ist gedeckt.
entry-sat = { $seat } hat Platz genommen.
entry-stood = { $seat } hat den Tisch verlassen.
entry-began = Das Spiel beginnt.
entry-composes = { $seat } stellt eine Abmachung zusammen.
entry-took-back = { $seat } nimmt eine Entscheidung zurück.
entry-asked-back = { $seat } bittet, eine Entscheidung zurückzunehmen, die weiter zurückliegt.
entry-answered = { $granted ->
    [yes] { $seat } ist mit dem Zurücknehmen einverstanden.
   *[other] { $seat } ist mit dem Zurücknehmen nicht einverstanden.
}
entry-stood-in = { $why ->
    [owner] Der Bot { $level } spielt jetzt für { $seat }.
    [vote] Auf Wunsch der anderen spielt jetzt der Bot { $level } für { $seat }.
   *[failure] Der Bot auf dem Platz von { $seat } ist ausgefallen; { $level } spielt weiter.
}
entry-came-back = { $seat } sitzt wieder selbst am Platz.
entry-voted = { $seat } wünscht, dass ein Bot für { $chair } spielt.
entry-advised = { $seat } hat um Rat gefragt.
entry-key-turned = { $seat } hat einen neuen Platz-Link.
entry-rematched = { $seat } hat den Tisch noch einmal gedeckt.
entry-jumped = Die Uhr des Servers wurde gestellt; niemand verliert dadurch Zeit.

barrier-moved = { $seat } hat seitdem gezogen.
barrier-learned = Seitdem wurde etwas bekannt: { $event }
barrier-drew = Seitdem hat das Los entschieden.

declined-stale = Am Tisch ist es weitergegangen; sieh noch einmal hin.
declined-not-begun = Das Spiel hat noch nicht begonnen; es sind Plätze frei.
declined-game-over = Das Spiel ist aus.
declined-bot-sits-there = Für { $seat } spielt jetzt ein Bot.
declined-nothing-to-undo = Von dir gibt es nichts zurückzunehmen.
declined-undo-needs-consent = Das lässt sich nur zurücknehmen, wenn die anderen zustimmen.
declined-undo-of-absent = { $seat } ist nicht da, und eine Entscheidung von dort ginge mit zurück. Das geht nach der Rückkehr, oder in { $hours } h { $minutes } min.
declined-undo-asked-already = { $seat } hat schon darum gebeten, etwas zurückzunehmen.
declined-no-undo-asked = Niemand bittet darum, etwas zurückzunehmen.
declined-not-yours-to-grant = Darüber entscheidest du nicht, oder du hast schon geantwortet.
declined-empty-talk = Da stehen keine Wörter.
declined-too-much-talk = Du hast viel gesagt; weiter geht es in { $seconds } s.
declined-clock-still-runs = Die Uhr von { $seat } ist noch nicht abgelaufen.
declined-weak-stand-in = Auf einen fremden Platz kommt { $levels }, nicht { $level }.
declined-voted-already = Das hast du über { $seat } schon gesagt.
declined-no-bot-in-chair = Auf deinem Platz sitzt kein Bot.
declined-already-begun = Das Spiel hat begonnen; lass stattdessen einen Bot für dich spielen.
declined-no-empty-chair = Es ist kein Platz frei.
declined-chair-taken = Dieser Platz ist besetzt.
declined-not-your-seat = Dieser Platz gehört dir nicht.
declined-no-invitation = Mit diesem Link kann man sich nicht setzen; bitte um eine Einladung.
declined-not-over-yet = Das geht, wenn das Spiel aus ist.
declined-no-auction = Gerade läuft keine offene Versteigerung.
declined-broken-table = Das Protokoll dieses Tisches ist nicht lesbar; wer den Server betreibt, kann nachsehen.
declined-no-such-table = Diesen Tisch gibt es nicht.
declined-no-such-move = Einen Zug { $move } gibt es nicht; sie gehen von 0 bis { $last }.
declined-wrong-secret = Dieses Geheimnis öffnet hier keinen Platz.
declined-no-talk = Gerade wird nicht so verhandelt, dass du etwas vorschlagen könntest.
declined-composes-already = Die Verhandlung wartet schon auf dich.
declined-said-in-pieces = Eine Abmachung wird im Ganzen vorgeschlagen, als Zeile oder mit allen Punkten.
declined-learned-between = Nach Zug { $move } davon wird etwas aufgedeckt; was folgt, wird erst dann entschieden.
declined-not-asked = Du bist gerade nicht gefragt.
declined-no-lesson = Zu diesem Spiel gibt es keine Lektion.
declined-nobody-to-study-with = Kein Bot dieses Spiels kann sagen, was er für das Beste hält.
declined-way-not-offered = Dieses Haus schickt so keine Nachrichten.
declined-needs-a-name = E-Mail und Chats sind für Leute, die in diesem Haus einen Namen haben; lege zuerst einen an.
declined-no-mail-address = Das ist keine E-Mail-Adresse.
declined-no-subscription = Die Anmeldung des Browsers ist nicht vollständig; schalte sie neu ein.
declined-address-not-reached = { $why ->
    [no_address] Das ist keine Adresse im Netz.
    [no_such_host] Diesen Rechner gibt es nicht.
    [only_https] Gefragt werden nur Adressen mit https und ohne eigenen Port.
   *[other] Diese Adresse ist nicht öffentlich: Rechner in inneren Netzen fragt dieses Haus nicht.
}
declined-too-many-places = Mehr als { $most } Ziele kann man nicht haben; nimm zuerst eines weg.
declined-asked-often = Diese Adresse wurde heute schon { $times }-mal gefragt; versuche es morgen wieder.
declined-mail-not-taken = Der Mailserver hat die Mail nicht genommen ({ $why }); versuche es später.
declined-no-such-place = Ein solches Ziel hast du nicht.
declined-stopped-by-link = Ein Link in einer Mail hat das beendet; füge die Adresse neu hinzu, dann wird sie wieder gefragt.

too-many-requests = Zu viele Anfragen; bitte in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
no-database = Die Datenbank antwortet nicht; bitte gleich noch einmal versuchen.

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
    [host] Der Gastgeber des Hauses lässt jetzt den Bot { $level } für { $seat } spielen.
   *[failure] Der Bot auf dem Platz von { $seat } ist ausgefallen; { $level } spielt weiter.
}
entry-came-back = { $seat } sitzt wieder selbst am Platz.
entry-voted = { $seat } wünscht, dass ein Bot für { $chair } spielt.
entry-advised = { $seat } hat um Rat gefragt.
entry-key-turned = { $seat } hat einen neuen Platz-Link.
entry-offered = { $seat } gibt den Platz weiter, wenn ihn jemand nimmt.
entry-withdrew = { $seat } behält den Platz.
entry-handed-on = { $named ->
    [yes] { $name } hat den Platz von { $before } übernommen.
   *[no] { $name } hat den Platz übernommen.
}
entry-left = { $named ->
    [yes] { $name } hat das Spiel endgültig verlassen; der Bot { $level } spielt als { $seat } weiter.
   *[no] { $seat } hat das Spiel endgültig verlassen; der Bot { $level } spielt weiter.
}
entry-dropped = { $seat } hat den Tisch abgeräumt.
entry-rematched = { $too ->
    [yes] { $seat } will auch eine Revanche.
   *[no] { $seat } hat den Tisch noch einmal gedeckt.
}
entry-removed = { $by ->
    [author] Von der Person entfernt, die es gesagt hat
   *[host] Vom Gastgeber entfernt
}
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
declined-already-begun = Das Spiel hat begonnen.
declined-others-sit-there = An diesem Tisch sitzen auch andere; du kannst deinen eigenen Platz aufgeben.
declined-not-offered = Dein Platz wird niemandem angeboten.
declined-offer-spent = Dieser Link ist verbraucht oder zurückgezogen; der Platz ist vergeben.
declined-table-dropped = Dieser Tisch wurde abgeräumt, bevor das Spiel begann.
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
declined-nobody-known = Du hast hier noch keinen Namen.
declined-known-already = Dieser Browser ist schon als { $name } bekannt.
declined-name-and-mark-taken = Diesen Namen mit diesem Zeichen gibt es hier schon. Wähle ein anderes Zeichen oder einen anderen Namen.
declined-no-such-device = Dieses Gerät gibt es nicht.
declined-too-many-devices = Du hast schon { $most } Geräte. Entferne erst eines davon.
declined-code-used-up = Dieser Code ist verbraucht oder zu alt. Lass dir auf dem anderen Gerät einen neuen zeigen.
declined-same-device = Dieses Gerät zeigt den Code. Öffne den Link auf dem anderen.
declined-nothing-to-answer = Auf diese Antwort wartet niemand mehr.
declined-wrong-words = Diese Wörter gehören hier niemandem.
declined-unknown-word = Wort { $nth }, „{ $word }“, steht auf keiner Liste.
declined-unknown-word-but = Wort { $nth }, „{ $word }“, steht auf keiner Liste. Vielleicht ist es „{ $nearest }“.
declined-no-talk = Gerade wird nicht so verhandelt, dass du etwas vorschlagen könntest.
declined-composes-already = Die Verhandlung wartet schon auf dich.
declined-said-in-pieces = Eine Abmachung wird im Ganzen vorgeschlagen, als Zeile oder mit allen Punkten.
declined-learned-between = Nach Zug { $move } davon wird etwas aufgedeckt; was folgt, wird erst dann entschieden.
declined-not-asked = Du bist gerade nicht gefragt.
declined-no-lesson = Zu diesem Spiel gibt es keine Lektion.
declined-nobody-to-study-with = Kein Bot dieses Spiels kann sagen, was er für das Beste hält.
declined-no-gallery = Wer zusieht, redet an diesem Tisch nicht.
declined-plays-here = Du spielst hier mit: Sag es dem Tisch. Die Galerie öffnet sich für dich, wenn die Partie zu Ende ist.
declined-offer-gone = Das wird nicht mehr gefragt: Es hat zu lange gedauert, oder jemand wollte nicht.
declined-left-too-often = Du hast dich in einer Stunde dreimal gesetzt und bist wieder gegangen; in { $minutes } min kannst du wieder Platz nehmen.
declined-house-full = Dieses Haus hat { $most } offene Tische, mehr lässt der Gastgeber nicht zu. Nimm an einem Platz, oder stell einen Tisch mit Link auf.
declined-laid-too-often = Von deiner Adresse wurden in einer Stunde zehn öffentliche Tische aufgestellt; der nächste in { $minutes } min. Tische mit Link gehen immer.
declined-laid-enough = Du hast { $most } offene öffentliche Tische; warte, bis einer voll ist. Tische mit Link gehen immer.
declined-guest-laid-enough = Du hast einen offenen öffentlichen Tisch; warte, bis er voll ist. Tische mit Link gehen immer.
declined-muted = { $ends ->
    [good] Der Gastgeber hat dich für immer stumm geschaltet und sagt: „{ $why }“.
   *[time] Der Gastgeber hat dich stumm geschaltet, noch { $hours } h { $minutes } min, und sagt: „{ $why }“.
}
declined-shut-out = { $ends ->
    [good] Der Gastgeber hat dich für immer ausgeschlossen und sagt: „{ $why }“.
   *[time] Der Gastgeber hat dich ausgeschlossen, noch { $hours } h { $minutes } min, und sagt: „{ $why }“.
}
declined-no-new-guests = Neue Gäste können noch { $hours } h { $minutes } min nicht herein: „{ $why }“. Wer schon einmal hier war, kann es.
declined-guests-do-not-talk = In diesem Haus reden nur Leute mit einem Schlüssel.
declined-guests-play-first = In diesem Haus reden Gäste, sobald sie eine Partie beendet haben.
declined-gallery-is-silent = In diesem Haus redet die Galerie nicht.
declined-not-for-you = An diesem Tisch kannst du nicht Platz nehmen; such dir einen anderen.
declined-lobby-closed = In diesem Haus gibt es Tische nur auf Einladung.
declined-for-the-host = Das ist Sache des Gastgebers.
declined-not-over-hosts = Das geht nicht beim Gastgeber und nicht unter Stellvertretern.
declined-needs-a-key = Dafür brauchst du einen eigenen Schlüssel; leg zuerst einen an.
declined-link-spent = Dieser Link ist verbraucht oder älter als ein Tag. Einen neuen gibt es an der Konsole des Servers.
declined-needs-a-reason = Sag, warum: Es wird mit diesen Worten mitgeteilt.
declined-needs-a-name = In diesem Namen sind keine Buchstaben.
declined-nobody-there = Damit ist niemand gemeint.
declined-no-such-line = Dort wurde nichts gesagt.
declined-no-such-report = Diese Meldung gibt es nicht.
declined-too-many-reports = Du hast heute viel gemeldet; morgen geht es weiter.
declined-yourself = Das bist du selbst.
declined-nothing-to-undo-here = Das wurde schon zurückgenommen.
declined-words-are-gone = Entfernte Worte sind weg und kommen nicht wieder.
declined-way-not-offered = Dieses Haus schickt so keine Nachrichten.
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

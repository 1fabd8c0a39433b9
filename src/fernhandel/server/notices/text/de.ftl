# Was Nachrichten sagen. Ein Tisch heißt nach seinem Namen oder nach seinem Spiel.

title-move = { $table }: du bist dran
title-quarter = { $table }: deine Uhr läuft bald ab
title-hour = { $table }: deine Uhr läuft bald ab
title-undo = { $table }: darf zurückgenommen werden?
title-rematch = { $table }: noch eine Partie?
title-handed = { $table }: dein Stuhl ist übernommen
title-given = { $table }: ein Stuhl für dich
title-fits = Fernhandel: ein Stuhl für dich
title-begins = { $table }: das Spiel beginnt
title-over = { $table }: das Spiel ist aus
title-named = { $table }: jemand nennt dich
title-digest = { $moves ->
    [0] Fernhandel: nichts wartet auf dich
    [one] Fernhandel: einmal bist du dran
   *[other] Fernhandel: { $moves }-mal bist du dran
}
title-test = Fernhandel: ein Versuch
body-undo = Eine Entscheidung soll zurück, und du wirst gefragt.
body-rematch = Der Tisch ist neu aufgestellt, mit einem Stuhl für dich.
body-handed = { $name } spielt dort weiter. Von diesem Tisch wartet nichts mehr auf dich.
body-given = Du hast ihn übernommen und spielst dort weiter.
body-fits = { $table }, { $players ->
    [one] allein
   *[other] zu { $players }
}{ $pace ->
    [days] , ein Tag oder mehr je Zug
   *[live] , live
}. Wer in einer halben Minute Ja sagt, sitzt dort.
body-begins = Alle Stühle sind besetzt.
body-named = Im Gespräch steht dein Name.
body-test = Nachrichten kommen hier an.
body-digest = { $tables }.

left = { $days ->
    [0] { $hours ->
        [0] Noch { $minutes } min
       *[other] Noch { $hours } h { $minutes } min
    }
    [one] Noch ein Tag und { $hours } h
   *[other] Noch { $days } Tage
}
turn = { $game }, Zug { $turn }
since = Seit du da warst:
open = Was offen ist:
muting = Keine Post mehr von diesem Tisch: { $url }
stopping = Gar keine Post mehr: { $url }
greeting = { $name },
confirm-subject = Fernhandel: Ist das deine Adresse?
confirm-body = Jemand möchte Nachrichten von Brettspielen an diese Adresse bekommen. Wenn du das warst, öffne diese Seite und drücke den Knopf; sie gilt einen Tag:
confirm-else = Wenn nicht, tu nichts: Es kommt nichts weiter.

page-confirm-title = Nachrichten per E-Mail
page-confirm-ask = Nachrichten von deinen Tischen an diese Adresse senden?
page-confirm-button = Ja, senden
page-confirm-done = Nachrichten gehen jetzt an diese Adresse.
page-table-title = Keine Post mehr von diesem Tisch?
page-table-ask = Das Spiel geht weiter, und andere Tische melden sich noch.
page-table-button = Nichts mehr von diesem Tisch
page-table-done = Dieser Tisch schickt keine Post mehr.
page-all-title = Gar keine Post mehr?
page-all-ask = Deine Spiele gehen weiter. Auf der Seite der Nachrichten kannst du sie wieder einschalten.
page-all-button = Keine Post mehr
page-all-done = Es kommt keine Post mehr.
page-gone-title = Dieser Link bewirkt nichts mehr
page-gone-ask = Er ist verbraucht oder nicht vollständig.
page-home = Zu den Tischen

you-are = Du bist { $name } (Platz { $seat }) an einem Tisch von { $title } ({ $edition }) zu { $players }.
your-move = Du bist am Zug: { $prompt }
asked = { $prompt }
waits = Der Tisch wartet auf Mitspieler; die Partie hat noch nicht begonnen.
over = Die Partie ist zu Ende.
position = Der Tisch, wie du ihn siehst:
news = Was nach Marke { $cursor } geschah:
no-news = Nach Marke { $cursor } ist nichts geschehen.
deals = Abmachungen nach Nummer:
figures = { $decisions ->
    [one] Du hast eine Entscheidung getroffen
   *[other] Du hast { $decisions } Entscheidungen getroffen
 }, mit { $refused ->
    [0] keinem unerlaubten Versuch.
    [one] einem unerlaubten Versuch.
   *[other] { $refused } unerlaubten Versuchen.
 }
cursor = Marke: { $cursor }
done = Getan.
said = Gesagt.
tries = { $tries ->
    [one] Das war ein unerlaubter Versuch; nichts hat sich geändert.
   *[other] Das war der unerlaubte Versuch { $tries } in dieser Partie; nichts hat sich geändert.
 }
nothing-changed = Nichts hat sich geändert.
rule = Regel { $id }: { $text }
choices = Du darfst:
not-asked = Du bist gerade nicht gefragt.
kinds = Die Arten von Aktionen an diesem Tisch, jetzt erlaubt oder nicht, mit ihren Feldern:
all-of-kind = { $count ->
    [one] Die einzige Aktion der Art { $kind }, jetzt erlaubt oder nicht:
   *[other] Alle { $count } Aktionen der Art { $kind }, jetzt erlaubt oder nicht:
 }
some-of-kind = { $shown } von { $count } Aktionen der Art { $kind }, jetzt erlaubt oder nicht:
contents = Die Kapitel der Regeln; frage nach einem mit seinem Anfang (wie { $example }) oder nach einer einzelnen Regel mit ihrer Nummer.
no-deal = Es gibt keinen offenen Vorschlag { $deal }; { $open ->
    [none] keiner ist offen.
   *[other] offen sind { $open }.
 }
no-kind-now = Von der Art { $kind } darf jetzt nichts gewählt werden.
moved-on = Am Tisch ist es weitergegangen, seit du zuletzt hingesehen hast; sieh noch einmal hin.
said-in-pieces = Eine Abmachung wird als Ganzes gesagt, mit den Werkzeugen propose und answer.
learned-between = Nach Zug { $move } davon kommt etwas ans Licht, das deine Meinung ändern könnte: entscheide bis dorthin und sieh wieder hin.
row-dropped = Der Rest dessen, was du beschlossen hattest, fiel weg: andere haben dazwischen gesprochen.
passed-over = Du hast zu lange gebraucht oder zu oft gefehlt; jemand anders hat für dich entschieden.
bot-failed = Der Bot von { $seat } hat versagt; dort wird von jetzt an aufs Geratewohl gezogen.
broken = Der Tisch ist kaputt ({ $fault }); die Partie kann nicht weitergehen.

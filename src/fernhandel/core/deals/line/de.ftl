# Der Rahmen der Zeile einer Abmachung auf Deutsch, und was zu einer Zeile gesagt wird, die nicht verstanden wurde.
#
# Vorlagen: ein Platz ist eine Angabe, [...] kann fehlen, von Formen mit | dazwischen wird die erste geschrieben.


## Der Rahmen

line-if = falls { $happening }:
line-unless = außer wenn { $happening }:
line-gift = { $by } gibt|gebe|gibst { $receiver } { $gift }
line-will-not = { $by } wird|werde|wirst nicht { $denied }
line-will = { $by } wird|werde|wirst { $deed }
line-now = jetzt
line-at = bei { $moment }
line-once = sobald { $clause } getan ist
line-times = { $times } mal
line-each = jedes Mal
line-until = bis { $moment }

line-least = mindestens { $amount }
line-most = höchstens { $amount }
line-exactly = genau { $amount }
line-over = über { $amount }
line-between = { $amount } bis { $other }
line-sealed = verdeckte Karte

line-seat = Sitz|seat { $number }
line-self = ich|mir|mich
line-you = du|dir|dich
an-amount = ein Betrag


## Eine Zeile, die nicht verstanden wurde

bad-word-unknown = { $expected ->
    [none] Ich kenne "{ $word }" nicht (Zeichen { $at }).
   *[some] Ich kenne "{ $word }" nicht (Zeichen { $at }). Hier könnte stehen: { $expected }.
}
bad-word-missing = { $word ->
    [none] Die Zeile ist leer. Hier könnte stehen: { $expected }.
   *[some] Die Zeile endet zu früh, nach "{ $word }". Hier könnte stehen: { $expected }.
}
bad-amount-wrong = { $word } (Zeichen { $at }) ist kein Betrag: { $coin ->
    [100] volle Hunderter
   *[other] Vielfache von { $coin }
} bis { $most }.
bad-clause-unknown = { $word } (Zeichen { $at }): davor gibt es keinen Punkt { $word }.
bad-two-times = "{ $word }" (Zeichen { $at }): dieser Punkt hat schon eine Bedingung.
bad-you-unclear = "{ $word }" (Zeichen { $at }): es sind mehrere andere beteiligt.
bad-too-long = Eine Abmachung hat höchstens sechs Punkte und 500 Zeichen.

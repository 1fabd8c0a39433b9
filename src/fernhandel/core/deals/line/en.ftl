# The frame of a deal's line in English, and what is said of a line that was not understood.
#
# Templates: a slot is a fact, [...] may be left out, of forms parted by | the first is printed.


## The frame

line-if = if { $happening }:
line-unless = unless { $happening }:
line-gift = { $by } gives|give { $receiver } { $gift }
line-will-not = { $by } will not { $denied }
line-will = { $by } will { $deed }
line-now = now
line-at = at { $moment }
line-once = once { $clause } is done
line-times = { $times } times
line-each = each time
line-until = until { $moment }

line-least = at least { $amount }
line-most = at most { $amount }
line-exactly = exactly { $amount }
line-over = over { $amount }
line-between = { $amount } to { $other }
line-sealed = a sealed card

line-seat = seat { $number }
line-self = I|me|myself
line-you = you
an-amount = an amount


## A line that is not understood

bad-word-unknown = { $expected ->
    [none] I do not know "{ $word }" (character { $at }).
   *[some] I do not know "{ $word }" (character { $at }). Here could stand: { $expected }.
}
bad-word-missing = { $word ->
    [none] The line is empty. Here could stand: { $expected }.
   *[some] The line ends too early, after "{ $word }". Here could stand: { $expected }.
}
bad-amount-wrong = { $word } (character { $at }) is not an amount: { $coin ->
    [100] whole hundreds
   *[other] multiples of { $coin }
} up to { $most }.
bad-clause-unknown = { $word } (character { $at }): there is no clause { $word } before this one.
bad-two-times = "{ $word }" (character { $at }): this clause has a condition already.
bad-you-unclear = "{ $word }" (character { $at }): there is more than one other party.
bad-too-long = A deal has at most six clauses and 500 characters.

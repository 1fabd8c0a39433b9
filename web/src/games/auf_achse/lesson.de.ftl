# Was der Lotse des ersten Spiels sagt.

welcome = Ein Laster und drei Frachten
    .text = Du bist Spediteur: Du lädst in einer Stadt, fährst in eine andere und kassierst die Fracht. Wer am Ende das meiste Geld hat, gewinnt.
    .do = Suche deinen roten Laster auf der Karte; er steht in Graz.

waybills = Deine Frachtbriefe
    .text = Fünf Waren für Leipzig sind an Bord; die anderen beiden Frachten hast du auf der Hand. Städte, die dich angehen, haben auf der Karte gelbe Schilder.
    .do = Zeige auf einen Frachtbrief, und die Karte zeigt seinen Weg.

roll = Zuerst die Würfel
    .text = Ein Zug beginnt mit zwei Würfeln, und du fährst nach einem von ihnen. Eine 6 ist ein Joker und zählt als jede Zahl.
    .do = Würfle.

drive = Wohin jeder Würfel führt
    .text = Volle Marken brauchen die ganze Zahl, gestrichelte sind frühe Halte in Städten deiner Frachten. Wer eine Stadt genau erreicht, darf auch eine öffentliche Fracht verlangen.
    .do = Wähle eine Marke auf der Karte oder in der Liste, sieh, was folgt, und drücke den Knopf, der es nennt.

event = Ein Ereignis
    .text = Wer genau auf einem Dreieck endet, nimmt eine Ereigniskarte. Die meisten helfen, einige kosten Geld, und einige bringen einen Stau.
    .do = Lies in der Chronik, was die Karte tut.

city = In der Stadt
    .text = In der Startstadt einer Fracht darfst du alle ihre Waren laden, wenn Platz ist; was am Ziel ist, wird sofort bezahlt. Bist du genau angekommen, wähle auch eine öffentliche Fracht.
    .do = Lade, kaufe einen Anhänger oder wähle eine Fracht und beende den Besuch.

trailers = Platz für mehr
    .text = Ein Laster fasst sechs Waren, und Anhänger bringen vier oder sechs dazu. In deinem Zug darfst du sie jederzeit kaufen und verkaufen, aber am Ende sind sie nichts wert.
    .do = Klappe die Anhänger auf und sieh, was sie kosten.

row = Öffentliche Frachten
    .text = Diese Frachten stehen allen offen, die eine Stadt genau erreichen. Wählt jemand dann keine, verlässt die an der Laderampe das Spiel.
    .do = Sieh nach, welche davon auf deinem Weg beginnt.

bid = Die Versteigerung
    .text = Die Angebote gehen von 1 bis 5, und jedes kostet einen Teil der Fracht. Wer die Fracht gewählt hat, darf beim höchsten Angebot gleichziehen; alle anderen müssen es überbieten.
    .do = Biete, solange der Rest deinen Weg bezahlt, oder passe.

signs = Schilder sperren die Straße
    .text = Wer eine 1 fährt, stellt das Baustellenschild auf ein Autobahnfeld, und Ereigniskarten bringen Staus. So ein Feld darf niemand betreten oder überfahren.
    .do = Behalte die Straße nach Leipzig im Auge.

end = Du bist unterwegs
    .text = Das Spiel endet, wenn die Reihe leer ist und jemand alle Frachten erledigt hat. Bis dahin zahlen lange Frachten am besten, wenn du ihre Wege verbindest.
    .do = Spiele weiter: Es ist ein richtiges Spiel, und du kannst es noch gewinnen.

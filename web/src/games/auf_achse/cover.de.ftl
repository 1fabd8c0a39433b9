# Was die Seite vom Spiel sagt, bevor und während es gespielt wird.

title = Auf Achse
short = Auf Achse
also = Mit dem Lastwagen durch Europa
about = Ersteigere Frachten, plane die günstigste Tour und sei vor den anderen an der Rampe.
time = 60 Min.
made-by = Wolfgang Kramer; F.X. Schmid (1987), Schmidt Spiele (2007)

option-variant = Spiel
option-variant-standard = das ganze Spiel
option-variant-children = für Kinder: ohne Anhänger und Versteigerungen
option-free_movement = Ein Lastwagen fährt
option-free_movement-off = genau die gewählte Zahl, außer in eine Stadt hinein
option-free_movement-on = bis zur gewählten Zahl und hält, wo er will
option-one_truck_cities = In einer Stadt steht
option-one_truck_cities-on = nur ein Lastwagen
option-one_truck_cities-off = jede Zahl von Lastwagen
option-first_player = Es beginnt
option-first_player-random = wen das Los bestimmt
option-first_player-red = Rot auf Platz 1
option-first_player-yellow = Gelb auf Platz 2
option-first_player-blue = Blau auf Platz 3
option-first_player-green = Grün auf Platz 4
option-first_player-violet = Violett auf Platz 5
option-first_player-black = Schwarz auf Platz 6

"""The contract every game keeps: actions, phases, events, seats, chance, records and views. Pure: no I/O."""

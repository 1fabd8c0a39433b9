"""First Train to Nuremberg, with Last Train to Wensleydale on the back of its board.

The modules follow the phases of a turn: ``phases/`` holds one chapter each, ``track`` what is said of links.
"""

"""Shelves full of books behind a dark table."""
from library import lights
from library import materials as m
from library import sets, things

SEED = 331


def level():
    facts = sets.studio(m.paint('#3b342c'), m.wood('#7a5233', '#3d2414', 0.24, 'X'), side=-1, gobo='window', sky_strength=0.4)
    board = m.wood('#6b4527', '#3a2312', 0.3, 'X', gap=False)
    for number in range(5):
        z = 0.02 + 0.34 * number
        things.shelf(0, 2.36, z, 3.4, 0.24, 0.03, board)
        things.book_row(-1.4, 1.4, 2.36, z + 0.031, SEED + number, 0.16)
    for x in (-0.72, 0.70):
        things.shapes.box((0.03, 0.25, 2.2), (x, 2.36, 0), board, 0.003)
    lights.point('lamp', (-0.35, 2.05, 0.55), 3, (1, 0.66, 0.36), 0.06)
    return facts

"""A gym: dumbbells on a rack, rubber floor, mirrors and a window far behind."""
from library import materials as m
from library import sets, shapes, things

SEED = 263


def level():
    facts = sets.studio(m.concrete('#8d8c8a'), m.matte('#2a2b2e', 0.6), side=-1, gobo='blinds', depth=3.4, sky_strength=0.5)
    steel = m.lacquer('#1b1c1f', 0.3)
    for row, z in enumerate((0.16, 0.42, 0.68)):
        shapes.box((2.6, 0.26, 0.03), (0.15, 2.95 + 0.05 * row, z), steel, 0.004)
        for number in range(11):
            things.dumbbell((-1.05 + 0.24 * number, 2.93 + 0.05 * row, z + 0.03), 1.57, 1.25 - 0.12 * row)
    for x in (-1.15, 1.45):
        shapes.box((0.06, 0.3, 0.85), (x, 2.97, 0), steel, 0.006)
    things.dumbbell((0.36, 1.85, 0), 0.5, 1.1)
    things.dumbbell((-0.40, 2.05, 0), -0.35, 1.1)
    things.window(-0.9, 3.36, 1.45, 0.9, 0.9, 7, '#24262a')
    return facts

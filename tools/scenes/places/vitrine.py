"""A shop window in the evening: a pale plinth, the street far behind the glass."""
from library import materials as m
from library import sets, shapes, things

SEED = 509


def level():
    facts = sets.studio(m.matte('#4b545e'), m.stone('#ddd2c0', 0.4), side=1, gobo='blinds', table_edge=1.9, sky_strength=0.6, fstop=0.8)
    rng = shapes.random.Random(SEED)
    dark = m.lacquer('#1f2226', 0.3)
    for x in (-1.15, 0.0, 1.15):
        shapes.box((0.05, 0.05, 2.4), (x, 2.5, -0.6), dark, 0.006)
    shapes.box((4, 0.06, 0.07), (0, 2.5, -0.02), dark, 0.006)
    for number in range(7):
        wide = rng.uniform(0.4, 0.7)
        shapes.box((wide, 0.2, rng.uniform(0.9, 2.0)), (-1.9 + 0.6 * number, 3.35, -0.7), m.matte(rng.choice(('#6f6a66', '#8a7f74', '#565f68', '#94816c'))), 0.01)
    for colour, count, strength in (('#ffb15c', 46, 26), ('#ffe2b0', 40, 22), ('#ff5f46', 14, 20), ('#9fd0ff', 18, 18)):
        things.bulbs([(rng.uniform(-1.7, 1.7), rng.uniform(3.05, 3.2), rng.uniform(-0.15, 1.0)) for _ in range(count)], 0.013, colour, strength)
    # by day no street is full of lamps
    return facts | {'without': ['day']}

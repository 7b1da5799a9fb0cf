"""Paper hearts on a table of red, lights far behind."""
from library import materials as m
from library import sets, shapes, things

SEED = 479


def _hearts(count, spots, seed):
    rng = shapes.random.Random(seed)
    for number in range(count):
        x, y = spots(rng)
        colour = ('#b3172b', '#d8475a', '#f0c6c6', '#8d0f22')[number % 4]
        piece = shapes.prism(shapes.heart(rng.uniform(0.03, 0.062)), 0.0012, (x, y, 0.0015 + 0.0006 * (number % 5)), m.matte(colour), 0, upright=False)
        piece.rotation_euler = (rng.gauss(0, 0.05), rng.gauss(0, 0.05), rng.uniform(0, 6.28))


def level():
    facts = sets.studio(m.paint('#6f1220'), m.wood('#7b4a33', '#3a1d12', 0.2, 'X'), side=1, gobo='window', table_edge=2.1, sky_strength=0.4)
    _hearts(34, lambda rng: (rng.uniform(-0.75, 0.75), rng.uniform(1.55, 2.05)), SEED)
    rng = shapes.random.Random(SEED)
    things.bulbs([(rng.uniform(-1.6, 1.6), rng.uniform(3.1, 3.4), rng.uniform(-0.1, 1.25)) for _ in range(110)], 0.009, '#ffb070', 40)
    for number in range(3):
        things.candle((-0.45 + 0.09 * number, 1.98 + 0.06 * (number % 2), 0), 0.03, 0.11 - 0.03 * number, '#efe3d3')
    return facts


def above():
    facts = sets.table_above(m.cloth('#8d1526', 1100, 0.7, 0.2), side=1, gobo='window')
    _hearts(46, lambda rng: _rim(rng), SEED)
    return facts


def _rim(rng):
    while True:
        x, y = rng.uniform(-0.33, 0.33), rng.uniform(-0.37, 0.37)
        if x * x + y * y > 0.055:
            return x, y

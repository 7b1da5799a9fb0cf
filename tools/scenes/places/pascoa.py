"""Easter: eggs and a nest on linen, spring green far behind."""
from library import materials as m
from library import sets, shapes, things

SEED = 467
COLOURS = ('#cfe0d4', '#f0cfc6', '#f3e3b8', '#c9cfe6', '#e8d3b4')


def _nest(x, y, radius, seed):
    rng = shapes.random.Random(seed)
    parts = []
    for _ in range(520):
        turn, out = rng.uniform(0, 6.28), radius * rng.uniform(0.7, 1.15)
        z = rng.uniform(0.0, 0.05) * (1.2 - abs(out / radius - 0.95) * 2)
        a = turn + 1.57 + rng.gauss(0, 0.35)
        px, py, long = x + out * shapes.math.cos(turn), y + out * shapes.math.sin(turn), rng.uniform(0.03, 0.075)
        dx, dy = long * shapes.math.cos(a), long * shapes.math.sin(a)
        tip = max(0.002, z + rng.gauss(0, 0.012))
        parts.append([(px - dx, py - dy, max(0.002, z)), (px + dx, py + dy, tip), (px + dx, py + dy, tip + 0.0022), (px - dx, py - dy, max(0.002, z) + 0.0022)])
    shapes.scatter(parts, m.matte('#c3a468'))


def level():
    facts = sets.studio(m.paint('#dfe6cf'), m.cloth('#e9dfcb', 700), side=-1, gobo='leaves', seed=SEED, table_edge=2.35, sky_strength=0.6)
    shapes.grid(3.2, 2.0, 220, 140, shapes.folds(SEED, 9, 0.006, 1.2), m.cloth('#e9dfcb', 700), (0, 1.3, 0.002))
    _nest(-0.36, 2.05, 0.12, SEED)
    for number, (x, y) in enumerate(((-0.40, 2.03), (-0.33, 2.04), (-0.37, 2.09), (0.34, 1.95), (0.42, 2.05))):
        things.egg((x, y, 0.022 if number < 3 else 0), COLOURS[number], 1.15, 1.3 * number)
    things.vase((0.60, 2.22, 0), 0.2, 0.06, '#f1ece2')
    things.leaves((0.60, 2.22, 0.2), 8, SEED, '#7f9a5c', (0.03, 0.055), 0.5, 0.36, 0.8, 12)
    for number in range(7):
        things.leaves((-1.6 + 0.55 * number, 3.3, -0.42), 8, SEED + number, '#8fae62', (0.08, 0.14), 0.5, 1.15, 0.8, 10, 1.0)
    return facts | {'without': ['night']}


def above():
    facts = sets.table_above(m.cloth('#e9dfcb', 1500, 0.7), side=1, gobo='window')
    shapes.grid(2.2, 2.2, 240, 240, shapes.folds(SEED, 10, 0.008, 1.2), m.cloth('#e9dfcb', 1500, 0.7), (0, 0, 0.002))
    _nest(-0.24, 0.28, 0.085, SEED)
    for number, (x, y) in enumerate(((-0.265, 0.27), (-0.22, 0.265), (-0.245, 0.31), (0.27, -0.27), (0.215, -0.33), (0.29, 0.31))):
        things.egg((x, y, 0.012 if number < 3 else 0.003), COLOURS[number % 5], 1.0, 1.3 * number)
    return facts

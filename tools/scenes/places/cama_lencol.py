"""A bed with white linen, a pillow and a window behind it."""
from library import materials as m
from library import sets, shapes, things

SEED = 433
COLOUR = '#ece8e1'


def _pillow(x, y, turn, seed):
    rng = shapes.random.Random(seed)
    bumps = [(rng.uniform(-0.2, 0.2), rng.uniform(-0.12, 0.12), rng.uniform(0.05, 0.12), rng.uniform(-0.012, 0.012)) for _ in range(9)]
    soft = lambda a, b: max(0.0, (1 - abs(a / 0.34) ** 3.2) * (1 - abs(b / 0.23) ** 3.2)) ** 0.5 * 0.15
    height = lambda a, b: soft(a, b) + sum(t * shapes.math.exp(-(((a - p) / w) ** 2) - ((b - q) / w) ** 2) for p, q, w, t in bumps) * min(1, soft(a, b) * 12)
    shapes.grid(0.68, 0.46, 80, 60, height, m.cloth(COLOUR, 1200, 0.5, 0.15), (x, y, 0.01), turn=turn)


def level():
    facts = sets.studio(m.paint('#d8d0c4'), m.cloth(COLOUR, 1200, 0.5, 0.15), side=-1, gobo='window', table_edge=2.7)
    shapes.grid(3.2, 3.2, 240, 240, shapes.folds(SEED, 16, 0.014, 1.5), m.cloth(COLOUR, 1200, 0.5, 0.15), (0, 1.3, 0.002))
    _pillow(-0.42, 2.35, 0.12, 5)
    _pillow(0.36, 2.42, -0.08, 6)
    shapes.box((2.2, 0.08, 0.75), (0, 2.78, -0.2), m.cloth('#b79f84', 600, 1.0, 0.4), 0.03)
    things.window(0.85, 3.44, 1.35, 0.8, 1.1, 6)
    return facts


def above():
    facts = sets.table_above(m.cloth(COLOUR, 1200, 0.5, 0.15), side=1, gobo='window')
    shapes.grid(2.2, 2.2, 260, 260, shapes.folds(SEED + 1, 12, 0.016, 1.2), m.cloth(COLOUR, 1200, 0.5, 0.15), (0, 0, 0.002))
    return facts

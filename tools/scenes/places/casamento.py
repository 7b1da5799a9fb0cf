"""A wedding: a table with a white cloth; round tables, flowers, candles and strings of lights far behind."""
import random

from library import sets, shapes, things
from library import materials as m

SEED = 563
WALL = 6.2
MIXES = {
    'day': {'groups': {'sky': (0.92, 0.93, 0.96), 'key': (0.95, 0.95, 0.95), 'lamp': (0.36, 0.34, 0.32)}},
    'sun': {'groups': {'sky': (0.66, 0.62, 0.58), 'key': (0.12, 0.11, 0.10), 'sun': (0.9, 0.82, 0.7), 'lamp': (0.5, 0.46, 0.42)}, 'exposure': 0.5},
}


def level():
    shapes.box((5, 2.5, 0.02), (0, 0.64, -0.02), m.cloth('#f2ede4', 1300, 0.7, 0.25), 0.01)
    shapes.plane(14, 8, (0, WALL, 2.6), m.plaster('#e4d8c8', 0.5), upright=True)
    shapes.plane(14, 12, (0, 5, -0.9), m.wood('#b08a63', '#6f4c30', 0.2, 'X'))
    for x in (-2.2, -1.35, 1.35, 2.2):
        things.curtain(x, WALL - 0.25, 0.85, 4.6, '#f3ece2', SEED + round(10 * x), 0.45).location.z -= 0.9
    for number, (x, y) in enumerate(((-1.0, 4.0), (0.75, 4.5), (-0.25, 5.3), (1.75, 5.2), (-2.0, 5.2))):
        _table((x, y, -0.9), number)
    rng = random.Random(SEED)
    spots = []
    for start, end, sag in (((-2.6, 1.35), (0.3, 1.5), 0.35), ((0.3, 1.5), (2.8, 1.25), 0.4), ((-2.6, 1.0), (2.8, 0.9), 0.22), ((-2.4, 1.6), (2.6, 1.6), 0.3)):
        for step in range(26):
            t = step / 25
            spots.append((start[0] + (end[0] - start[0]) * t, 5.0 + rng.uniform(-0.1, 0.1), start[1] + (end[1] - start[1]) * t - sag * 4 * t * (1 - t)))
    things.bulbs(spots, 0.017, '#ffcb84', 16)
    sets.daylight(1, gobo='leaves', seed=SEED, sky_strength=0.4)
    sets.level_camera(fstop=1.4)
    return {'view': 'level', 'side': 1, 'floor_y': 1.88, 'exposure': 0.95, 'mixes': MIXES}


def _table(at, seed):
    """A round table with a long cloth, plates, candles and a bunch of flowers; chairs around it."""
    x, y, z = at
    rng = random.Random(SEED + seed)
    folds = lambda u, v: ((0.72 + 0.07 * v + 0.03 * v * shapes.math.sin(u * shapes.math.tau * 17)) * shapes.math.cos(u * shapes.math.tau) + x, (0.72 + 0.07 * v + 0.03 * v * shapes.math.sin(u * shapes.math.tau * 17)) * shapes.math.sin(u * shapes.math.tau) + y, z + 0.76 * (1 - v))
    linen = m.matte('#f0ebe2', 0.9)
    shapes.surface(160, 6, folds, linen)
    shapes.cylinder(0.73, 0.012, (x, y, z + 0.755), linen, 0.004)
    for number in range(7):
        turn = 0.9 * number + seed
        shapes.cylinder(0.13, 0.012, (x + 0.52 * shapes.math.cos(turn), y + 0.52 * shapes.math.sin(turn), z + 0.768), m.ceramic('#f7f5f0', None, 0.2), 0.004, 40)
        shapes.lathe([(0.0001, 0), (0.03, 0.002), (0.006, 0.01), (0.006, 0.09), (0.035, 0.13), (0.03, 0.20)], (x + 0.36 * shapes.math.cos(turn), y + 0.36 * shapes.math.sin(turn), z + 0.768), m.metal('#dfe3e4', 0.12), 24)
    things.vase((x, y, z + 0.768), 0.22, 0.07, '#f1ece2', 0.5)
    for colour, count in (('#f2e6e2', 16), ('#e9bcc0', 12), ('#f7f2ea', 12)):
        for _ in range(count):
            turn, out = rng.uniform(0, 6.283), 0.15 * rng.random() ** 0.6
            shapes.ball(rng.uniform(0.028, 0.042), (x + out * shapes.math.cos(turn), y + out * shapes.math.sin(turn), z + 1.06 + 0.10 * (1 - out / 0.15) + rng.uniform(-0.03, 0.03)), m.matte(colour), 0.85)
    things.leaves((x, y, z + 0.98), 12, SEED + seed, '#6f8f62', (0.06, 0.10), 0.5, 0.26, 1.3, 7)
    for side in (-1, 1):
        things.candle((x + 0.2 * side, y - 0.12, z + 0.768), 0.025, 0.12)
    for number in range(4):
        turn = 1.57 * number + 0.5 * seed
        px, py = x + 0.98 * shapes.math.cos(turn), y + 0.98 * shapes.math.sin(turn)
        wood = m.lacquer('#c9a06a', 0.35)
        shapes.box((0.40, 0.40, 0.03), (px, py, z + 0.45), wood, 0.01, turn)
        for offset in (-0.17, -0.06, 0.06, 0.17):
            shapes.box((0.025, 0.025, 0.5), (px + 0.19 * shapes.math.cos(turn) - offset * shapes.math.sin(turn), py + 0.19 * shapes.math.sin(turn) + offset * shapes.math.cos(turn), z + 0.46), wood, 0.005, turn)
        shapes.box((0.03, 0.42, 0.06), (px + 0.19 * shapes.math.cos(turn), py + 0.19 * shapes.math.sin(turn), z + 0.92), wood, 0.012, turn)
        for a in (-0.17, 0.17):
            for b in (-0.17, 0.17):
                shapes.box((0.03, 0.03, 0.45), (px + a, py + b, z), wood, 0.005)

"""A veranda: a table of wood; a wicker chair, pots and a railing before a garden, far behind."""
import random

from library import lights
from library import materials as m
from library import sets, shapes, things
from library.studio import level_camera

SEED = 601
TABLE_EDGE = 1.88
FLOOR = -0.72


def _railing(y):
    white = m.lacquer('#eae6dd', 0.4)
    for number in range(25):
        shapes.lathe([(0.0001, 0), (0.028, 0), (0.024, 0.05), (0.016, 0.1), (0.03, 0.3), (0.016, 0.52), (0.024, 0.62), (0.028, 0.66), (0.0001, 0.66)], (-2.6 + 0.21 * number, y, FLOOR + 0.06), white, 20)
    shapes.box((6, 0.12, 0.06), (0, y, FLOOR + 0.72), white, 0.01)
    shapes.box((6, 0.12, 0.06), (0, y, FLOOR), white, 0.01)
    for x in (-1.62, 1.5):
        shapes.box((0.17, 0.17, 4), (x, y, FLOOR), m.lacquer('#f0ece4', 0.4), 0.012)


def _chair(at, turn):
    """Of wicker: a round back, arms, a cushion."""
    x, y, z = at
    cane = m.wood('#b98a58', '#7a5230', 0.9, gap=False)
    before = set(shapes.bpy.data.objects)
    for row in range(15):
        h = 0.36 + 0.045 * row
        reach = 0.36 - 0.006 * max(0, row - 8)
        start = 0.15 + 0.035 * max(0, row - 6)
        points = [(reach * shapes.math.cos(a), reach * shapes.math.sin(a), h + 0.006 * shapes.math.sin(12 * a + row)) for a in [shapes.math.pi * (start + (1 - 2 * start) * step / 20) for step in range(21)]]
        shapes.tube(points, 0.013, cane)
    for number in range(15):
        a = shapes.math.pi * (0.12 + 0.76 * number / 14)
        tall = 1.0 - 0.42 * abs(number / 7 - 1) ** 2
        shapes.tube([(0.36 * shapes.math.cos(a), 0.36 * shapes.math.sin(a), 0.0), (0.37 * shapes.math.cos(a), 0.37 * shapes.math.sin(a), 0.4), (0.36 * shapes.math.cos(a), 0.38 * shapes.math.sin(a), tall)], 0.014, cane)
    shapes.cylinder(0.36, 0.05, (0, 0, 0.33), cane, 0.02, 64)
    shapes.cylinder(0.33, 0.10, (0, -0.01, 0.38), m.cloth('#ece2d0', 700, 1.5, 0.6), 0.045, 64)
    for thing in set(shapes.bpy.data.objects) - before:
        px, py, pz = thing.location
        thing.location = (x + px * shapes.math.cos(turn) - py * shapes.math.sin(turn), y + px * shapes.math.sin(turn) + py * shapes.math.cos(turn), z + pz)
        thing.rotation_euler = (0, 0, turn)


def _tree(x, y, tall, seed):
    colour = ('#4f7236', '#5f8440', '#3f6331', '#74934a')[seed % 4]
    for number in range(5):
        turn = 2.4 * number + seed
        at = (x + 0.22 * tall * shapes.math.cos(turn), y + 0.2 * tall * shapes.math.sin(turn), FLOOR + tall * (0.2 + 0.1 * (number % 3)))
        things.leaves(at, 18, seed * 7 + number, colour, (0.07 * tall, 0.13 * tall), 0.6, 0.34 * tall, 1.6, 24, 0.8)


def level():
    rng = random.Random(SEED)
    shapes.box((5, TABLE_EDGE + 0.6, 0.04), (0, (TABLE_EDGE - 0.6) / 2, -0.04), m.wood('#a5774a', '#5f3d22', 0.3, 'X'), 0.006)
    shapes.plane(10, 6.6, (0, 2.9, FLOOR), m.tiles('#b4704a', '#8d7a68', 0.3, 0.3, 0.25, upright=False, stagger=0))
    shapes.plane(120, 80, (0, 46, FLOOR - 0.4), m.matte('#6f8540', 0.95))
    for number in range(12):
        _tree(-6.5 + 1.15 * number + rng.uniform(-0.4, 0.4), rng.uniform(8, 13), rng.uniform(1.9, 3.4), number + 1)
    _railing(4.6)
    _chair((-0.78, 3.45, FLOOR), 0.45)
    things.potted_plant((0.92, 3.75, FLOOR), SEED, '#b56b45', 1.35, '#4f7a3f')
    things.potted_plant((1.32, 3.2, FLOOR), SEED + 1, '#c98a62', 0.95, '#5f8a48')
    things.potted_plant((-1.5, 4.2, FLOOR), SEED + 2, '#b56b45', 1.2, '#47703a')
    # ferns hang from the beam
    for x, seed in ((0.42, 5), (-1.15, 6)):
        things.leaves((x, 4.1, 0.98), 26, SEED + seed, '#5f8f45', (0.10, 0.18), 0.3, 0.42, 1.5, 16, 0.35, 0.003)
    sets.daylight(1, gobo='leaves', seed=SEED)
    lights.sky((0.36, 0.56, 1.0), (0.86, 0.92, 1.0), 1.05)
    lights.sun('sky', (-22, -8, 22), (0, 8, 0), 2.2, 1.5)
    level_camera(fstop=1.8)
    return {'view': 'level', 'side': 1, 'floor_y': TABLE_EDGE, 'exposure': 0.78, 'without': ['night']}

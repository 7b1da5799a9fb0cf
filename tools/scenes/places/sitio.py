"""A farm: a table in the open; a fence, a meadow, trees and hills far behind."""
from library import lights
from library import materials as m
from library import sets, shapes, things
from library.studio import level_camera

SEED = 461
TABLE_EDGE = 1.9


def _tree(x, y, tall, seed):
    colour = ('#4f7236', '#5f8440', '#3f6331', '#74934a')[seed % 4]
    shapes.tube([(0, 0, 0), (0.05, 0, tall * 0.3), (0, 0, tall * 0.6)], 0.05 * tall, m.matte('#5b4a38'), (x, y, -1.0))
    for number in range(5):
        turn = 2.4 * number + seed
        at = (x + 0.22 * tall * shapes.math.cos(turn), y + 0.2 * tall * shapes.math.sin(turn), -1.0 + tall * (0.38 + 0.1 * (number % 3)))
        things.leaves(at, 20, seed * 7 + number, colour, (0.07 * tall, 0.13 * tall), 0.6, 0.34 * tall, 1.6, 26, 0.8)


def level():
    rng = shapes.random.Random(SEED)
    shapes.box((5, TABLE_EDGE + 0.6, 0.04), (0, (TABLE_EDGE - 0.6) / 2, -0.04), m.wood('#80592f', '#3a2310', 0.12, 'X'), 0.006)
    shapes.plane(160, 110, (0, 54, -1.0), m.matte('#73863c', 0.95))
    for x, far, wide, colour in ((-26, 70, 22, '#6f8750'), (14, 78, 26, '#7b9160'), (44, 84, 20, '#6b8458')):
        shapes.ball(wide, (x, far, -1.0 - wide * 0.12), m.matte(colour, 0.95), 0.32)
    for number in range(9):
        _tree(-8.5 + 2.1 * number + rng.uniform(-0.5, 0.5), rng.uniform(11, 17), rng.uniform(2.4, 4.2), number + 1)
    fence = m.wood('#a18a69', '#5c4a34', 0.2, gap=False)
    for number in range(6):
        shapes.box((0.13, 0.1, 1.15), (-4.2 + 1.6 * number, 5.2, -1.0), fence, 0.01)
    for z in (-0.55, -0.12):
        shapes.box((11, 0.05, 0.12), (0, 5.15, z), fence, 0.008)
    sets.daylight(1, gobo='leaves', seed=SEED)
    lights.sky((0.30, 0.52, 1.0), (0.78, 0.88, 1.0), 1.1)
    lights.sun('sky', (-30, -12, 26), (0, 10, 0), 2.4, 1.5)
    level_camera(fstop=1.8)
    return {'view': 'level', 'side': 1, 'floor_y': TABLE_EDGE, 'without': ['night']}

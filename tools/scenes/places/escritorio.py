"""An office: a desk of oak; a window over the city, shelves and a lamp far behind."""
import random

from library import lights, sets, shapes, things
from library import materials as m

SEED = 569
WALL = 3.9
MIXES = {
    'night': {'groups': {'sky': (0.08, 0.10, 0.16), 'key': (0.08, 0.09, 0.12), 'lamp': (1.0, 1.0, 1.0)}, 'exposure': 0.32},
}


def level():
    shapes.box((5, 2.5, 0.04), (0, 0.64, -0.04), m.wood('#b98d60', '#7a5230', 0.4, 'X', 0.42, gap=False), 0.008)
    shapes.plane(10, 8, (0, 4, -0.8), m.matte('#6b655d'))
    wall = m.paint('#d6d2ca')
    shapes.box((2.2, 0.12, 4), (-2.35, WALL, -0.8), wall, 0.01)
    shapes.box((2.4, 0.12, 4), (2.35, WALL, -0.8), wall, 0.01)
    shapes.box((3, 0.2, 0.75), (0, WALL, -0.8), wall, 0.01)
    frame = m.lacquer('#2b2d30', 0.35)
    for x in (-1.22, -0.3, 0.72, 1.14):
        shapes.box((0.045, 0.07, 3), (x, WALL - 0.04, -0.05), frame, 0.004)
    shapes.box((2.5, 0.09, 0.05), (0, WALL - 0.04, -0.06), frame, 0.004)
    _city()
    _shelves(-1.78, WALL - 0.2)
    things.potted_plant((1.30, 3.35, -0.8), SEED, '#e2ddd3', 1.5, '#4c6f3f')
    _lamp((0.86, 2.35, 0))
    shapes.plane(16, 9, (0, 22, 4.2), m.glow('#dfe8f2', 1.15), upright=True, group='sky')
    sets.daylight(-1, gobo='window', sky_strength=0.45)
    sets.level_camera(fstop=1.7)
    return {'view': 'level', 'side': -1, 'floor_y': 1.89, 'exposure': 0.85, 'mixes': MIXES}


def _city():
    """Towers seen from a high floor, their windows lit in the evening."""
    rng = random.Random(SEED)
    lit = []
    for number in range(34):
        far = rng.uniform(9, 20)
        x, wide, top = rng.uniform(-0.36, 0.36) * far, rng.uniform(0.5, 1.2), rng.uniform(-0.04, 0.16) * far + 0.5
        grey = rng.choice(('#8d949c', '#a8a59f', '#757f8a', '#b8b3aa', '#98a3ae'))
        shapes.box((wide, wide, top + 4), (x, far, -4), m.matte(grey), 0)
        for row in range(14):
            for column in range(4):
                if rng.random() < 0.34:
                    lit.append((x + wide * (0.2 * column - 0.3), far - wide / 2 - 0.03, top - 0.2 - 0.22 * row))
    things.bulbs(lit, 0.034, '#ffd08a', 9)


def _shelves(x, y):
    rng = random.Random(SEED + 1)
    oak = m.wood('#a97f58', '#6b4629', 0.4, 'X', gap=False)
    for z in (0.05, 0.42, 0.79):
        shapes.box((0.95, 0.26, 0.03), (x + 0.45, y, z), oak, 0.004)
        things.book_row(x + 0.05, x + 0.05 + rng.uniform(0.35, 0.6), y - 0.02, z + 0.03, SEED + round(100 * z), 0.17, (0.18, 0.27))
        shapes.box((0.12, 0.12, rng.uniform(0.1, 0.2)), (x + 0.78, y, z + 0.03), m.matte(rng.choice(('#c9b79a', '#5d6a63'))), 0.01)


def _lamp(at):
    """A desk lamp on a bent arm."""
    x, y, z = at
    black = m.lacquer('#26272a', 0.3)
    shapes.cylinder(0.085, 0.018, at, black, 0.005)
    shapes.tube([(0, 0, 0.01), (0.05, 0, 0.22), (-0.02, 0, 0.42), (-0.13, -0.02, 0.46)], 0.009, black, at)
    shade = shapes.lathe([(0.075, 0), (0.07, 0.03), (0.03, 0.09), (0.02, 0.11), (0.018, 0.11), (0.028, 0.088), (0.068, 0.03), (0.073, 0.0)], (x - 0.15, y - 0.02, z + 0.36), black, 48)
    shade.rotation_euler = (0.1, 0.35, 0)
    shapes.ball(0.028, (x - 0.145, y - 0.02, z + 0.385), m.glow('#ffdcae', 16), group='lamp')
    lights.point('lamp', (x - 0.15, y - 0.04, z + 0.36), 4.5, (1, 0.7, 0.4), 0.03)

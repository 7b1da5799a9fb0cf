"""A farm's kitchen: a worn table; a wood stove with its fire, pots and a whitewashed wall far behind."""
import random

from library import lights, sets, shapes, things
from library import materials as m

SEED = 547
WALL = 4.2
# The fire is seen at every hour.
MIXES = {
    'day': {'groups': {'sky': (0.92, 0.95, 1.0), 'key': (0.92, 0.95, 0.98), 'lamp': (0.40, 0.40, 0.40)}},
    'sun': {'groups': {'sky': (0.68, 0.64, 0.60), 'key': (0.10, 0.09, 0.08), 'sun': (1.0, 0.88, 0.68), 'lamp': (0.40, 0.38, 0.36)}},
}


def level():
    shapes.box((5, 2.45, 0.05), (0, 0.62, -0.05), m.wood('#9a7147', '#573a20', 0.18, 'X', 0.6), 0.012)
    shapes.plane(10, 7, (0, WALL, 2.4), m.plaster('#e6dccb', 1.0), upright=True)
    shapes.plane(10, 8, (0, 4, -0.9), m.tiles('#8f4a33', '#5a4438', 0.2, 0.2, 0.6, upright=False, stagger=0))
    _stove((-0.42, WALL - 0.5, -0.9))
    shelf = m.wood('#7d5733', '#45291a', 0.4, 'X', gap=False)
    shapes.box((1.5, 0.22, 0.045), (-0.55, WALL - 0.12, 0.82), shelf, 0.004)
    _pots(WALL - 0.13, 0.865)
    shapes.box((0.66, 0.07, 1.05), (1.12, WALL - 0.02, 0.05), m.lacquer('#3f6a86', 0.5), 0.01)
    shapes.plane(0.52, 0.9, (1.12, WALL - 0.075, 0.57), m.glow('#dfead8', 2.2), upright=True, group='sky')
    for x in (0.95, 1.29):
        shapes.box((0.03, 0.05, 1.0), (x, WALL - 0.09, 0.07), m.lacquer('#3f6a86', 0.5), 0.004)
    things.potted_plant((0.72, WALL - 0.35, -0.06), SEED, '#b9795a', 0.5, '#4f7a3c')
    shapes.box((0.5, 0.4, 0.84), (0.72, WALL - 0.3, -0.9), m.wood('#8a6238', '#4d3018', 0.4, 'X'), 0.006)
    for number, x in enumerate((-1.35, -1.22, -1.07)):
        shapes.tube([(0, 0, 0), (0, 0, -0.14)], 0.006, m.metal('#8c6a3c', 0.4), (x, WALL - 0.06, 0.62))
        pan = shapes.cylinder(0.075 - 0.012 * number, 0.03, (x, WALL - 0.06, 0.40 + 0.02 * number), m.metal('#b8723f', 0.3), 0.004)
        pan.rotation_euler = (shapes.math.pi / 2, 0, 0)
    sets.daylight(1, gobo='window', sky_strength=0.4)
    sets.level_camera(fstop=1.6)
    return {'view': 'level', 'side': 1, 'floor_y': 1.84, 'exposure': 0.72, 'mixes': MIXES}


def _stove(at):
    """Of brick and red cement, a plate of iron, the fire in its mouth."""
    x, y, z = at
    shapes.box((1.7, 0.7, 0.92), (x, y + 0.1, z), m.plaster('#e0d3bf', 1.0), 0.02)
    shapes.box((1.78, 0.78, 0.08), (x, y + 0.1, z + 0.90), m.lacquer('#8a3325', 0.3), 0.02)
    shapes.box((1.1, 0.5, 0.02), (x - 0.1, y + 0.1, z + 0.98), m.metal('#33312f', 0.5), 0.006)
    front = y - 0.26
    arch = [(0.2 * shapes.math.cos(a), 0.2 * shapes.math.sin(a)) for a in [shapes.math.pi * step / 20 for step in range(21)]]
    mouth = shapes.prism([(0.2, -0.16), *arch, (-0.2, -0.16)], 0.02, (x + 0.25, front, z + 0.60), m.matte('#140a07'), 0)
    mouth.visible_diffuse = False
    rng = random.Random(SEED)
    for number in range(11):
        tall, wide = rng.uniform(0.08, 0.2), rng.uniform(0.018, 0.036)
        flame = [(0.0001, 0), (wide * 0.8, tall * 0.12), (wide, tall * 0.28), (wide * 0.55, tall * 0.62), (0.0001, tall)]
        shapes.lathe(flame, (x + 0.25 + rng.gauss(0, 0.07), front - 0.03 - 0.01 * (number % 3), z + 0.47), m.glow(rng.choice(('#ff8a2a', '#ffb04a', '#ff6a1c')), rng.uniform(6, 14)), 24, group='lamp')
    for turn in (-0.2, 0.3):
        log = shapes.cylinder(0.03, 0.5, (x + 0.28, front - 0.32, z + 0.46), m.matte('#6a4a30'), 0.004, 20)
        log.rotation_euler = (-shapes.math.pi / 2 + 0.05, 0, turn * 0.4)
    lights.point('lamp', (x + 0.25, front - 0.18, z + 0.58), 9, (1, 0.46, 0.15), 0.1)
    top = z + 1.0
    for px, wide, tall, colour in ((-0.52, 0.15, 0.16, '#2b2b2d'), (-0.14, 0.13, 0.13, '#8f9294'), (0.22, 0.11, 0.18, '#2f5a6a')):
        body = m.metal(colour, 0.35) if colour == '#8f9294' else m.lacquer(colour, 0.3)
        shapes.lathe([(0.0001, 0), (wide * 0.92, 0), (wide, 0.02), (wide, tall), (wide * 0.9, tall + 0.02), (0.03, tall + 0.045), (0.0001, tall + 0.05)], (x + px, y + 0.08, top), body, 64)
        shapes.ball(0.02, (x + px, y + 0.08, top + tall + 0.065), m.matte('#1d1d1d'))


def _pots(y, z):
    rng = random.Random(SEED + 1)
    x = -1.2
    while x < 0.1:
        wide, tall = rng.uniform(0.045, 0.075), rng.uniform(0.09, 0.2)
        shapes.lathe([(0.0001, 0), (wide * 0.8, 0), (wide, tall * 0.45), (wide * 0.72, tall * 0.92), (wide * 0.76, tall), (0.0001, tall)], (x + wide, y, z), m.matte(rng.choice(('#a9603c', '#c58a5c', '#e2d3ba', '#6d3a26'))), 40)
        x += 2 * wide + rng.uniform(0.015, 0.05)

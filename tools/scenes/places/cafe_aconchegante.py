"""A café: a round-edged table of wood; counter, coffee machine, shelves of cups and pendant lamps before bricks far behind."""
import random

from library import masonry, sets, shapes, things
from library import materials as m

SEED = 241
WALL = 4.6
# Wood and bricks are warm in any light: by day it is cooler, and late sun redder.
MIXES = {
    'day': {'groups': {'sky': (0.92, 0.97, 1.04), 'key': (0.90, 0.97, 1.05), 'lamp': (0.10, 0.10, 0.10)}},
    'sun': {'groups': {'sky': (0.76, 0.66, 0.56), 'key': (0.10, 0.09, 0.08), 'sun': (1.0, 0.85, 0.62), 'lamp': (0.16, 0.15, 0.13)}},
}


def level():
    shapes.box((3.4, 2.5, 0.045), (0, 0.62, -0.045), m.wood('#94673f', '#553619', 0.15, 'X', 0.32), 0.014)
    shapes.plane(12, 9, (0, 3.5, -0.75), m.matte('#4a3527'))
    masonry.brick_wall(WALL, 4.6, 2.6, ('#5b3226', '#784534', '#8f5a42'), '#6d6156', SEED)
    for part in shapes.bpy.data.objects:
        if part.name.startswith(('bricks', 'grid')):
            part.location.z -= 0.8
    _counter(3.75)
    _shelves(WALL - 0.14)
    for x, y, z in ((-0.98, 3.7, 0.86), (-0.22, 3.7, 0.86), (0.54, 3.7, 0.86)):
        things.pendant(x, y, z, 0.13, '#23211f', 3.2)
    things.potted_plant((1.15, 3.3, -0.75), SEED, '#7f5a43', 1.35, '#4c6b3e')
    sets.daylight(1, gobo='window', sky_strength=0.25)
    sets.level_camera(fstop=1.6)
    return {'view': 'level', 'side': 1, 'floor_y': 1.87, 'exposure': 0.62, 'mixes': MIXES}


def _counter(y):
    dark, top = m.lacquer('#2f3d38', 0.4), m.wood('#a87c50', '#694525', 0.3, 'X', gap=False)
    shapes.box((2.6, 0.55, 1.0), (-0.55, y + 0.2, -0.78), dark, 0.006)
    shapes.box((2.66, 0.62, 0.05), (-0.55, y + 0.2, 0.22), top, 0.008)
    _machine((0.25, y + 0.2, 0.27))
    # cakes below glass
    things.cup((-0.95, y, 0.27), 0.05, 0.09, '#e9e2d6')
    for number in range(3):
        shapes.lathe([(0.0001, 0), (0.10, 0), (0.11, 0.008), (0.0001, 0.008)], (-0.95 + 0.32 * number, y + 0.1, 0.34), m.ceramic('#e9e4da'), 48)
        shapes.cylinder(0.008, 0.08, (-0.95 + 0.32 * number, y + 0.1, 0.27), m.ceramic('#e9e4da'), 0.002, 24)
        shapes.cylinder(0.075, 0.075, (-0.95 + 0.32 * number, y + 0.1, 0.348), m.matte(('#5a3320', '#e6c79a', '#8d2f35')[number]), 0.012, 40)


def _machine(at):
    """An espresso machine seen from its back: steel, dark panel, cups to warm on top."""
    x, y, z = at
    steel = m.metal('#aeb0b2', 0.44)
    shapes.box((0.62, 0.45, 0.30), (x, y, z + 0.09), steel, 0.03)
    shapes.box((0.66, 0.40, 0.05), (x, y, z + 0.03), m.matte('#202020'), 0.006)
    shapes.box((0.5, 0.01, 0.10), (x, y - 0.225, z + 0.2), m.lacquer('#8d2b26', 0.25), 0.004)
    for number in range(5):
        for layer in range(2):
            shapes.lathe([(0.0001, 0), (0.028, 0), (0.038, 0.05), (0.034, 0.05), (0.0001, 0.01)], (x - 0.22 + 0.11 * number, y - 0.1 + 0.01 * layer, z + 0.39 + 0.034 * layer), m.ceramic('#f0ece4'), 32)


def _shelves(y):
    rng = random.Random(SEED)
    oak = m.wood('#9a7047', '#5d3d22', 0.3, 'X', gap=False)
    for z in (0.50, 0.86):
        shapes.box((2.5, 0.24, 0.035), (-0.35, y - 0.05, z), oak, 0.004)
        x = -1.5
        while x < 0.82:
            kind = rng.random()
            if kind < 0.45:
                wide = rng.uniform(0.035, 0.05)
                shapes.lathe([(0.0001, 0), (wide * 0.75, 0), (wide, 0.085), (wide * 0.9, 0.085), (0.0001, 0.02)], (x, y - 0.05, z + 0.035), m.ceramic(rng.choice(('#ece6da', '#cdbba1', '#7f8f88'))), 32)
                x += 2.4 * wide
            elif kind < 0.8:
                wide, tall = rng.uniform(0.035, 0.055), rng.uniform(0.13, 0.24)
                shapes.lathe([(0.0001, 0), (wide, 0), (wide, tall * 0.7), (wide * 0.5, tall * 0.85), (wide * 0.5, tall), (0.0001, tall)], (x, y - 0.05, z + 0.035), m.lacquer(rng.choice(('#4a2c18', '#b58a4a', '#d9cdb8', '#2c3a34')), 0.2), 32)
                x += 2.4 * wide
            else:
                shapes.box((0.11, 0.12, rng.uniform(0.14, 0.2)), (x + 0.05, y - 0.05, z + 0.035), m.paper(rng.choice(('#b08d62', '#2b2622', '#d8cbb5'))), 0.01)
                x += 0.16
            x += rng.uniform(0.01, 0.05)

"""A pizzeria: a table of dark wood; an oven of bricks with its fire, logs and a counter far behind."""
import random

from library import lights, masonry, sets, shapes, things
from library import materials as m

SEED = 521
WALL = 4.5
# The fire is seen at every hour.
MIXES = {
    'day': {'groups': {'sky': (0.80, 0.84, 0.90), 'key': (0.80, 0.84, 0.90), 'lamp': (0.55, 0.55, 0.55)}, 'exposure': 0.6},
    'sun': {'groups': {'sky': (0.62, 0.58, 0.54), 'key': (0.10, 0.09, 0.08), 'sun': (0.9, 0.78, 0.6), 'lamp': (0.55, 0.52, 0.5)}, 'exposure': 0.5},
}


def level():
    shapes.box((4.4, 2.5, 0.05), (0, 0.62, -0.05), m.wood('#7d532f', '#3f2512', 0.16, 'X', 0.55), 0.012)
    shapes.plane(12, 9, (0, 3.5, -0.8), m.matte('#3f2f26'))
    masonry.brick_wall(WALL, 4.8, 2.7, ('#4f2b20', '#6b3b2a', '#84533c'), '#6a5d51', SEED)
    for part in shapes.bpy.data.objects:
        if part.name.startswith(('bricks', 'grid')):
            part.location.z -= 0.8
    _oven((-0.35, WALL - 0.1, 0.3))
    _logs((0.95, WALL - 0.35, -0.5))
    shelf = m.wood('#7d5733', '#45291a', 0.3, 'X', gap=False)
    shapes.box((0.95, 0.24, 0.04), (1.08, WALL - 0.16, 0.72), shelf, 0.004)
    rng = random.Random(SEED)
    for number in range(6):
        wide, tall = rng.uniform(0.035, 0.05), rng.uniform(0.16, 0.26)
        shapes.lathe([(0.0001, 0), (wide, 0), (wide, tall * 0.65), (wide * 0.4, tall * 0.8), (wide * 0.4, tall), (0.0001, tall)], (0.72 + 0.145 * number, WALL - 0.16, 0.76), m.lacquer(rng.choice(('#3c4a22', '#6d2f1c', '#b98a3f', '#d8c8ae')), 0.2), 32)
    things.pendant(0.85, 3.6, 0.92, 0.12, '#23211f', 2.2)
    sets.daylight(1, gobo='window', sky_strength=0.22)
    sets.level_camera(fstop=1.5)
    return {'view': 'level', 'side': 1, 'floor_y': 1.87, 'exposure': 0.55, 'mixes': MIXES}


def _oven(at):
    """A dome of plaster before the wall; an arch of bricks, and the fire within."""
    x, y, z = at
    shapes.ball(1.02, (x, y + 0.35, z - 0.25), m.plaster('#b9a189', 1.0), 0.98)
    shapes.box((2.2, 0.8, 0.07), (x, y - 0.42, z - 0.32), m.stone('#8f8170', 0.6), 0.01)
    shapes.box((2.1, 0.6, 0.8), (x, y - 0.42, z - 1.12), m.brick('#6f4230', '#6a5d51'), 0.01)
    front = y - 0.66
    arch = [(0.36 * shapes.math.cos(a), 0.36 * shapes.math.sin(a)) for a in [shapes.math.pi * step / 24 for step in range(25)]]
    dark = shapes.prism([(0.36, -0.25), *arch, (-0.36, -0.25)], 0.02, (x, front, z), m.matte('#120906'), 0)
    dark.visible_diffuse = False
    for step in range(15):
        angle = shapes.math.pi * step / 14
        stone = shapes.box((0.10, 0.16, 0.075), (0, 0, 0), m.matte(('#7b4a36', '#935f46', '#6a3d2c')[step % 3]), 0.006)
        stone.location = (x + 0.42 * shapes.math.cos(angle), front - 0.02, z + 0.42 * shapes.math.sin(angle))
        stone.rotation_euler = (0, shapes.math.pi / 2 - angle, 0)
    rng = random.Random(SEED + 1)
    for number in range(16):
        tall, wide = rng.uniform(0.12, 0.34), rng.uniform(0.025, 0.055)
        flame = [(0.0001, 0), (wide * 0.8, tall * 0.12), (wide, tall * 0.28), (wide * 0.55, tall * 0.62), (0.0001, tall)]
        spot = (x + rng.gauss(-0.04, 0.11), front - 0.03 - 0.01 * (number % 3), z - 0.21)
        shapes.lathe(flame, spot, m.glow(rng.choice(('#ff8a2a', '#ffb04a', '#ff6a1c')), rng.uniform(5, 13)), 24, group='lamp')
    embers = [(x + rng.uniform(-0.26, 0.26), front - 0.05, z - 0.22 + rng.uniform(0, 0.03)) for _ in range(60)]
    things.bulbs(embers, 0.012, '#ff5a14', 9)
    for turn in (-0.2, 0.25):
        log = shapes.cylinder(0.035, 0.4, (0, 0, 0), m.matte('#2b1710'), 0.004, 24)
        log.rotation_euler = (0, shapes.math.pi / 2 + turn, 0)
        log.location = (x - 0.2, front - 0.06, z - 0.2 + 0.05 * (turn > 0))
    lights.point('lamp', (x, front - 0.25, z + 0.02), 16, (1, 0.45, 0.14), 0.12)


def _logs(at):
    """Firewood, its sawn ends towards the camera."""
    rng = random.Random(SEED + 2)
    x, y, z = at
    for row in range(6):
        for column in range(7 - row % 2):
            r = rng.uniform(0.05, 0.066)
            log = shapes.cylinder(r, 0.3, (0, 0, 0), m.matte(rng.choice(('#b98f62', '#a57c50', '#c9a274'))), 0.004, 20)
            log.rotation_euler = (shapes.math.pi / 2, 0, 0)
            log.location = (x - 0.1 + 0.128 * column + 0.064 * (row % 2), y + 0.15, z + 0.06 + 0.112 * row)

"""A barber's shop of old: a dark counter; a wall of brick, mirrors in wooden frames, bulbs, bottles and a leather chair far behind."""
import random

from library import lights, masonry, sets, shapes, things
from library import materials as m

SEED = 523
WALL = 4.2
MIXES = {'day': {'groups': {'sky': (0.88, 0.92, 0.97), 'key': (0.90, 0.94, 1.0), 'lamp': (0.42, 0.36, 0.30)}}}


def level():
    shapes.box((5, 2.5, 0.05), (0, 0.65, -0.05), m.wood('#5f3d25', '#2b180d', 0.2, 'X', 0.5), 0.012)
    masonry.brick_wall(WALL, 3.6, 2.6, ('#5d2c20', '#7d3f2d', '#975840', '#a97359'), '#8d8174', SEED)
    panel = m.wood('#5a3a24', '#2d1a0f', 0.24, 'Z', 0.3)
    shapes.box((6, 0.05, 1.15), (0, WALL - 0.03, -0.9), panel, 0.004)
    shapes.box((6, 0.09, 0.06), (0, WALL - 0.05, 0.24), m.wood('#6a452b', '#38200f', 0.3, 'X', gap=False), 0.008)
    shapes.plane(10, 8, (0, 4, -0.9), m.tiles('#cfc8ba', '#2c2825', 0.3, 0.3, 0.2, upright=False, stagger=0))
    _room_behind()
    for x in (-0.78, 0.52):
        _mirror(x, WALL - 0.06)
    _shelf(WALL - 0.22)
    _chair((-0.70, 3.05, -0.9), 0.42)
    for x in (-1.28, -0.13, 1.12):
        shapes.ball(0.07, (x, WALL - 0.16, 0.98), m.glow('#ffd9a0', 9), group='lamp')
        shapes.tube([(0, 0, 0), (0, 0.06, -0.08), (0, 0.12, -0.1)], 0.012, m.metal('#b98d4f', 0.3), (x, WALL - 0.16, 0.92))
        lights.point('lamp', (x, WALL - 0.3, 0.98), 3.0, (1, 0.66, 0.36), 0.07)
    for x, y, z in ((-0.42, 3.3, 0.98), (0.22, 3.5, 1.10), (0.86, 3.2, 0.92)):
        _bulb(x, y, z)
    sets.daylight(1, gobo='blinds', sky_strength=0.32)
    sets.level_camera(fstop=1.6)
    return {'view': 'level', 'side': 1, 'floor_y': 1.9, 'exposure': 0.62, 'mixes': MIXES}


def _bulb(x, y, z):
    """Bare, on a cable."""
    shapes.ball(0.042, (x, y, z), m.glow('#ffcf8a', 14), 1.2, group='lamp')
    shapes.cylinder(0.018, 0.05, (x, y, z + 0.045), m.metal('#b98d4f', 0.3), 0.003, 32)
    shapes.tube([(0, 0, 0), (0, 0, 0.6), (0, 0, 1.4)], 0.005, m.matte('#1d1b1a'), (x, y, z + 0.09))
    lights.point('lamp', (x, y - 0.06, z), 1.6, (1, 0.66, 0.36), 0.05)


def _mirror(x, y, width=0.78, height=1.0, base=0.34):
    frame = m.wood('#4b2d1a', '#21120a', 0.3, 'X', 0.3, gap=False)
    shapes.box((width + 0.14, 0.05, height + 0.14), (x, y, base - 0.07), frame, 0.022)
    shapes.plane(width, height, (x, y - 0.03, base + height / 2), m.metal('#d6d9d8', 0.03), upright=True)


def _shelf(y):
    rng = random.Random(SEED)
    things.shelf(0, y, 0.10, 3.6, 0.26, 0.05, m.marble('#26262a', '#7d7972', 0.8))
    for number in range(22):
        x = -1.55 + 0.145 * number + rng.uniform(-0.03, 0.03)
        tall, wide = rng.uniform(0.10, 0.21), rng.uniform(0.024, 0.036)
        body = [(0.0001, 0), (wide * 0.95, 0), (wide, 0.004), (wide, tall * 0.66), (wide * 0.75, tall * 0.78), (wide * 0.36, tall * 0.84), (wide * 0.36, tall), (0.0001, tall)]
        shapes.lathe(body, (x, y + rng.uniform(-0.06, 0.05), 0.15), m.lacquer(rng.choice(('#6b3a1c', '#1d2a2c', '#c49a55', '#e3dccb', '#2a1a12', '#4d6b52')), 0.14), 48)
    things.rolled_towel((1.35, y, 0.15), 0.2, 0.05, '#efe8dc', 0.1)


def _chair(at, turn):
    """Seen from behind: a buttoned back and a head rest of brown leather, arms and foot of steel."""
    x, y, z = at
    leather, steel = m.lacquer('#5b2f1c', 0.3), m.metal('#cfc9bd', 0.2)
    shapes.box((0.56, 0.13, 0.58), (x, y, z + 0.60), leather, 0.055, turn)
    shapes.box((0.30, 0.10, 0.16), (x, y - 0.01, z + 1.22), leather, 0.05, turn)
    shapes.tube([(0, 0, 0), (0, 0, 0.12)], 0.016, steel, (x, y, z + 1.14))
    shapes.box((0.58, 0.54, 0.15), (x - 0.10, y + 0.28, z + 0.48), leather, 0.055, turn)
    for side in (-1, 1):
        dx, dy = side * 0.33 * shapes.math.cos(turn), side * 0.33 * shapes.math.sin(turn)
        shapes.box((0.08, 0.46, 0.06), (x + dx - 0.07, y + dy + 0.2, z + 0.78), leather, 0.025, turn)
        shapes.box((0.035, 0.40, 0.26), (x + dx - 0.07, y + dy + 0.2, z + 0.52), steel, 0.01, turn)
    shapes.cylinder(0.05, 0.5, (x - 0.08, y + 0.25, z), steel, 0.004)
    shapes.cylinder(0.30, 0.04, (x - 0.08, y + 0.25, z), steel, 0.01)


def _room_behind():
    """What the mirrors show; it takes no light from the room."""
    parts = [shapes.plane(12, 5, (0, -3.2, 1.3), m.paint('#5a5d52'), upright=True), shapes.plane(12, 8, (0, 0.4, 2.1), m.paint('#b9ae9e'))]
    for x, tall in ((-2.4, 1.5), (-0.2, 1.9), (1.7, 1.1)):
        parts.append(shapes.box((0.6, 0.3, tall), (x, -3.0, -0.9), m.matte('#33241b'), 0.01))
    for x in (-1.35, 0.95):
        parts.append(shapes.plane(0.9, 1.5, (x, -3.15, 0.9), m.glow('#e8eff6', 2.4), upright=True, group='sky'))
    for x in (-1.6, -0.4, 0.8, 2.0):
        parts.append(shapes.ball(0.07, (x, -1.2, 1.5), m.glow('#ffd9a8', 12), group='lamp'))
    for part in parts:
        part.visible_diffuse = part.visible_shadow = part.visible_camera = False

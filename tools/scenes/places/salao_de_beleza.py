"""A salon: a marble counter; mirrors with bulbs, a shelf of bottles and a chair far behind. The mirrors show the room behind the camera."""
import random

from library import materials as m
from library import sets, shapes, things

SEED = 443
WALL = 4.2


def level():
    shapes.box((5, 2.5, 0.04), (0, 0.65, -0.04), m.marble('#ece5df', '#a89a94', 0.8), 0.006)
    shapes.plane(10, 7, (0, WALL, 2.4), m.plaster('#c9a398', 0.5), upright=True)
    shapes.plane(10, 8, (0, 4, -0.9), m.matte('#8f7a6c', 0.5))
    _room_behind()
    for x in (-0.66, 0.62):
        _mirror(x, WALL - 0.05)
    _shelf(WALL - 0.22)
    _chair((-0.60, 3.15, -0.9), 0.35)
    things.potted_plant((1.12, 3.75, -0.35), SEED, '#d9cabb', 1.05, '#54764d')
    sets.daylight(1, gobo='window', sky_strength=0.45)
    sets.level_camera(fstop=1.6)
    return {'view': 'level', 'side': 1, 'floor_y': 1.9, 'exposure': 0.8}


def _mirror(x, y, width=0.72, height=1.15, base=0.16):
    frame = m.lacquer('#efe6dd', 0.3)
    shapes.box((width + 0.16, 0.04, height + 0.16), (x, y, base - 0.08), frame, 0.018)
    shapes.plane(width, height, (x, y - 0.025, base + height / 2), m.metal('#d6d9d8', 0.03), upright=True)
    steps = 7
    sides = [(x + side * (width / 2 + 0.04), y - 0.045, base + height * step / (steps - 1)) for side in (-1, 1) for step in range(steps)]
    top = [(x + width * (step / 4 - 0.5), y - 0.045, base + height + 0.04) for step in range(1, 4)]
    things.bulbs(sides + top, 0.026, '#ffdcae', 7)


def _shelf(y):
    rng = random.Random(SEED)
    things.shelf(0, y, 0.0, 3.4, 0.3, 0.045, m.wood('#a97f58', '#6b4629', 0.3, 'X', gap=False))
    colours = ('#c98f86', '#efe2da', '#2a2424', '#e2c3b4', '#f4efe9', '#8f5a52', '#c7a262')
    for number in range(15):
        x = -1.15 + 0.165 * number + rng.uniform(-0.03, 0.03)
        if abs(x + 0.6) < 0.12:
            continue
        tall, wide = rng.uniform(0.09, 0.22), rng.uniform(0.024, 0.036)
        body = [(0.0001, 0), (wide * 0.95, 0), (wide, 0.004), (wide, tall * 0.72), (wide * 0.8, tall * 0.8), (wide * 0.4, tall * 0.84), (wide * 0.4, tall), (0.0001, tall)]
        shapes.lathe(body, (x, y + rng.uniform(-0.07, 0.04), 0.045), m.lacquer(rng.choice(colours), 0.2), 48)


def _chair(at, turn):
    """Seen from behind and from the side: a rounded back of leather, arms and a foot of steel."""
    x, y, z = at
    leather, steel = m.lacquer('#3a2a25', 0.38), m.metal('#c9c5bf', 0.22)
    shapes.box((0.52, 0.11, 0.52), (x, y, z + 0.62), leather, 0.05, turn)
    shapes.box((0.54, 0.50, 0.13), (x - 0.09, y + 0.27, z + 0.50), leather, 0.05, turn)
    for side in (-1, 1):
        dx, dy = side * 0.30 * shapes.math.cos(turn), side * 0.30 * shapes.math.sin(turn)
        shapes.box((0.06, 0.44, 0.05), (x + dx - 0.07, y + dy + 0.2, z + 0.76), leather, 0.02, turn)
    shapes.cylinder(0.035, 0.5, (x - 0.08, y + 0.25, z), steel, 0.004)


def _room_behind():
    """What the mirrors show; it takes no light from the room."""
    warm, dark = m.paint('#bfa596'), m.matte('#4d3a33')
    parts = [shapes.plane(12, 5, (0, -3.2, 1.3), warm, upright=True), shapes.plane(12, 8, (0, 0.4, 2.1), m.paint('#e6ddd3'))]
    for x, tall in ((-2.6, 1.3), (-0.3, 1.9), (1.5, 0.9)):
        parts.append(shapes.box((0.5, 0.3, tall), (x, -3.0, -0.9), dark, 0.01))
    parts.append(shapes.plane(1.1, 1.5, (-1.35, -3.15, 0.9), m.glow('#eef3f8', 3.0), upright=True, group='sky'))
    parts.append(shapes.plane(1.1, 1.5, (0.85, -3.15, 0.9), m.glow('#eef3f8', 3.0), upright=True, group='sky'))
    for x in (-1.8, -0.6, 0.6, 1.8):
        parts.append(shapes.ball(0.07, (x, -1.2, 1.55), m.glow('#ffd9a8', 14), group='lamp'))
    for part in parts:
        part.visible_diffuse = part.visible_shadow = part.visible_camera = False

"""Sets: what a scene stands on and before, and the light of each hour."""
import math

from . import lights, shapes
from .studio import camera_above, level_camera

# Where the subject stands: straight before the camera, in metres.
SUBJECT = 1.4
WALL = 2.5


def corner(wall, ground, depth=WALL, table_edge=None):
    """Wall and ground. With `table_edge` the ground is a table that ends there, and the wall is far behind."""
    if table_edge:
        shapes.box((5, table_edge + 0.6, 0.04), (0, (table_edge - 0.6) / 2, -0.04), ground, 0.006)
    else:
        shapes.plane(8, depth + 2, (0, depth / 2 - 1, 0), ground)
    shapes.plane(10, 7, (0, depth, 2.4), wall, upright=True)


def daylight(side=-1, strength=1.0, sky_strength=0.5, gobo='window', seed=1, gobo_target=(0.05, 1.9, 0.22), key_size=1.6):
    """
    Softbox from one side, low sun through a gobo from the other, a warm lamp behind the camera. `side`: -1 puts the softbox on the
    left.
    """
    lights.sky(strength=sky_strength)
    lights.area('key', (side * 1.9, 0.7, 1.5), (0, SUBJECT, 0.1), key_size, 46 * strength, (1, 0.975, 0.94))
    origin = (-side * 3.4, -0.6, 2.35)
    lights.sun('sun', origin, gobo_target, 7.5 * strength, 0.9)
    toward = [origin[axis] + (gobo_target[axis] - origin[axis]) * 0.52 for axis in range(3)]
    if gobo == 'window':
        lights.window_gobo(toward, gobo_target)
    elif gobo == 'blinds':
        lights.blinds_gobo(toward, gobo_target)
    elif gobo == 'leaves':
        lights.leaves_gobo(toward, gobo_target, seed)
    elif gobo == 'palm':
        lights.palm_gobo(toward, gobo_target, seed)
    lights.area('lamp', (side * 1.5, 1.2, 1.25), (0.1, 1.9, 0.2), 0.35, 24 * strength, (1, 0.72, 0.42))


def daylight_above(side=-1, strength=1.0, sky_strength=0.45, gobo='window', seed=1, far=1.0):
    """The same for a table seen from above: softbox, sun and lamp come from the far side and rake over it."""
    lights.sky(strength=sky_strength)
    lights.area('key', (side * 1.5, 1.2 * far, 1.0), (0, 0, 0), 1.2, 34 * strength, (1, 0.975, 0.94))
    origin = (-side * 2.3, 1.7, 2.0)
    target = (0, 0, 0)
    lights.sun('sun', origin, target, 7 * strength, 0.9)
    toward = [origin[axis] * 0.42 for axis in range(3)]
    if gobo == 'window':
        lights.window_gobo(toward, target, pane=(0.22, 0.27), bar=0.026)
    elif gobo == 'blinds':
        lights.blinds_gobo(toward, target, width=1.0, height=1.0, gap=0.06, slat=0.03)
    elif gobo == 'leaves':
        lights.leaves_gobo(toward, target, seed, 11, (0.5, 0.45), 0.09)
    elif gobo == 'palm':
        lights.palm_gobo(toward, target, seed, length=0.8)
    lights.area('lamp', (side * 1.0, 0.9, 0.55), (0, 0, 0), 0.25, 11 * strength, (1, 0.72, 0.42))


def studio(wall, ground, side=-1, gobo='window', seed=1, depth=WALL, table_edge=None, fstop=None, **light):
    """The product photographer's corner, or a table before a wall."""
    corner(wall, ground, depth + (1.0 if table_edge else 0), table_edge)
    daylight(side, gobo=gobo, seed=seed, **light)
    # rooms behind a table are wide open, so that nothing but shape and light is left of them
    level_camera(fstop=fstop or (1.5 if table_edge else 2.0))
    return {'view': 'level', 'side': side, 'floor_y': table_edge or depth}


def seamless(material, side=-1, gobo='leaves', seed=1, bend=0.55, **light):
    """A sweep without a corner."""
    shapes.sweep(9, -1.5, WALL + 0.3, 6, bend, material)
    daylight(side, gobo=gobo, seed=seed, **light)
    level_camera()
    return {'view': 'level', 'side': side, 'floor_y': WALL + 0.3 - bend / 2}


def podium(wall, plinth, side=-1, gobo='leaves', seed=1, radius=0.3, height=0.11, ground=None, **light):
    """A sweep or a corner with a round plinth for the subject."""
    if ground:
        corner(wall, ground)
    else:
        shapes.sweep(9, -1.5, WALL + 0.3, 6, 0.55, wall)
    shapes.cylinder(radius, height, (0, SUBJECT + 0.02, 0), plinth, 0.006, 160)
    daylight(side, gobo=gobo, seed=seed, **light)
    level_camera(height=0.42 + height)
    return {'view': 'level', 'side': side, 'floor_y': WALL, 'plinth': radius, 'plinth_height': height}


def table_above(ground, side=-1, gobo='window', seed=1, **light):
    """A surface that fills the picture, seen from above."""
    shapes.plane(4, 4, (0, 0, 0), ground)
    daylight_above(side, gobo=gobo, seed=seed, **light)
    camera_above()
    return {'view': 'above', 'side': side}


def open_air(ground, side=-1, gobo='palm', seed=1, far=14, sky_top=(0.22, 0.46, 1.0), sky_side=(0.60, 0.78, 1.0), **light):
    """Ground that ends in the distance under the sky; what is behind it is for the place to add."""
    shapes.plane(40, far + 2, (0, far / 2 - 1, 0), ground)
    daylight(side, gobo=gobo, seed=seed, **light)
    lights.sky(sky_top, sky_side, 1.1)
    level_camera()
    return {'view': 'level', 'side': side, 'floor_y': far}

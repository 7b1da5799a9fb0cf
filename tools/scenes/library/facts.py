"""What composing needs to know of a plate, from what its place said."""
import math

# Metres from the camera to the subject: see sets.py.
SUBJECT = 1.4
FILM = 36


def describe(facts, lights, depth_size):
    """Rows count from 0 at the top to 1; a table seen from above has no corner."""
    above = facts['view'] == 'above'
    horizon = 0.5 + facts['shift_y']
    row = lambda height, distance: horizon + height / distance * facts['lens'] / FILM
    camera = facts['camera_height']
    return {
        'ground': 0.5 if above else round(row(camera - facts.get('plinth_height', 0), SUBJECT), 4),
        'corner': 0 if above else round(row(camera, facts['floor_y']), 4),
        'camera': {'height': round(camera, 3), 'lens': facts['lens'], 'shiftY': round(facts['shift_y'], 4)},
        'keys': {light: _key(mix, facts['side'], above) for light, mix in lights.items()},
        'seed': facts['seed'],
        'script': facts['script'],
        'depth': depth_size,
    }


def _key(mix, side, above):
    """`x`: 1 is light from the right; `y`: 1 is light from behind the subject, or from the upper edge of a picture from above."""
    x, y, z = mix['from']
    if above:
        y = 0.7 * abs(x)
    length = math.sqrt(x * x + y * y + z * z)
    return {'x': round(side * x / length, 2), 'y': round(y / length, 2), 'hardness': mix['hardness'], 'colour': mix['colour']}

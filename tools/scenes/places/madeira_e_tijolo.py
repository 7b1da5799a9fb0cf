"""Red brick behind a table of dark wood."""
from library import masonry, sets, shapes
from library import materials as m
from library.studio import level_camera

SEED = 67


def level():
    shapes.plane(8, 4.5, (0, 0.25, 0), m.wood('#8f6a48', '#4f331d', 0.2, 'X'))
    masonry.brick_wall(2.5, 2.8, 1.5, ('#6d3526', '#8f4c36', '#a9674a', '#b98062'), '#8d8174', SEED)
    sets.daylight(1, gobo='window', gobo_target=(-0.05, 1.9, 0.2))
    level_camera(fstop=2.8)
    return {'view': 'level', 'side': 1, 'floor_y': sets.WALL, 'exposure': 0.6}

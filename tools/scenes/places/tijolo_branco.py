"""Whitewashed brick behind a table of honey-coloured wood."""
from library import masonry, sets, shapes
from library import materials as m
from library.studio import level_camera

SEED = 87


def level():
    shapes.plane(8, 4.5, (0, 0.25, 0), m.wood('#b8946c', '#7d5938', 0.17, 'X'))
    masonry.brick_wall(2.5, 2.8, 1.5, ('#8d6350', '#b98a72', '#c9a48e'), '#d8cfc3', SEED, paint='#e9e5de')
    sets.daylight(-1, gobo='leaves', seed=SEED)
    level_camera(fstop=2.8)
    return {'view': 'level', 'side': -1, 'floor_y': sets.WALL, 'exposure': 0.88}

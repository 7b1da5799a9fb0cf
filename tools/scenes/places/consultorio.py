"""A practice: a white counter, far behind it a plant, a window and shelves."""
from library import materials as m
from library import sets, shapes, things

SEED = 439


def level():
    facts = sets.studio(m.paint('#c9d8d6'), m.lacquer('#f0efec', 0.22), side=-1, gobo='blinds', table_edge=1.95, sky_strength=0.65)
    oak = m.wood('#c7a27a', '#8d6239', 0.3, 'X', gap=False)
    for number, z in enumerate((0.18, 0.52, 0.86)):
        shapes.box((1.1, 0.24, 0.028), (0.75, 3.3, z), oak, 0.003)
        for place in range(3):
            x = 0.38 + 0.3 * place + 0.05 * number
            if (place + number) % 3 == 2:
                things.vase((x, 3.3, z + 0.03), 0.2, 0.06, '#e7e2d8')
            elif (place + number) % 3 == 1:
                shapes.box((0.13, 0.13, 0.17), (x, 3.3, z + 0.03), m.matte('#eceae4'), 0.006)
            else:
                for book in range(4):
                    things.book((x + 0.034 * book, 3.3, z + 0.03), (0.03, 0.15, 0.2 - 0.01 * book), ('#e6e2da', '#7fa3a0', '#d8cdbd', '#5d7f80')[book])
    things.potted_plant((-0.95, 3.15, -0.75), SEED, '#e9e5dd', 1.65, '#4f7a52')
    things.window(-0.35, 3.46, 0.75, 0.8, 1.2, 6)
    # a bright window at night throws shadows into the room
    return facts | {'without': ['night']}

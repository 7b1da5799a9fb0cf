"""A Christmas tree with lights behind a table, presents beside it."""
from library import materials as m
from library import sets, things

SEED = 351


def level():
    facts = sets.studio(m.paint('#d9cfc0'), m.wood('#8a5c38', '#4a2c17', 0.2, 'X'), side=1, gobo='window', table_edge=2.0, sky_strength=0.4)
    things.christmas_tree((-0.55, 3.05, -0.8), 2.5, SEED)
    things.gift((0.36, 1.86, 0), (0.20, 0.16, 0.12), '#9c2329', '#e6d5a8', 0.35)
    things.gift((0.44, 1.74, 0), (0.12, 0.12, 0.08), '#e9e2d2', '#9c2329', -0.3)
    things.leaves((-0.48, 1.9, 0.01), 6, SEED, '#3c5d40', (0.02, 0.035), 0.25, 0.34, 1.3, 26, 0.35)
    for x, y, colour in ((-0.36, 1.80, '#a8262b'), (-0.42, 1.72, '#c89a3f')):
        things.shapes.ball(0.036, (x, y, 0.036), m.lacquer(colour, 0.1))
    return facts

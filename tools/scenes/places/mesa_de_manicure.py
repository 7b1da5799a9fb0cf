"""A manicure's table: bottles of polish, a rolled towel, a small plant."""
from library import materials as m
from library import sets, things

SEED = 321
COLOURS = ('#b3233f', '#d96a7b', '#e9b7ad', '#7d2340', '#c98f86', '#f0d9cf', '#4b2236')


def level():
    facts = sets.studio(m.paint('#ead3cb'), m.lacquer('#f4efea', 0.22), side=1, gobo='leaves', seed=SEED)
    for number, colour in enumerate(COLOURS):
        things.polish_bottle((-0.54 + 0.062 * number + 0.01 * (number % 2), 2.0 + 0.05 * (number % 3), 0), colour, 0.3 * number, '#201c1e' if number % 2 else '#f2efec', 1.6)
    things.rolled_towel((0.34, 2.02, 0), 0.25, 0.045, '#f6f1ea', 0.5)
    things.rolled_towel((0.40, 2.12, 0), 0.25, 0.045, '#eec9c3', 0.5)
    things.potted_plant((0.48, 2.30, 0), SEED, '#f1e6dc', 0.42)
    return facts


def above():
    facts = sets.table_above(m.lacquer('#f3e3de', 0.3), side=1, gobo='leaves', seed=SEED)
    for number, colour in enumerate(COLOURS[:5]):
        things.polish_bottle((-0.24 + 0.05 * number, 0.28 - 0.012 * (number % 2), 0), colour, 0.5 * number)
    things.towel((0.20, -0.27, 0), (0.2, 0.14), 0.035, '#f6f1ea', 0.35)
    things.leaves((0.31, 0.34, 0.02), 5, SEED, '#6d8a62', (0.03, 0.05), 0.7, 0.30, 1.5, 12, 0.25, 0.0012)
    return facts

"""A spa: folded towels, candles, dark pebbles, eucalyptus."""
from library import materials as m
from library import sets, things

SEED = 301


def level():
    facts = sets.studio(m.plaster('#c9bba6', 0.8), m.wood('#9b7350', '#5b3c22', 0.14, 'X'), side=-1, gobo='blinds')
    for layer, colour in enumerate(('#efe8dc', '#e4d9c6', '#f4efe6')):
        things.towel((-0.36, 2.02, 0.05 * layer), (0.34 - 0.02 * layer, 0.24), 0.05, colour, 0.12, layer)
    things.rolled_towel((-0.36, 2.00, 0.15), 0.27, 0.045, '#efe8dc', 0.12)
    things.candle((0.30, 1.95, 0), 0.042, 0.13)
    things.candle((0.38, 2.06, 0), 0.036, 0.085)
    things.candle((0.24, 2.10, 0), 0.033, 0.055)
    for number, (x, radius) in enumerate(((0.42, 0.05), (0.425, 0.04), (0.42, 0.030))):
        things.pebble((x, 1.80, (0, 0.047, 0.085)[number]), radius, '#3b3a3a', 0.5, number)
    things.leaves((-0.50, 2.22, 0.02), 7, SEED, '#6d8a72', (0.04, 0.07), 0.8, 0.62, 0.7, 13)
    return facts


def above():
    facts = sets.table_above(m.wood('#9b7350', '#5b3c22', 0.12), side=-1, gobo='leaves', seed=SEED)
    things.towel((-0.20, 0.27, 0), (0.22, 0.15), 0.04, '#efe8dc', 0.3)
    things.candle((0.20, 0.25, 0), 0.034, 0.06)
    for number, spot in enumerate(((0.22, -0.26), (0.165, -0.29), (0.235, -0.205))):
        things.pebble((*spot, 0), 0.026 - 0.004 * number, '#3b3a3a', 0.5, number)
    things.leaves((-0.29, -0.33, 0.02), 5, SEED, '#6d8a72', (0.03, 0.05), 0.8, 0.30, 1.5, 12, 0.25, 0.0012)
    return facts

"""A nursery: a blanket on a table; a cot, a garland and a window far behind."""
from library import materials as m
from library import sets, shapes, things

SEED = 499


def level():
    facts = sets.studio(m.paint('#aebfb4'), m.cloth('#e6dac8', 700, 1.0, 0.3), side=-1, gobo='window', table_edge=2.0, sky_strength=0.35)
    shapes.grid(3.0, 1.9, 200, 130, shapes.folds(SEED, 9, 0.010, 1.2), m.cloth('#e6dac8', 700, 1.0, 0.3), (0, 1.1, 0.002))
    white = m.wood('#c9a277', '#97703f', 0.5, gap=False)
    for number in range(13):
        shapes.box((0.028, 0.028, 0.62), (-1.35 + 0.11 * number, 3.05, -0.25), white, 0.006)
    for z in (-0.28, 0.36):
        shapes.box((1.5, 0.05, 0.05), (-0.69, 3.05, z), white, 0.01)
    shapes.box((1.4, 0.5, 0.3), (-0.69, 3.3, -0.25), m.cloth('#f2ece2', 500), 0.06)
    pale = ('#e9bfb2', '#f0dcae', '#b9cdbf', '#c3cbe0', '#efe6d8')
    things.flags((-1.7, 3.35, 0.98), (0.5, 3.35, 1.0), 0.16, SEED, pale, 0.15, 12)
    things.window(0.75, 3.46, 0.75, 0.7, 1.0, 6)
    for number, (x, z) in enumerate(((0.72, 0), (0.80, 0), (0.76, 0.07))):
        shapes.box((0.07, 0.07, 0.07), (x - 0.25, 1.9, z), m.lacquer(pale[number], 0.5), 0.008, 0.3 * number)
    return facts | {'without': ['night']}

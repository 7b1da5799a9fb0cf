"""A salon: a marble counter, mirrors with bulbs around them far behind."""
from library import materials as m
from library import sets, shapes, things

SEED = 443


def level():
    facts = sets.studio(m.paint('#d9b3a9'), m.marble('#ece5df', '#a89a94', 0.8), side=1, gobo='window', table_edge=1.9, sky_strength=0.5)
    for x in (-0.72, 0.72):
        shapes.box((0.92, 0.05, 1.25), (x, 3.42, 0.05), m.lacquer('#f3ece6', 0.3), 0.02)
        shapes.plane(0.72, 1.05, (x, 3.385, 0.68), m.metal('#cfd3d4', 0.06), upright=True)
        edge = [(x + side * 0.41, 3.36, 0.15 + 0.176 * step) for side in (-1, 1) for step in range(7)]
        top = [(x - 0.41 + 0.164 * step, 3.36, 1.24) for step in range(6)]
        things.bulbs(edge + top, 0.024, '#ffd6a0', 12)
    shapes.box((3.4, 0.4, 0.04), (0, 3.2, -0.12), m.lacquer('#f3ece6', 0.3), 0.006)
    for number, colour in enumerate(('#c98f86', '#efe2da', '#2a2424', '#e2c3b4', '#f4efe9', '#8f5a52')):
        shapes.cylinder(0.032, 0.14 + 0.05 * (number % 3), (-1.0 + 0.4 * number, 3.2, -0.08), m.lacquer(colour, 0.2), 0.006, 40)
    return facts

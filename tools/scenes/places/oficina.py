"""A workshop: a bench of worn wood, a wall of tools and a red cabinet far behind."""
from library import materials as m
from library import sets, shapes, things

SEED = 449


def level():
    facts = sets.studio(m.concrete('#7f8486'), m.wood('#8c6844', '#41291a', 0.14, 'X'), side=-1, gobo='blinds', table_edge=1.95, sky_strength=0.5)
    steel, black = m.metal('#b9bcc0', 0.3), m.matte('#202226', 0.5)
    shapes.box((1.7, 0.03, 1.0), (-0.45, 3.42, 0.35), m.matte('#3b4650', 0.6), 0.004)
    for number in range(12):
        x, tall = -1.2 + 0.135 * number, 0.22 + 0.03 * ((number * 5) % 4)
        shapes.box((0.022, 0.014, tall), (x, 3.39, 0.95 - tall), steel, 0.004)
        shapes.cylinder(0.03, 0.02, (x, 3.39, 0.95), steel, 0.004, 24)
        handle = (m.lacquer('#b23a2a'), black, m.lacquer('#d8a12c'))[number % 3]
        shapes.cylinder(0.017, 0.15, (x + 0.06, 3.38, 0.42), handle, 0.006, 24)
    red = m.lacquer('#9e2421', 0.25)
    shapes.box((0.85, 0.4, 1.15), (0.95, 3.2, -0.6), red, 0.012)
    for row in range(5):
        shapes.box((0.80, 0.02, 0.17), (0.95, 2.99, -0.5 + 0.2 * row), red, 0.006)
        shapes.box((0.62, 0.03, 0.022), (0.95, 2.97, -0.38 + 0.2 * row), steel, 0.004)
    things.pendant(0.25, 2.9, 0.98, 0.15, '#20262b', 9)
    return facts

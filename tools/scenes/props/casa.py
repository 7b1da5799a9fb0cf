"""Things of a home and a spa: candles, towels, books, plants, vases."""
from library import materials as m
from library import shapes as s
from library import things as t

from .beleza import prop


def books():
    for number, (thick, wide, tall, colour, turn) in enumerate(((0.03, 0.15, 0.21, '#7a3b2e', 0.05), (0.024, 0.145, 0.2, '#c9b48a', -0.12), (0.02, 0.13, 0.18, '#2f4858', 0.16))):
        t.book((0, 0, (0, 0.0302, 0.0544)[number]), (thick, wide, tall), colour, turn, True)


def stones():
    for number, radius in enumerate((0.05, 0.04, 0.03)):
        t.pebble((0.003 * number, 0, (0, 0.047, 0.085)[number]), radius, '#3b3a3a', 0.5, number)


def towels():
    for layer, colour in enumerate(('#e4d9c6', '#efe8dc', '#f4efe6')):
        t.towel((0, 0, 0.05 * layer), (0.30 - 0.012 * layer, 0.21), 0.05, colour, 0.3, layer)


def candles():
    for x, y, radius, tall in ((-0.05, 0.01, 0.034, 0.14), (0.03, 0.03, 0.032, 0.095), (0.01, -0.045, 0.03, 0.06)):
        t.candle((x, y, 0), radius, tall)


def jar_candle():
    s.lathe([(0.0001, 0), (0.036, 0), (0.038, 0.003), (0.038, 0.088), (0.0365, 0.089), (0.035, 0.086), (0.035, 0.06), (0.0001, 0.06)], (0, 0, 0), m.lacquer('#5a2e12', 0.06), 80)
    s.lathe([(0.0001, 0), (0.0384, 0), (0.0384, 0.036), (0.0001, 0.036)], (0, 0, 0.022), m.paper('#f3ece0'), 80)
    t.candle((0, 0, 0.05), 0.034, 0.022)


def leaves_in_vase():
    t.vase((0, 0, 0), 0.18, 0.06, '#d8c7b0')
    t.leaves((0, 0, 0.17), 9, 31, '#6d8a72', (0.035, 0.06), 0.8, 0.36, 0.75, 13)


def frame():
    oak = m.wood('#c29a6b', '#84592f', 0.3, gap=False)
    for x in (-0.085, 0.085):
        s.box((0.018, 0.018, 0.24), (x, 0, 0), oak, 0.002)
    for z in (0, 0.222):
        s.box((0.152, 0.018, 0.018), (0, 0, z), oak, 0.002)
    s.box((0.155, 0.004, 0.206), (0, 0.004, 0.017), m.paper('#f4f0e8'), 0)


def glass_vase():
    s.lathe([(0.0001, 0), (0.032, 0), (0.036, 0.004), (0.047, 0.06), (0.04, 0.12), (0.03, 0.16), (0.034, 0.175), (0.032, 0.1755), (0.027, 0.16), (0.037, 0.12), (0.044, 0.06), (0.032, 0.008), (0.0001, 0.008)], (0, 0, 0), m.lacquer('#7fa08e', 0.05), 80)


def box_of_card():
    card = m.matte('#b98f62', 0.85)
    s.box((0.20, 0.15, 0.10), (0, 0, 0), card, 0.002, 0.4)
    s.box((0.03, 0.151, 0.1008), (0, 0, 0), m.lacquer('#cdb48c', 0.35), 0.0005, 0.4)


PROPS = [
    prop('vela', lambda: t.candle((0, 0, 0), 0.036, 0.11), 621),
    prop('velas', candles, 622),
    prop('vela-em-vidro', jar_candle, 623),
    prop('toalha', lambda: t.towel((0, 0, 0), (0.26, 0.18), 0.05, '#f2ece2', 0.3), 624),
    prop('toalhas', towels, 625),
    prop('toalha-enrolada', lambda: t.rolled_towel((0, 0, 0), 0.25, 0.045, '#f2ece2', 0.55), 626),
    prop('pedras', stones, 627),
    prop('livro', lambda: t.book((0, 0, 0), (0.03, 0.15, 0.21), '#7a3b2e', 0.35, True), 628),
    prop('livros', books, 629),
    prop('vaso', lambda: t.vase((0, 0, 0), 0.22, 0.075, '#d8c7b0'), 630),
    prop('vaso-verde', glass_vase, 631),
    prop('eucalipto', leaves_in_vase, 633),
    prop('porta-retrato', frame, 635),
    prop('caixa', box_of_card, 636),
    prop('xicara', lambda: t.cup((0, 0, 0), turn=0.4), 639),
    prop('tigela', lambda: t.bowl((0, 0, 0)), 640),
]

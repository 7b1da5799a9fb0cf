"""A serum, a cream and a tube beside a washbasin."""
import math

from library import materials as m, shapes, still_life as life
from library.nodes import Shader, linear

SEED = 877
EXPOSURE = 0.3
CAST = (0.99, 1.0, 0.99)


def opal(colour):
    """Milky glass: light goes a little way in."""
    s = Shader('opal')
    s.set(Base_Color=linear(colour), Roughness=0.2, Subsurface=0.15, Subsurface_Color=linear(colour), Subsurface_Radius=(0.008, 0.006, 0.005))
    s.set(Clearcoat=0.6, Clearcoat_Roughness=0.08)
    return s.material


def serum(x, y):
    """Amber glass with a paper label and a dropper."""
    outer = [(0.0001, 0.0), (0.0155, 0.0), (0.0178, 0.0008), (0.0188, 0.003), (0.019, 0.006), (0.019, 0.058), (0.0186, 0.0615), (0.0172, 0.0652), (0.0145, 0.0682), (0.0112, 0.0702), (0.0098, 0.0722), (0.0096, 0.078), (0.0001, 0.078)]
    shapes.lathe(outer, (x, y, 0), life.bottle_glass('#c9701f', 85), 128)
    label, words = m.paper('#f5efe4', 0.8), life.ink('#2a2420')
    radius = 0.01915
    turns = [math.radians(-100 + 200 * step / 80) for step in range(81)]
    mesh = shapes.bpy.data.meshes.new('label')
    mesh.from_pydata([(radius * math.sin(turn), -radius * math.cos(turn), z) for z in (0.014, 0.05) for turn in turns], [], [(n, n + 1, n + 82, n + 81) for n in range(80)])
    shapes.link('label', mesh, label, (x, y, 0))
    for text, size, z in (('sérum facial', 0.0057, 0.0392), ('vitamina C', 0.0036, 0.0325), ('pele uniforme e luminosa', 0.0019, 0.0275), ('30 ml', 0.0026, 0.0185)):
        life.printed(text, size, (x, y, z), words, radius=radius + 0.0001)
    ridged = [(0.0118 + 0.0003 * math.cos(math.tau * step / 2), 0.0) for step in range(2)]
    gold = m.metal('#d7b06b', 0.16)
    shapes.lathe([(0.0001, 0), (0.0118, 0), ridged[0], (0.0121, 0.001), (0.0121, 0.0148), (0.0113, 0.016), (0.0001, 0.016)], (x, y, 0.0735), gold, 96)
    rubber = m.matte('#1d1b1a', 0.42)
    shapes.lathe([(0.0001, 0), (0.0082, 0), (0.0085, 0.003), (0.0078, 0.0055), (0.0072, 0.012), (0.0071, 0.022), (0.0064, 0.0275), (0.0046, 0.0312), (0.0022, 0.0328), (0.0001, 0.0331)], (x, y, 0.0893), rubber, 64)


def cream(x, y):
    """An opal jar with a lid of pale wood."""
    body = [(0.0001, 0.0), (0.0295, 0.0), (0.0325, 0.001), (0.0342, 0.0038), (0.0345, 0.007), (0.0345, 0.029), (0.0338, 0.0325), (0.0318, 0.0348), (0.0001, 0.035)]
    shapes.lathe(body, (x, y, 0), opal('#f3eee6'), 128)
    shapes.cylinder(0.0342, 0.0185, (x, y, 0.0356), m.wood('#dcb98a', '#b98d5b', 0.5, 'X', 0.5, gap=False, knots=False), 0.0022, 128)
    words = life.ink('#4b423b')
    life.printed('creme facial', 0.0062, (x, y, 0.0172), words, radius=0.0346)
    life.printed('hidratação diária', 0.0029, (x, y, 0.0118), words, radius=0.0346)
    life.printed('50 g', 0.0026, (x, y, 0.0062), words, radius=0.0346)


def build():
    life.room(m.marble('#d9d5ce', '#8d8983', 0.7, 2.2, 0.2), m.tiles('#b9c3c4', '#8f9695', 0.15, 0.075), side=1, power=1.0, lamp=0.8, sky=0.3)
    cream(-0.031, -0.006)
    serum(0.028, 0.006)
    # what stands about
    shapes.box((0.2, 0.12, 0.1), (0.29, 0.5, 0), m.cloth('#b4576a', 520, 2, 0.6), 0.03, 0.2)
    shapes.cylinder(0.035, 0.15, (-0.25, 0.55, 0), m.lacquer('#3c7f86', 0.25), 0.006)
    shapes.cylinder(0.03, 0.1, (-0.14, 0.62, 0), m.lacquer('#e9e4d8', 0.25), 0.006)
    life.phone(0.185, 16.5, 0.5, 0.05, lens=78)

"""Three jumpers, folded as on the counter of a shop, with their tag."""
import math
import random

from library import materials as m, shapes, still_life as life
from library.nodes import Shader, linear

SEED = 881
EXPOSURE = 0.27
CAST = (1.03, 1.0, 0.93)
# Metres: the width and height of a stitch.
STITCH = (0.0052, 0.0040)


def knit(colour, rib=False):
    """Columns of stitches, each two legs that lean against one another."""
    s = Shader('knit')
    split = s.node('SeparateXYZ', {'Vector': s.node('TexCoord').outputs['UV']})
    wool = s.noise(900, 3, 0.7)
    column = s.math('ADD', s.math('DIVIDE', split.outputs['X'], STITCH[0]), s.math('MULTIPLY', s.noise(22, 2), 0.35))
    row = s.math('ADD', s.math('DIVIDE', split.outputs['Y'], STITCH[1]), s.math('MULTIPLY', s.noise(26, 2), 0.3))
    off = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('FRACT', column), 0.5))
    leg = s.math('SINE', s.math('MULTIPLY', off, 2 * math.pi))
    slant = s.math('FRACT', s.math('SUBTRACT', row, s.math('MULTIPLY', off, 1.3)))
    loop = s.math('POWER', s.math('SINE', s.math('MULTIPLY', slant, math.pi)), 0.6)
    height = s.math('MULTIPLY', s.math('POWER', s.math('MAXIMUM', leg, 0.001), 0.55), loop)
    height = s.math('ADD', height, s.math('MULTIPLY', wool, 0.22))
    if rib:
        height = s.math('ADD', height, s.math('MULTIPLY', s.math('SINE', s.math('MULTIPLY', column, math.pi)), 0.9))
    deep = s.mix(1.0, linear(colour), (0.28, 0.26, 0.26, 1), 'MULTIPLY')
    body = s.mix(s.ramp(height, (0.05, 0.0), (0.75, 1.0)), deep, linear(colour))
    body = s.mix(s.math('MULTIPLY', s.noise(60, 4), 0.16), body, deep)
    s.set(Base_Color=body, Roughness=0.95, Specular=0.1, Sheen=0.5, Normal=s.bump(height, 0.9, 0.0016))
    return s.material


def layer(at, size, material, seed, turn):
    """One thickness of a folded jumper: a soft slab that nobody pressed flat."""
    rng = random.Random(seed)
    wide, deep, thick = size
    waves = [(rng.uniform(6, 22), rng.uniform(6, 30), rng.uniform(0, 6.3), rng.uniform(0.0003, 0.0011)) for _ in range(7)]

    def soft(x, y):
        return sum(tall * math.sin(a * x * 2.2 + b * y * 2.2 + phase) for a, b, phase, tall in waves)

    around, columns = 150, 150
    vertices, places = [], []
    for column in range(columns + 1):
        u = column / columns * 2 - 1
        # the ends are folds, too
        end = (1 - abs(u) ** 9) ** 0.42
        x = u * wide / 2
        length = 0.0
        last = None
        for step in range(around + 1):
            angle = math.tau * step / around + math.pi
            c, s = math.cos(angle), math.sin(angle)
            y = deep / 2 * math.copysign(abs(c) ** 0.16, c) * (0.965 + 0.035 * end)
            z = thick / 2 * math.copysign(abs(s) ** 0.5, s) * end
            lift = soft(x, y) * (1 if s > 0 else 0.4) * min(1, 2.5 * (1 - abs(u)))
            front = 0.0026 * math.sin(17 * x + seed) + 0.0016 * math.sin(41 * x + 2 * seed)
            point = (x, y + (front if c < 0 else 0), z + thick / 2 + lift)
            if last:
                length += math.dist(point[1:], last[1:])
            last = point
            vertices.append(point)
            places.append((x, length))
    faces = []
    for column in range(columns):
        for step in range(around):
            a = column * (around + 1) + step
            faces.append((a, a + around + 1, a + around + 2, a + 1))
    mesh = shapes.bpy.data.meshes.new('layer')
    mesh.from_pydata(vertices, [], faces)
    uv = mesh.uv_layers.new(name='stitches')
    for loop in mesh.loops:
        uv.data[loop.index].uv = places[loop.vertex_index]
    thing = shapes.link('layer', mesh, material, at, turn)
    mesh.use_auto_smooth = False
    return thing


def fuzz(thing, colour, seed, count):
    """Single fibres that stand off the wool: without them it looks cast."""
    s = Shader('fibre')
    s.set(Base_Color=linear(colour), Roughness=0.9, Specular=0.1)
    thing.data.materials.append(s.material)
    system = thing.modifiers.new('fuzz', 'PARTICLE_SYSTEM').particle_system
    system.seed = seed
    hair = system.settings
    hair.type = 'HAIR'
    hair.count = count
    hair.hair_length = 0.0016
    hair.brownian_factor = 0.008
    hair.material = 2
    hair.root_radius, hair.tip_radius, hair.radius_scale = 0.4, 0.1, 0.00011
    hair.child_type = 'NONE'


def jumper(z, colour, seed, turn, x=0.0, thick=0.026):
    material = knit(colour)
    for fold in range(2):
        part = layer((x, 0, z + fold * thick * 0.93), (0.27 - 0.004 * fold, 0.2, thick), material, seed + fold, turn)
        fuzz(part, colour, seed + fold, 5000)
    return z + 2 * thick * 0.93


def tag(at, turn):
    """Of brown card, on a string that comes out of the fold."""
    wide, tall = 0.034, 0.056
    outline = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, tall - 0.009), (wide / 2 - 0.009, tall), (-wide / 2 + 0.009, tall), (-wide / 2, tall - 0.009)]
    card = shapes.prism(outline, 0.0009, at, m.matte('#b58a5a', 0.8), 0.0002)
    hole = shapes.cylinder(0.0022, 0.0002, (0, -0.0005, tall - 0.007), life.ink('#3a2c1e'), 0.00005, 24)
    hole.rotation_euler = (math.pi / 2, 0, 0)
    words = [hole]
    for text, size, z in (('lã', 0.013, 0.026), ('tamanho M', 0.0046, 0.016)):
        words.append(life.printed(text, size, (0, -0.0006, z), life.ink('#2d2219')))
    words.append(shapes.tube([(0, -0.0006, tall - 0.007), (0.001, 0.001, tall + 0.004), (-0.002, 0.008, tall + 0.012), (0, 0.03, tall + 0.014)], 0.0005, m.matte('#e8dfcf')))
    for word in words:
        word.parent = card
    card.rotation_euler = (0.1, turn, 0.06)


def build():
    life.room(m.wood('#8f7452', '#5d4730', 0.14, 'X', 0.4), m.paint('#9a9184'), power=1.5, lamp=1.6, sky=0.35)
    top = jumper(0.0, '#4c6068', 11, 0.03)
    top = jumper(top, '#e4d8c4', 23, -0.04, 0.004)
    jumper(top, '#a8573f', 37, 0.05, -0.003)
    tag((0.062, -0.121, 0.043), -0.1)
    # what lies about
    shapes.box((0.3, 0.2, 0.2), (-0.36, 0.62, 0), m.matte('#b08a5c'), 0.003, 0.4)
    shapes.cylinder(0.045, 0.12, (0.34, 0.55, 0), m.lacquer('#3c6ea5', 0.2), 0.003)
    shapes.box((0.2, 0.28, 0.002), (0.3, 0.18, 0), m.paper('#f0eee8'), 0.0005, -0.4)
    life.phone(0.36, 20, 0.82, 0.07, lens=66)

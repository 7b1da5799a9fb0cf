"""Walls of bricks that lie there one by one: light that rakes over them finds edges, chips and mortar."""
import math
import random

from mathutils import Vector, noise

from . import shapes
from .nodes import Shader, linear

LENGTH, HEIGHT, JOINT = 0.205, 0.060, 0.011


def brick_wall(y, width, height, colours, mortar, seed, paint=None):
    """
    Upright along X at the distance `y`, in stretcher bond from the ground up. `colours`: from the darkest brick to the lightest; `paint`: a coat
    of it over bricks and mortar, worn off here and there.
    """
    rng = random.Random(seed)
    vertices, faces = [], []
    step, rise = LENGTH + JOINT, HEIGHT + JOINT
    for row in range(math.ceil(height / rise)):
        shift = step / 2 if row % 2 else 0
        for column in range(math.ceil(width / step) + 1):
            x = column * step - width / 2 + shift + rng.gauss(0, 0.0015)
            _brick(vertices, faces, rng, (x, y + rng.gauss(0, 0.0022), row * rise + JOINT + rng.gauss(0, 0.0008)))
    mesh = shapes.bpy.data.meshes.new('bricks')
    mesh.from_pydata(vertices, [], faces)
    wall = shapes.link('bricks', mesh, _face(colours, mortar, paint))
    bed = lambda a, b: 0.0025 * noise.noise(Vector((a * 60, b * 60, seed))) + 0.0015 * noise.noise(Vector((a * 210, b * 210, 3)))
    # what is out of sight is flat, and gives its light to the room
    shapes.grid(width, height, 420, 220, bed, _mortar(paint or mortar), (0, y + 0.0085, height / 2), upright=True)
    shapes.plane(10, 7, (0, y + 0.03, 2.4), _mortar(paint or colours[1]), upright=True)
    return wall


def _brick(vertices, faces, rng, at):
    """A face of 14 by 6 fields, rounded and chipped towards its edges, with four sides back into the mortar."""
    columns, rows, start = 18, 8, len(vertices)
    wide, tall = LENGTH + rng.gauss(0, 0.002), HEIGHT + rng.gauss(0, 0.001)
    turn, lean, own = rng.gauss(0, 0.006), rng.gauss(0, 0.010), rng.uniform(0, 100)
    for row in range(rows + 1):
        for column in range(columns + 1):
            # denser towards the edges
            u, v = (math.sin((share - 0.5) * math.pi) / 2 + 0.5 for share in (column / columns, row / rows))
            edge = min(u * wide, (1 - u) * wide, v * tall, (1 - v) * tall)
            back = 0.016 if edge <= 0 else 0.005 * math.exp(-edge / 0.0022)
            spot = Vector((u * wide * 40, v * tall * 40, own))
            rough = 0.0016 * noise.noise(spot) + 0.0009 * noise.noise(spot * 3.1)
            chip = max(0.0, noise.noise(spot * 1.4) - 0.28) * 0.02 * math.exp(-edge / 0.006)
            x, z = (u - 0.5) * wide, (v - 0.5) * tall
            vertices.append((at[0] + x - z * turn, at[1] + back + rough + chip + x * lean, at[2] + tall / 2 + z + x * turn))
    for row in range(rows):
        for column in range(columns):
            corner = start + row * (columns + 1) + column
            faces.append((corner, corner + 1, corner + columns + 2, corner + columns + 1))


def _face(colours, mortar, paint):
    s = Shader('brick')
    own = s.node('NewGeometry').outputs['Random Per Island']
    stops = [(at / (len(colours) - 1), colour) for at, colour in enumerate(colours)]
    body = s.ramp(own, *stops, smooth=False)
    cloud = s.noise(26, 6, 0.7)
    body = s.mix(s.math('MULTIPLY', cloud, 0.45), body, s.mix(0.5, linear(colours[0]), linear(mortar)))
    pits = s.ramp(s.noise(330, 3, 0.6), (0.56, 0.0), (0.66, 1.0))
    body = s.mix(s.math('MULTIPLY', pits, 0.45), body, s.mix(0.75, linear(colours[0]), (0.02, 0.012, 0.01, 1)))
    # lime from the joints runs over some of them
    lime = s.math('MULTIPLY', s.ramp(s.noise(6, 6, 0.7), (0.56, 0.0), (0.72, 1.0)), s.ramp(s.noise(70, 4, 0.7), (0.40, 0.0), (0.6, 1.0)))
    body = s.mix(s.math('MULTIPLY', lime, 0.5), body, linear(mortar))
    height = s.math('SUBTRACT', s.math('MULTIPLY', s.noise(190, 5, 0.7), 0.5), s.math('MULTIPLY', pits, 0.6))
    if paint:
        worn = s.ramp(s.noise(17, 7, 0.72, 0.3), (0.27, 0.0), (0.33, 1.0))
        thin = s.mix(s.math('MULTIPLY', s.noise(30, 5, 0.65), 0.16), linear(paint), s.mix(0.35, linear(paint), linear(colours[1])))
        coat = s.mix(s.math('MULTIPLY', own, 0.14), thin, s.mix(0.8, linear(paint), (0.30, 0.27, 0.24, 1)))
        body = s.mix(worn, body, coat)
        height = s.math('ADD', s.math('MULTIPLY', height, 0.6), s.math('MULTIPLY', worn, 0.3))
    s.set(Base_Color=body, Roughness=0.88, Specular=0.2, Normal=s.bump(height, 0.55, 0.0022))
    return s.done(paint or colours[1])


def _mortar(colour):
    s = Shader('mortar')
    grain = s.noise(260, 4, 0.7)
    dark = s.mix(0.35, linear(colour), (0.06, 0.05, 0.045, 1))
    body = s.mix(s.ramp(s.noise(9, 6, 0.65), (0.35, 0.0), (0.7, 1.0)), dark, linear(colour))
    s.set(Base_Color=s.mix(s.math('MULTIPLY', grain, 0.3), body, dark), Roughness=0.95, Specular=0.1, Normal=s.bump(grain, 0.7, 0.002))
    return s.done(colour)

"""A confectioner's counter: flour on marble, bowls, eggs, a rolling pin."""
import random

from library import materials as m
from library import sets, shapes, things

SEED = 311


def _flour(count, x, y, spread, seed):
    rng = random.Random(seed)
    white = m.matte('#f4f0e8', 0.98)
    shapes.grid(spread * 2.2, spread * 2, 60, 60, _heap(rng, spread), white, (x, y, -0.0015))
    bm = shapes.bmesh.new()
    for _ in range(count):
        distance = rng.random() ** 0.6 * spread * 2.2
        turn = rng.uniform(0, 6.283)
        made = shapes.bmesh.ops.create_icosphere(bm, subdivisions=1, radius=rng.uniform(0.0004, 0.0017))
        at = (x + distance * shapes.math.cos(turn), y + distance * shapes.math.sin(turn), 0.0004)
        shapes.bmesh.ops.translate(bm, verts=made['verts'], vec=at)
    mesh = shapes.bpy.data.meshes.new('flour')
    bm.to_mesh(mesh)
    bm.free()
    shapes.link('flour', mesh, white)


def _heap(rng, spread):
    lumps = [(rng.gauss(0, spread * 0.35), rng.gauss(0, spread * 0.3), rng.uniform(0.1, 0.35) * spread, rng.uniform(0.002, 0.009)) for _ in range(26)]
    return lambda x, y: sum(tall * shapes.math.exp(-(((x - a) / wide) ** 2) - ((y - b) / wide) ** 2) for a, b, wide, tall in lumps) - 0.0012 * ((x * x + y * y) / (spread * spread))


def _pin(at, turn):
    oak = m.wood('#c79a68', '#8a5e35', 0.5, gap=False)
    profile = [(0.0001, 0), (0.010, 0.002), (0.013, 0.03), (0.011, 0.075), (0.010, 0.082), (0.026, 0.084), (0.0275, 0.09), (0.0275, 0.31), (0.026, 0.316), (0.010, 0.318), (0.011, 0.325), (0.013, 0.37), (0.010, 0.398), (0.0001, 0.40)]
    pin = shapes.lathe(profile, (at[0], at[1], at[2] + 0.0275), oak)
    pin.rotation_euler = (shapes.math.pi / 2, 0, turn)


def level():
    facts = sets.studio(m.tiles('#ece9e2', '#cfcac0', 0.15, 0.15, stagger=0), m.marble('#efece6', '#a7a39e', 0.8), side=-1, gobo='window')
    things.bowl((-0.38, 2.05, 0), 0.14, 0.10, '#efe8dc', '#8a7763', '#f4f0e8')
    things.bowl((-0.20, 2.22, 0), 0.09, 0.06, '#b9c7bd', '#6b7a70')
    for number, (x, y, turn) in enumerate(((0.27, 1.85, 0.4), (0.34, 1.92, 2.2), (0.38, 1.82, 4.0))):
        things.egg((x, y, 0), ('#e8c9a4', '#f1e3cf', '#d9ac80')[number], 1, turn)
    _pin((0.62, 2.12, 0), 1.2)
    things.vase((0.48, 2.34, 0), 0.20, 0.075, '#e9e1d3', 0.8)
    _flour(700, 0.30, 1.72, 0.16, SEED)
    return facts


def above():
    facts = sets.table_above(m.marble('#efece6', '#a7a39e', 0.8, 1.4), side=-1, gobo='window')
    things.bowl((-0.25, 0.28, 0), 0.115, 0.07, '#efe8dc', '#8a7763', '#f4f0e8')
    for number, (x, y, turn) in enumerate(((0.21, 0.29, 0.4), (0.245, 0.235, 2.2), (0.16, 0.245, 4.0))):
        things.egg((x, y, 0), ('#e8c9a4', '#f1e3cf', '#d9ac80')[number], 1, turn)
    _pin((-0.33, -0.27, 0), -0.75)
    _flour(900, 0.20, -0.25, 0.10, SEED)
    return facts

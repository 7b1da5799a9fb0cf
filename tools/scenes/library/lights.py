"""Sky, softbox, sun and lamps; each belongs to a group, and develop.py mixes the groups."""
import math
import random

import bpy

from .studio import look_at


def sky(top=(0.75, 0.85, 1.0), side=(1.0, 0.97, 0.92), strength=1.0):
    """Light from everywhere, bluer from above: a white room by day."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    separate = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    background = tree.nodes.new('ShaderNodeBackground')
    output = tree.nodes.new('ShaderNodeOutputWorld')
    ramp.color_ramp.elements[0].position = 0.0
    ramp.color_ramp.elements[0].color = (*side, 1)
    ramp.color_ramp.elements[1].position = 0.9
    ramp.color_ramp.elements[1].color = (*top, 1)
    tree.links.new(coordinates.outputs['Generated'], separate.inputs[0])
    tree.links.new(separate.outputs['Z'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], background.inputs['Color'])
    background.inputs['Strength'].default_value = strength
    tree.links.new(background.outputs[0], output.inputs[0])


def area(group, location, target, size, power, colour=(1, 1, 1), height=None, spread=180):
    """A softbox or a window: a rectangle of light. Power in watts."""
    data = bpy.data.lights.new(group, 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size, height or size
    data.energy = power
    data.color = colour
    data.spread = math.radians(spread)
    return _hang(data, group, location, target)


def sun(group, location, target, strength, angle=1.2, colour=(1, 0.9, 0.76)):
    """Parallel light from `location` towards `target`. The angle is the sun's width in degrees: shadows soften with it."""
    data = bpy.data.lights.new(group, 'SUN')
    data.energy = strength
    data.angle = math.radians(angle)
    data.color = colour
    return _hang(data, group, location, target)


def point(group, location, power, colour=(1, 0.62, 0.3), radius=0.03):
    """A bulb or a flame."""
    data = bpy.data.lights.new(group, 'POINT')
    data.energy = power
    data.shadow_soft_size = radius
    data.color = colour
    return _hang(data, group, location)


def _hang(data, group, location, target=None):
    lamp = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = location
    lamp.lightgroup = group
    if target:
        look_at(lamp, target)
    return lamp


def window_gobo(location, target, columns=2, rows=3, pane=(0.34, 0.42), bar=0.035):
    """A window's frame and glazing bars in the sun's way, and wall around it."""
    width, height = columns * pane[0], rows * pane[1]
    parts = [_bar((x - columns / 2) * pane[0], 0, bar, height) for x in range(columns + 1)]
    parts += [_bar(0, (y - rows / 2) * pane[1], width, bar) for y in range(rows + 1)]
    around = 3
    parts += [_bar(side * (width + around) / 2, 0, around, height + 2 * around) for side in (-1, 1)]
    parts += [_bar(0, side * (height + around) / 2, width, around) for side in (-1, 1)]
    return _place_gobo(parts, location, target)


def blinds_gobo(location, target, width=1.5, height=1.6, gap=0.075, slat=0.04):
    """Slats in the sun's way."""
    count = int(height / gap)
    parts = [_bar(0, (y - count / 2) * gap, width, slat) for y in range(count)]
    around = 3
    parts += [_bar(side * (width + around) / 2, 0, around, height + 2 * around) for side in (-1, 1)]
    parts += [_bar(0, side * (height + around) / 2, width, around) for side in (-1, 1)]
    return _place_gobo(parts, location, target)


def leaves_gobo(location, target, seed, twigs=13, spread=(0.75, 0.7), size=0.12):
    """Twigs with leaves in the sun's way, denser at one side: dappled light."""
    rng = random.Random(seed)
    parts = []
    for _ in range(twigs):
        x, y = rng.uniform(-1.1, 0.5) * spread[0], rng.uniform(-0.9, 1.1) * spread[1]
        turn, bend, long = rng.uniform(-0.9, 0.5), rng.uniform(-0.8, 0.8), rng.uniform(0.35, 0.7)
        before = (x, y)
        for step in range(13):
            share = step / 13
            angle = turn + bend * share
            x, y = x + math.cos(angle) * long / 13, y + math.sin(angle) * long / 13
            parts.append(_leaf((before[0] + x) / 2, (before[1] + y) / 2, long / 11, angle, 0.14))
            before = (x, y)
            off = angle + (1 if step % 2 else -1) * rng.uniform(0.5, 1.1)
            leaf = size * rng.uniform(0.6, 1.15) * (1.1 - 0.5 * share)
            parts.append(_leaf(x + math.cos(off) * leaf * 0.55, y + math.sin(off) * leaf * 0.55, leaf, off, rng.uniform(0.2, 0.42)))
    return _place_gobo(parts, location, target)


def palm_gobo(location, target, seed, fronds=3, length=1.1):
    """Fronds of a palm in the sun's way: a rib with long leaflets."""
    rng = random.Random(seed)
    parts = []
    for frond in range(fronds):
        x, y = rng.uniform(-0.5, 0.5), rng.uniform(-0.3, 0.5)
        turn = rng.uniform(0.6, 1.3) * (1 if frond % 2 else -1) + math.pi / 2
        for step in range(26):
            share = step / 26
            bent = turn - 0.7 * share
            px, py = x + math.cos(bent) * length * share, y + math.sin(bent) * length * share
            for side in (-1, 1):
                long = 0.34 * math.sin(math.pi * (0.12 + 0.86 * share))
                angle = bent + side * (0.95 - 0.4 * share)
                parts.append(_leaf(px + math.cos(angle) * long / 2, py + math.sin(angle) * long / 2, long, angle, 0.09))
    return _place_gobo(parts, location, target)


def _bar(x, y, width, height):
    return [(x - width / 2, y - height / 2), (x + width / 2, y - height / 2), (x + width / 2, y + height / 2), (x - width / 2, y + height / 2)]


def _leaf(x, y, length, angle, wide):
    outline = []
    for step in range(10):
        turn = math.tau * step / 10
        along, across = math.cos(turn) * length / 2, math.sin(turn) * length / 2 * wide
        outline.append((x + along * math.cos(angle) - across * math.sin(angle), y + along * math.sin(angle) + across * math.cos(angle)))
    return outline


def _place_gobo(parts, location, target):
    vertices, faces = [], []
    for part in parts:
        faces.append(list(range(len(vertices), len(vertices) + len(part))))
        vertices += [(x, y, 0) for x, y in part]
    mesh = bpy.data.meshes.new('gobo')
    mesh.from_pydata(vertices, [], faces)
    gobo = bpy.data.objects.new('gobo', mesh)
    bpy.context.scene.collection.objects.link(gobo)
    gobo.location = location
    look_at(gobo, target)
    # only the sun meets it: neither the camera nor light from elsewhere
    for ray in ('camera', 'diffuse', 'glossy', 'transmission'):
        setattr(gobo, f'visible_{ray}', False)
    return gobo

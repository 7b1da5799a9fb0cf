"""Meshes with bevelled edges. Every function links what it makes into the scene and returns it."""
import math
import random

import bmesh
import bpy


def link(name, mesh, material=None, location=(0, 0, 0), turn=0.0, smooth=True, group=None):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = (0, 0, turn)
    if material:
        mesh.materials.append(material)
    if smooth:
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
    if group:
        thing.lightgroup = group
    return thing


def box(size, location, material, bevel=0.004, turn=0.0, group=None):
    """A block; `location` is the middle of its base."""
    mesh = bpy.data.meshes.new('box')
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for vertex in bm.verts:
        vertex.co.x *= size[0]
        vertex.co.y *= size[1]
        vertex.co.z = (vertex.co.z + 0.5) * size[2]
    bm.to_mesh(mesh)
    bm.free()
    thing = link('box', mesh, material, location, turn, group=group)
    if bevel:
        rounded(thing, bevel)
    return thing


def rounded(thing, width, segments=3):
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    return thing


def lathe(profile, location, material, steps=64, group=None):
    """Turned around the upright axis: vases, cups, candles. `profile`: (radius, height) from the bottom."""
    vertices, faces = [], []
    for radius, height in profile:
        for step in range(steps):
            turn = math.tau * step / steps
            vertices.append((radius * math.cos(turn), radius * math.sin(turn), height))
    for ring in range(len(profile) - 1):
        for step in range(steps):
            after = (step + 1) % steps
            faces.append((ring * steps + step, ring * steps + after, (ring + 1) * steps + after, (ring + 1) * steps + step))
    faces.append(tuple(range(steps))[::-1])
    if profile[-1][0] > 0.0005:
        faces.append(tuple(range((len(profile) - 1) * steps, len(profile) * steps)))
    mesh = bpy.data.meshes.new('lathe')
    mesh.from_pydata(vertices, [], faces)
    return link('lathe', mesh, material, location, group=group)


def cylinder(radius, height, location, material, bevel=0.004, steps=96, group=None):
    edge = [(radius - bevel + bevel * math.sin(turn), bevel - bevel * math.cos(turn)) for turn in (0, 0.4, 0.8, 1.2, 1.57)]
    profile = [(0.0001, 0), *edge, *[(r, height - h) for r, h in reversed(edge)], (0.0001, height)]
    return lathe(profile, location, material, steps, group)


def ball(radius, location, material, squash=1.0, group=None):
    mesh = bpy.data.meshes.new('ball')
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=radius)
    for vertex in bm.verts:
        vertex.co.z *= squash
    bm.to_mesh(mesh)
    bm.free()
    return link('ball', mesh, material, location, group=group)


def tube(points, radius, material, location=(0, 0, 0), group=None):
    """A bent rod: stems, cables, handles."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for at, point in zip(spline.points, points):
        at.co = (*point, 1)
    spline.use_endpoint_u = True
    spline.order_u = min(4, len(points))
    thing = bpy.data.objects.new('tube', curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    curve.materials.append(material)
    if group:
        thing.lightgroup = group
    return thing


def plane(width, depth, location, material, upright=False, turn=0.0, group=None):
    """A flat rectangle around its middle; upright it faces the camera."""
    half = width / 2, depth / 2
    corners = [(-half[0], -half[1]), (half[0], -half[1]), (half[0], half[1]), (-half[0], half[1])]
    vertices = [(x, 0, y) if upright else (x, y, 0) for x, y in corners]
    mesh = bpy.data.meshes.new('plane')
    mesh.from_pydata(vertices, [], [(0, 1, 2, 3)])
    return link('plane', mesh, material, location, turn, smooth=False, group=group)


def grid(width, depth, columns, rows, height, material, location=(0, 0, 0), upright=False, turn=0.0):
    """A sheet whose height is a function of (x, y): cloth, sand, curtains."""
    vertices, faces = [], []
    for row in range(rows + 1):
        for column in range(columns + 1):
            x, y = (column / columns - 0.5) * width, (row / rows - 0.5) * depth
            vertices.append((x, height(x, y), y) if upright else (x, y, height(x, y)))
    for row in range(rows):
        for column in range(columns):
            at = row * (columns + 1) + column
            faces.append((at, at + 1, at + columns + 2, at + columns + 1))
    mesh = bpy.data.meshes.new('grid')
    mesh.from_pydata(vertices, [], faces)
    return link('grid', mesh, material, location, turn)


def sweep(width, near, wall, height, bend, material):
    """Background paper or plaster that runs from the ground up the wall without a corner."""
    profile = [(near, 0.0), (wall - bend, 0.0)]
    profile += [(wall - bend + bend * math.sin(turn), bend - bend * math.cos(turn)) for turn in [step / 32 * math.pi / 2 for step in range(1, 33)]]
    profile.append((wall, height))
    vertices, faces = [], []
    for y, z in profile:
        vertices += [(-width / 2, y, z), (width / 2, y, z)]
    for at in range(len(profile) - 1):
        faces.append((2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2))
    mesh = bpy.data.meshes.new('sweep')
    mesh.from_pydata(vertices, [], faces)
    return link('sweep', mesh, material)


def folds(seed, count=9, depth=0.03, width=1.0):
    """Heights of a cloth thrown on a table: a few long soft folds in nearly one direction."""
    rng = random.Random(seed)
    lines = []
    for _ in range(count):
        turn = rng.gauss(0.5, 0.45)
        lines.append((math.cos(turn), math.sin(turn), rng.uniform(-width, width), rng.uniform(0.015, 0.06), depth * rng.uniform(0.2, 1), rng.uniform(1.5, 4), rng.uniform(0, 6)))

    def height(x, y):
        z = 0.0
        for across, along, offset, wide, tall, bent, phase in lines:
            distance = x * across + y * along - offset + 0.06 * math.sin(bent * (x * -along + y * across) + phase)
            z += tall * math.exp(-((distance / wide) ** 2))
        return z

    return height


def prism(outline, thick, location, material, bevel=0.002, upright=True, turn=0.0, group=None):
    """A flat shape with a thickness: hearts, stars, tags. Upright it faces the camera; `outline` goes round once."""
    vertices = [(x, side * thick / 2, y) if upright else (x, y, thick * (side + 1) / 2) for side in (-1, 1) for x, y in outline]
    count = len(outline)
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(at, at + count, (at + 1) % count + count, (at + 1) % count) for at in range(count)]
    mesh = bpy.data.meshes.new('prism')
    mesh.from_pydata(vertices, [], faces)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    thing = link('prism', mesh, material, location, turn, group=group)
    if bevel:
        rounded(thing, bevel, 2)
    return thing


def heart(size, steps=48):
    """The outline of a heart, its point at the middle below."""
    points = []
    for step in range(steps):
        t = math.tau * step / steps
        points.append((16 * math.sin(t) ** 3, 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)))
    return [(x / 34 * size, (y + 17) / 34 * size) for x, y in points]


def star(size, points=5, inner=0.42):
    """The outline of a star around its middle."""
    return [
        (size / 2 * (inner if step % 2 else 1) * math.sin(math.pi * step / points), size / 2 * (inner if step % 2 else 1) * math.cos(math.pi * step / points))
        for step in range(2 * points)
    ]


def scatter(parts, material, name='scatter'):
    """One mesh of many flat pieces: (outline of (x, y, z)) each. Confetti, petals, straw."""
    vertices, faces = [], []
    for part in parts:
        faces.append(tuple(range(len(vertices), len(vertices) + len(part))))
        vertices += part
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    return link(name, mesh, material, smooth=False)


def ring(radius, thick, location, material, squash=1.0, around=96, across=28):
    """A ring that lies on the ground: doughnuts, tyres. `radius`: of its middle line."""
    vertices, faces = [], []
    for step in range(around):
        turn = math.tau * step / around
        for part in range(across):
            bend = math.tau * part / across
            out = radius + thick * math.cos(bend)
            vertices.append((out * math.cos(turn), out * math.sin(turn), thick * squash * (1 + math.sin(bend))))
    for step in range(around):
        for part in range(across):
            a, b = step * across, (step + 1) % around * across
            after = (part + 1) % across
            faces.append((a + part, b + part, b + after, a + after))
    mesh = bpy.data.meshes.new('ring')
    mesh.from_pydata(vertices, [], faces)
    return link('ring', mesh, material, location)


def surface(columns, rows, point, material, location=(0, 0, 0)):
    """A sheet through point(u, v), both from 0 to 1: shells, ribbons, leaves."""
    vertices = [point(column / columns, row / rows) for row in range(rows + 1) for column in range(columns + 1)]
    faces = []
    for row in range(rows):
        for column in range(columns):
            at = row * (columns + 1) + column
            faces.append((at, at + 1, at + columns + 2, at + columns + 1))
    mesh = bpy.data.meshes.new('surface')
    mesh.from_pydata(vertices, [], faces)
    return link('surface', mesh, material, location)

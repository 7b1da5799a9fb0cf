"""A table that nobody tidied up, a window and a lamp, and a phone that is held over it."""
import math

import bpy
import numpy as np
from scipy import ndimage

from . import lights, materials as m, shapes
from .denoise import luminance
from .nodes import Shader, linear
from .studio import look_at


def let_light_through():
    """Bottles need more bounces than a backdrop."""
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = 12
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 5
    cycles.transmission_bounces = 10
    cycles.transparent_max_bounces = 12
    cycles.adaptive_threshold = 0.015
    cycles.blur_glossy = 0.3


def phone(height, pitch, distance, target=0.05, lens=52, fstop=1.1):
    """A phone held `distance` away and `height` above the table, tilted down by `pitch` degrees; the things stand at the origin."""
    data = bpy.data.cameras.new('camera')
    data.sensor_fit = 'VERTICAL'
    data.sensor_height = 36
    data.lens = lens
    data.dof.use_dof = True
    data.dof.focus_distance = math.hypot(distance, height - target)
    data.dof.aperture_fstop = fstop * 5
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    camera.location = (0, -distance, height)
    camera.rotation_euler = (math.pi / 2 - math.radians(pitch), 0, 0)
    return camera


def room(table, wall, side=-1, power=1.0, lamp=1.0, sky=0.35):
    """A window of four panes at one side, a ceiling's lamp behind the phone, and a wall not far away."""
    shapes.plane(3, 2.2, (0, 0.25, 0), table)
    shapes.plane(6, 3, (0, 1.0, 1.0), wall, upright=True)
    lights.sky((0.85, 0.9, 1.0), (0.55, 0.5, 0.46), sky)
    at, to = (side * 0.95, -0.35, 0.75), (0, 0, 0.05)
    for x in (-0.19, 0.19):
        for z in (-0.22, 0.22):
            pane = lights.area('key', (at[0] + x * 0.35, at[1] + x, at[2] + z), to, 0.34, 4.2 * power, (1, 0.97, 0.93), 0.4)
            # all of them lie in one plane
            look_at(pane, (to[0] + x * 0.35, to[1] + x, to[2] + z))
    lights.area('lamp', (-side * 0.5, -0.9, 1.5), to, 0.5, 7 * lamp, (1, 0.78, 0.55))


def glaze(colour, roughness=0.04, flakes=None):
    """Colour under a clear coat; with `flakes`, their colour glitters in it."""
    s = Shader('glaze')
    base, rough = linear(colour), 0.25
    if flakes:
        own = s.node('SeparateXYZ', {'Vector': s.cells(2600, 'F1', 'Color')})
        shines = s.math('GREATER_THAN', own.outputs['X'], 0.62)
        base = s.mix(shines, base, linear(flakes))
        s.set(Metallic=shines)
        tilt = s.node('MixRGB', {'Fac': s.math('MULTIPLY', shines, 0.55), 'Color1': (0.5, 0.5, 1, 1), 'Color2': s.cells(2600, 'F1', 'Color')}).outputs[0]
        s.set(Normal=s.node('NormalMap', {'Color': tilt, 'Strength': 0.6}).outputs[0])
    s.set(Base_Color=base, Roughness=rough, Specular=0.5, Clearcoat=1.0, Clearcoat_Roughness=roughness)
    return s.material


def bottle_glass(colour, density=0.0):
    """Thick glass that takes more of the light the longer its way."""
    s = Shader('bottle')
    s.set(Base_Color=(1, 1, 1, 1), Transmission=1.0, Roughness=0.0, IOR=1.5)
    clear = s.node('BsdfTransparent', {'Color': linear(colour) if density else (0.95, 0.95, 0.95, 1)})
    mixed = s.node('MixShader', {'Fac': s.node('LightPath').outputs['Is Shadow Ray']})
    s.tree.links.new(s.principled.outputs[0], mixed.inputs[1])
    s.tree.links.new(clear.outputs[0], mixed.inputs[2])
    output = s.tree.nodes['Material Output']
    s.tree.links.new(mixed.outputs[0], output.inputs['Surface'])
    if density:
        taken = s.node('VolumeAbsorption', {'Color': linear(colour), 'Density': density})
        s.tree.links.new(taken.outputs[0], output.inputs['Volume'])
    return s.material


def printed(text, size, at, material, radius=None, tilt=0.0, align='CENTER', spacing=1.0):
    """Lettering on a surface that faces the phone: flat, tilted back, or around an upright cylinder of `radius`."""
    curve = bpy.data.curves.new('print', 'FONT')
    curve.body = text
    curve.size = size
    curve.align_x = align
    curve.space_character = spacing
    thing = bpy.data.objects.new('print', curve)
    bpy.context.scene.collection.objects.link(thing)
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    for vertex in mesh.vertices:
        x, y, _ = vertex.co
        if radius:
            vertex.co = (radius * math.sin(x / radius), -radius * math.cos(x / radius), y)
        else:
            vertex.co = (x, y * math.sin(tilt), y * math.cos(tilt))
    mesh.materials.clear()
    return shapes.link('print', mesh, material, at, smooth=False)


def ink(colour, roughness=0.5, metallic=0.0):
    s = Shader('ink')
    s.set(Base_Color=linear(colour), Roughness=roughness, Metallic=metallic)
    return s.material


def without_sparks(picture):
    """A pixel far brighter than all its neighbours is an accident of sampling."""
    level = luminance(picture)
    around = ndimage.median_filter(level, 3)
    return picture * np.minimum(1, (around * 2.2 + 0.03) / np.maximum(level, 1e-6))[..., None]


def exposed(picture, exposure, cast):
    """A phone's own exposure, and the cast that it leaves."""
    level = np.sort(luminance(picture).ravel())
    return picture * (exposure / level[: int(0.97 * len(level))].mean()) * np.array(cast, dtype=np.float32)

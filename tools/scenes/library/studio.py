"""Blender's scene, camera and render settings, and what they write for develop.py. Lengths in metres."""
import math
import os

import bpy
from mathutils import Vector

# Wider than 4:5: the rest is room to move the crop.
WIDTH, HEIGHT = 1152, 1296
# The sources of light that are rendered apart, so that one render gives every light of a scene.
GROUPS = ('sky', 'key', 'sun', 'lamp')
# From above all is sharp; of a level view, most is blurred.
FINE_SAMPLES = {'above': 3, 'level': 2}
# The size of light against that of texture and slope.
COARSE = 0.44
FEATURES = {'Depth': 'depth', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}


def clear(seed):
    """An empty file with Cycles and the light groups."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.seed = seed
    # Debian's Blender has no denoiser; develop.py has its own
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = 16
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 5
    cycles.sample_clamp_indirect = 4
    cycles.sample_clamp_direct = 40
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = int(os.environ.get('SCENE_THREADS', '2'))
    scene.render.use_persistent_data = False
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    for group in GROUPS:
        layer.lightgroups.add(name=group)
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    scene.world.lightgroup = 'sky'
    return scene


def level_camera(height=0.42, horizon=0.34, lens=58, focus=1.4, fstop=2.0):
    """Looks level through a shifted lens, so that uprights stay upright. `horizon`: row of the picture, 0 at the top."""
    camera = _camera(lens, focus, fstop)
    camera.location = (0, 0, height)
    camera.rotation_euler = (math.pi / 2, 0, 0)
    # a shift counts in the longer side of the picture
    camera.data.shift_y = -(0.5 - horizon)
    return camera


def camera_above(height=1.1, lens=58, fstop=5.6, focus=None):
    """Looks straight down at the middle of the table."""
    camera = _camera(lens, focus or height, fstop)
    camera.location = (0, 0, height)
    camera.rotation_euler = (0, 0, 0)
    return camera


def _camera(lens, focus, fstop):
    data = bpy.data.cameras.new('camera')
    data.sensor_fit = 'VERTICAL'
    data.sensor_height = 36
    data.lens = lens
    # develop.py blurs: what is sharp needs far fewer samples
    data.dof.use_dof = False
    data.dof.focus_distance = focus
    data.dof.aperture_fstop = fstop
    data.dof.aperture_blades = 9
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return camera


def render(folder, samples, view, scale=1.0):
    """
    One EXR for each group of light at less than half the size, where it is soft enough, and the features (texture, slope, depth) at both: light
    costs most of the time, and develop.py puts the two together.
    """
    groups = {f'Combined_{group}': group for group in GROUPS}
    _render(folder, groups | FEATURES, samples, scale * COARSE)
    for thing in bpy.data.objects:
        if thing.type == 'LIGHT':
            thing.hide_render = True
    bpy.context.scene.cycles.max_bounces = 0
    bpy.context.scene.cycles.transparent_max_bounces = 4
    _render(folder, {name: f'fine-{file}' for name, file in FEATURES.items()}, FINE_SAMPLES[view], scale)


def _render(folder, wanted, samples, scale):
    render_passes(folder, wanted, samples, (round(WIDTH * scale), round(HEIGHT * scale)))


def render_passes(folder, wanted, samples, size):
    """One EXR for each pass: {name of the pass: name of the file}."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.format.exr_codec = 'ZIP'
    output.file_slots.clear()
    for name, file in wanted.items():
        output.file_slots.new(f'{file}-')
        tree.links.new(layers.outputs[name], output.inputs[f'{file}-'])
    bpy.ops.render.render()
    for file in wanted.values():
        os.replace(os.path.join(folder, f'{file}-{scene.frame_current:04d}.exr'), os.path.join(folder, f'{file}.exr'))


def look_at(thing, target):
    """Turns a lamp or a thing towards a point."""
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat('-Z', 'Y').to_euler()

"""
Renders props, each alone with alpha, and its shadow: `blender -b -noaudio -P tools/scenes/render_props.py -- OUT [ID …]`. Without ids it
renders every prop of `props/` that is not in OUT yet.
"""
import importlib
import json
import os
import sys
import time

import bpy
import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from library import prop_studio, studio  # noqa: E402
from library.denoise import smooth, without_fireflies  # noqa: E402
from library.exr import read, read_features  # noqa: E402
from library.film import save  # noqa: E402

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'props')
# What spans a picture says that it needs more: `side`; glass: `samples`.
SIDE = 440
SAMPLES, SHADOW_SAMPLES = 8, 6
EXPOSURE = 1.35


def render_thing(folder, samples, side):
    studio.render_passes(folder, {'Image': 'image', **studio.FEATURES}, samples, (side, side))


def render_shadow(folder, ground, samples, side):
    for thing in bpy.data.objects:
        if thing.type in ('MESH', 'CURVE'):
            thing.visible_camera = thing == ground
        # a flame lights the ground: where less of its light falls is no shadow
        if thing.type == 'LIGHT' and thing.data.type == 'POINT':
            thing.hide_render = True
    ground.is_shadow_catcher = True
    studio.render_passes(folder, {'Image': 'shade'}, samples, (side // 2, side // 2))


def develop(folder):
    rendered = read(f'{folder}/image.exr', 4)
    colour, alpha = rendered[..., :3], np.clip(rendered[..., 3], 0, 1)
    features = read_features(folder, '')
    [light] = smooth([without_fireflies(colour / features[0])], *features, levels=3)
    whole = light * features[0] / np.maximum(alpha, 0.03)[..., None]
    # beyond the edge the colour goes on, or it would have a dark seam
    nearest = ndimage.distance_transform_edt(alpha < 0.6, return_distances=False, return_indices=True)
    whole = np.where((alpha < 0.6)[..., None], whole[nearest[0], nearest[1]], whole)
    save(whole * EXPOSURE, f'{folder}/colour.png')
    to_bytes(alpha, f'{folder}/alpha.bytes')
    if os.path.exists(f'{folder}/shade.exr'):
        shade = ndimage.gaussian_filter(np.clip(read(f'{folder}/shade.exr', 4)[..., 3], 0, 1), 1.6)
        to_bytes(ndimage.zoom(fade(shade), 2, order=1), f'{folder}/shadow.bytes')


def fade(shade):
    """A shadow ends within its frame."""
    steps = np.minimum(np.arange(len(shade)), np.arange(len(shade))[::-1]) / (0.12 * len(shade))
    edge = np.clip(steps, 0, 1).astype(np.float32)
    return np.clip(shade - 0.06, 0, 1) * edge[:, None] * edge[None, :]


def to_bytes(plane, path):
    (plane * 255 + 0.5).astype(np.uint8).tofile(path)


def make(prop, view, script, folder):
    studio.clear(prop['seed'])
    bpy.context.scene.render.film_transparent = True
    bpy.context.scene.cycles.film_transparent_glass = True
    prop['make']()
    hangs = not prop.get('stands', True)
    side = prop.get('side', SIDE)
    metres, foot, frames = prop_studio.set_above() if view == 'above' else prop_studio.set_level(hangs)
    os.makedirs(folder, exist_ok=True)
    ground = None if hangs else prop_studio.ground()
    if ground:
        ground.visible_camera = False
    render_thing(folder, prop.get('samples', SAMPLES), side)
    if ground:
        render_shadow(folder, ground, SHADOW_SAMPLES, side)
    develop(folder)
    facts = {'id': prop['id'], 'view': view, 'script': script, 'seed': prop['seed'], 'metres': round(metres, 3)}
    facts |= {'foot': round(foot, 4), 'stands': not hangs, 'side': side, 'perMetre': round(frames * side, 1)}
    with open(f'{folder}/prop.json', 'w', encoding='utf8') as file:
        json.dump(facts, file)


def main():
    out, *ids = sys.argv[sys.argv.index('--') + 1 :]
    for file in sorted(os.listdir(FOLDER)):
        if not file.endswith('.py') or file.startswith('_'):
            continue
        for prop in importlib.import_module(f'props.{file[:-3]}').PROPS:
            for view in prop.get('views', ('level',)):
                folder = os.path.join(out, f'{prop["id"]}-{view}')
                if prop['id'] in ids or (not ids and not os.path.exists(f'{folder}/prop.json')):
                    begun = time.time()
                    make(prop, view, f'tools/scenes/props/{file}', folder)
                    print(f'PROP {prop["id"]} {view}: {time.time() - begun:.0f} s', flush=True)


main()

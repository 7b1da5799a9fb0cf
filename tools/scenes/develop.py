"""
Makes pictures of what render.py wrote: takes the noise out of each group of light, mixes the groups into the lights of a plate, gives
them a film's tones and writes PNG files, the depth as bytes and what composing needs: `blender -b -noaudio -P tools/scenes/develop.py -- FOLDER OUT`.
"""
import json
import os
import sys

import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from library.denoise import luminance, smooth, without_fireflies  # noqa: E402
from library.exr import read, read_features  # noqa: E402
from library.facts import describe  # noqa: E402
from library.film import save, with_grain  # noqa: E402
from library.lens import focus  # noqa: E402
from library.mixes import LIGHTS  # noqa: E402
from library.refine import join_fine, with_reflections  # noqa: E402
from library.skies import with_sky  # noqa: E402


def clean_groups(folder):
    coarse = read_features(folder, '')
    fine = with_reflections(coarse, read_features(folder, 'fine-'))
    rendered = {group: read(f'{folder}/{group}.exr') for group in ('sky', 'key', 'sun', 'lamp')}
    rendered = {group: light for group, light in rendered.items() if light.max() >= 1e-5}
    bare = [without_fireflies(light / coarse[0]) for light in rendered.values()]
    joined = join_fine(smooth(bare, *coarse), coarse, fine)
    groups = {group: light * fine[0] for group, light in zip(rendered, joined)}
    shade = (luminance(fine[0]).mean() / 0.6) ** 0.85
    # only a surface has a slope
    is_sky = ~fine[1].any(axis=2)
    return groups, fine[2], is_sky, float(shade)


def expose(picture, wanted, shade):
    """
    Scales the picture so that its mean has the wanted brightness: as a photographer does, white things stay white and dark ones dark.
    Lamps and windows do not count.
    """
    level = np.sort(luminance(picture)[picture.shape[0] // 4 :].ravel())
    mean = level[: int(0.97 * len(level))].mean()
    return picture * (wanted * shade / max(mean, 1e-5))


def with_glare(picture):
    """Bright lamps bloom a little in every lens."""
    bright = np.maximum(picture - 1.2, 0)
    if bright.max() == 0:
        return picture
    bright = np.minimum(bright, 8)
    return picture + sum(ndimage.gaussian_filter(bright, (sigma, sigma, 0)) * share for sigma, share in ((4, 0.10), (18, 0.06), (60, 0.03)))


def save_depth(depth, path):
    """Nearness in bytes, 255 at 0.5 m and 0 without end: 1/depth in equal steps. Returns width and height."""
    near = np.clip(0.5 / np.maximum(depth, 0.5), 0, 1)
    height, width = near.shape
    small = ndimage.zoom(near, (height // 4 / height, width // 4 / width), order=1)
    (small * 255 + 0.5).astype(np.uint8).tofile(path)
    return small.shape[::-1]


def main():
    folder, out = sys.argv[sys.argv.index('--') + 1 :][:2]
    with open(f'{folder}/facts.json', encoding='utf8') as file:
        facts = json.load(file)
    groups, depth, is_sky, shade = clean_groups(folder)
    os.makedirs(out, exist_ok=True)
    shade *= facts.get('exposure', 1.0)
    own = facts.get('mixes', {})
    lights = {light: mix | own.get(light, {}) for light, mix in LIGHTS.items() if light not in facts.get('without', ())}
    sharp = [sum(groups[group] * np.array(share, dtype=np.float32) for group, share in mix['groups'].items() if group in groups) for mix in lights.values()]
    sharp = [with_sky(picture, is_sky, mix['shown'], facts['seed']) if 'shown' in mix else picture for picture, mix in zip(sharp, lights.values())]
    for light, picture in zip(lights, focus(sharp, depth, facts)):
        exposed = with_glare(expose(picture, lights[light]['exposure'], shade))
        save(with_grain(exposed, facts['seed']), f'{out}/{light}.png', light == 'sun')
    size = save_depth(depth, f'{out}/depth.bytes')
    with open(f'{out}/plate.json', 'w', encoding='utf8') as file:
        json.dump(describe(facts, lights, size), file)


main()

"""
Renders a still life as a phone would photograph it: `blender -b -noaudio -P tools/scenes/render_still_life.py -- NAME FOLDER FILE`.
The lens's blur comes from the renderer, in many samples: light through glass is nothing that could be blurred afterwards.
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from library import still_life, studio  # noqa: E402
from library.denoise import smooth  # noqa: E402
from library.exr import read, read_features  # noqa: E402
from library.film import save, with_grain  # noqa: E402

SAMPLES = 24
# Pixels: as many as the photo has.
SIZE = (660, 880)


def develop(scene, folder, file):
    features = read_features(folder, '')
    light = still_life.without_sparks(read(f'{folder}/light.exr'))
    [clean] = smooth([light / features[0]], *features, levels=2)
    save(with_grain(still_life.exposed(clean * features[0], scene.EXPOSURE, scene.CAST), scene.SEED), file)


def main():
    name, folder, file = sys.argv[sys.argv.index('--') + 1 :][:3]
    scene = importlib.import_module(f'still_lifes.{name}')
    studio.clear(scene.SEED)
    still_life.let_light_through()
    scene.build()
    scale = float(os.environ.get('SCENE_SCALE', '1'))
    samples = int(os.environ.get('SCENE_SAMPLES', SAMPLES))
    size = tuple(round(side * scale) for side in SIZE)
    studio.render_passes(folder, {'Image': 'light', **studio.FEATURES}, samples, size)
    develop(scene, folder, file)


main()

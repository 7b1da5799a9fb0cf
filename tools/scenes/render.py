"""
Renders one view of one scene into a folder of EXR files: `blender -b -noaudio -P tools/scenes/render.py -- PLACE VIEW FOLDER`.
`npm run scenes` calls it; develop.py makes the pictures of it.
"""
import importlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from library import studio  # noqa: E402

# with ten, the edges of the sun's light are ragged; it is rendered at less than half the size, so that the time is well spent
SAMPLES = 48


def main():
    name, view, folder = sys.argv[sys.argv.index('--') + 1 :][:3]
    os.makedirs(folder, exist_ok=True)
    place = importlib.import_module(f'places.{name.replace("-", "_")}')
    studio.clear(place.SEED)
    begun = time.time()
    facts = getattr(place, view)()
    samples = int(os.environ.get('SCENE_SAMPLES', getattr(place, 'SAMPLES', SAMPLES)))
    studio.render(folder, samples, view, float(os.environ.get('SCENE_SCALE', '1')))
    camera = studio.bpy.context.scene.camera
    facts |= {'seconds': round(time.time() - begun, 1), 'camera_height': camera.location.z, 'shift_y': camera.data.shift_y}
    facts |= {'seed': place.SEED, 'script': f'tools/scenes/places/{name.replace("-", "_")}.py'}
    facts |= {'lens': camera.data.lens, 'focus': camera.data.dof.focus_distance, 'fstop': camera.data.dof.aperture_fstop}
    with open(os.path.join(folder, 'facts.json'), 'w', encoding='utf8') as file:
        json.dump(facts, file)


main()

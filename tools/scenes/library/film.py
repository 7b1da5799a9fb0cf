"""Grain and tones: what a camera makes of linear light."""
import bpy
import numpy as np
from scipy import ndimage

from .denoise import luminance


def with_grain(picture, seed):
    """The noise of a good camera: without it smooth walls show bands, and nobody takes them for photographed."""
    noise = ndimage.gaussian_filter(np.random.default_rng(seed).standard_normal(picture.shape[:2]).astype(np.float32), 0.6)
    # in the dark it is stronger, as in every camera
    share = 0.022 / np.sqrt(np.maximum(luminance(picture), 0.03) / 0.18)
    return picture * (1 + noise * np.minimum(share, 0.05))[..., None]


# Blender's filmic view keeps room above white for lamps: a sheet of paper in the sun would be grey
GAIN = 1.14
SHOULDER = 0.8


def whiten(tones):
    """Lifts tones of 0…1 so that white is white; above the shoulder they come closer and closer to it."""
    lifted = tones * GAIN
    room = 1 - SHOULDER
    rolled = SHOULDER + room * (1 - np.exp(-(lifted - SHOULDER) / room)) / (1 - np.exp(-(GAIN - SHOULDER) / room))
    return np.where(lifted <= SHOULDER, lifted, rolled)


def save(picture, path, is_sunlit=False):
    """Through Blender's filmic view, with the contrast of a print and, in the sun, its white."""
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    scene.render.image_settings.color_depth = '8'
    height, width = picture.shape[:2]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    whole = np.ones((height, width, 4), dtype=np.float32)
    whole[..., :3] = picture[::-1]
    image.pixels.foreach_set(whole.ravel())
    image.update()
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)
    if is_sunlit:
        _whiten_file(path)


def _whiten_file(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    tones = np.empty(len(image.pixels), dtype=np.float32)
    image.pixels.foreach_get(tones)
    tones = tones.reshape(-1, image.channels)
    tones[:, :3] = whiten(tones[:, :3])
    image.pixels.foreach_set(tones.ravel())
    image.update()
    image.save()
    bpy.data.images.remove(image)

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


def save(picture, path):
    """Through Blender's filmic view, with the contrast of a print."""
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

"""Reads what the renderer wrote."""
import bpy
import numpy as np

# Light is divided by it.
MIN_ALBEDO = 0.02


def read(path, channels=3):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    flat = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    # Blender counts rows from below
    return flat.reshape(height, width, 4)[::-1, :, :channels].copy()


def read_features(folder, prefix):
    albedo = read(f'{folder}/{prefix}albedo.exr')
    normal = read(f'{folder}/{prefix}normal.exr')
    length = np.linalg.norm(normal, axis=2, keepdims=True)
    normal = np.where(length > 0.01, normal / np.maximum(length, 0.01), 0)
    depth = np.minimum(read(f'{folder}/{prefix}depth.exr', 1)[..., 0], 60)
    return np.maximum(albedo, MIN_ALBEDO), normal, depth

"""Skies: what the world's plain light is shown as where the camera sees it, with clouds and a low sun."""
import numpy as np
from scipy import ndimage

from .denoise import luminance


def with_sky(picture, seen, sky, seed):
    """
    `seen`: where nothing stands before the sky.

    `sky`: `top` and `horizon`, colours as shares of the sky's own brightness; `clouds`, how much of it they cover at most, and their
    colour, `cloud`; and for a low sun `glow`, its place from the left and from the top of the sky, and its colour.
    """
    if not seen.any():
        return picture
    level = luminance(picture)[seen].mean()
    rows = np.flatnonzero(seen.any(axis=1))
    height, width = seen.shape
    down = np.clip(np.arange(height, dtype=np.float32) / max(rows[-1], 1), 0, 1)[:, None]
    across = np.arange(width, dtype=np.float32)[None, :] / width
    top, horizon = np.array(sky['top'], np.float32), np.array(sky['horizon'], np.float32)
    painted = top + (horizon - top) * (down**1.6)[..., None] * np.ones((height, width, 1), np.float32)
    cover = sky['clouds'] * _clouds(seen.shape, seed) * np.clip(1.1 - 0.5 * down, 0, 1)
    painted = painted * (1 - cover[..., None]) + np.array(sky['cloud'], np.float32) * cover[..., None]
    if 'glow' in sky:
        left, low, colour = sky['glow']
        away = np.hypot((across - left) * width / height * 2.2, (down - low) * 0.8)
        for wide, share in ((0.10, 1.1), (0.32, 0.55), (0.8, 0.3)):
            painted = painted + np.array(colour, np.float32) * (share * np.exp(-((away / wide) ** 2)))[..., None]
    return np.where(seen[..., None], painted * level, picture)


def _clouds(shape, seed):
    """Long soft streaks, 0…1: noise of several sizes, drawn out along the horizon."""
    random = np.random.default_rng(seed)
    sum_of = np.zeros(shape, np.float32)
    for size, share in ((90, 1.0), (42, 0.6), (18, 0.3), (8, 0.14)):
        scaled = size * shape[0] / 1350
        noise = ndimage.gaussian_filter(random.standard_normal(shape).astype(np.float32), (scaled * 0.35, scaled * 1.5), mode='nearest')
        sum_of += share * noise / max(noise.std(), 1e-6)
    sum_of /= sum_of.std()
    return np.clip((sum_of + 0.2) / 1.9, 0, 1) ** 1.3

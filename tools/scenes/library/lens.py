"""
The lens: blurs what is out of focus. The picture is rendered sharp, as texture and slope of blurred things are nothing that
noise could be told from, and blurred here in linear light, so that lamps become discs.
"""
import numpy as np
from scipy import fft, ndimage

# Radii of the discs, in pixels of a picture 1296 high; what lies between two is blurred by the nearer one.
RADII = (0.0, 0.9, 1.3, 1.9, 2.7, 3.7, 4.9, 6.3, 8.0, 10.0, 12.5, 16.0, 20.0, 25.0)
FILM = 0.036


def discs(depth, facts):
    """Radius in pixels, at each pixel, of the disc that the lens makes of a point; below 0 before the focus."""
    lens = facts['lens'] / 1000
    aperture = lens / facts['fstop']
    spread = aperture * lens * (depth - facts['focus']) / (np.maximum(depth, 0.05) * (facts['focus'] - lens))
    return spread / FILM * depth.shape[0] / 2


def focus(pictures, depth, facts):
    """Blurs pictures of one view by layers of like distance, from the farthest to the nearest, each over what is behind it."""
    radius = discs(ndimage.median_filter(depth, 3), facts)
    radii = np.array(RADII) * depth.shape[0] / 1296
    number = np.searchsorted((radii[1:] + radii[:-1]) / 2, np.abs(radius)) * np.sign(radius).astype(int)
    layers = sorted(np.unique(number), reverse=True)
    results = [picture.copy() for picture in pictures]
    for layer in layers:
        own, nearer = number == layer, number <= layer
        disc = _transfer(radii[abs(layer)], depth.shape)
        share, cover = _blur(own.astype(np.float32), disc), _blur(nearer.astype(np.float32), disc)
        if layer == layers[0]:
            cover = np.ones_like(cover)
        alpha = (cover * np.clip(share / 0.05, 0, 1))[..., None]
        for at, picture in enumerate(pictures):
            colour = np.stack([_blur(picture[..., channel] * own, disc) for channel in range(3)], axis=-1)
            results[at] = results[at] * (1 - alpha) + colour / np.maximum(share, 1e-3)[..., None] * alpha
    return [np.maximum(result, 0) for result in results]


def _transfer(radius, shape):
    """The Fourier transform of a disc with a soft edge; None is a point."""
    if radius < 0.3:
        return None
    padded = [fft.next_fast_len(size + 60, real=True) for size in shape]
    rows, columns = [np.minimum(np.arange(size), size - np.arange(size)).astype(np.float32) for size in padded]
    disc = np.clip(radius + 0.5 - np.hypot(rows[:, None], columns[None, :]), 0, 1)
    return padded, fft.rfft2(disc / disc.sum())


def _blur(plane, disc):
    if disc is None:
        return plane
    padded, transfer = disc
    height, width = plane.shape
    edged = np.pad(plane, ((0, padded[0] - height), (0, padded[1] - width)), mode='edge').astype(np.float32)
    # the frame repeats: beyond the middle of what was added, it is the other edge
    edged[height + (padded[0] - height) // 2 :] = edged[0]
    edged[:, width + (padded[1] - width) // 2 :] = edged[:, :1]
    return fft.irfft2(fft.rfft2(edged) * transfer, padded)[:height, :width].astype(np.float32)

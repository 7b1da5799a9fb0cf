"""Takes the noise out of rendered light, with what the renderer knows of each pixel: texture, slope and depth."""
import numpy as np
from scipy import ndimage

KERNEL = np.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16], dtype=np.float32)


def luminance(colour):
    return colour @ np.array([0.2126, 0.7152, 0.0722], dtype=np.float32)


def without_fireflies(light):
    """A pixel far brighter than all around it is an accident of sampling."""
    level = luminance(light)
    around = ndimage.median_filter(level, 3)
    spread = ndimage.uniform_filter(np.abs(level - around), 5)
    limit = around * 1.6 + 3 * spread + 0.02
    return light * np.minimum(1, limit / np.maximum(level, 1e-6))[..., None]


def smooth(lights, albedo, normal, depth, levels=4):
    """
    Edge-avoiding wavelets over lights without the texture (SVGF without time: Schied et al. 2017). The weights come from normal, depth and
    texture, the same for every light, and from the brightness against its own noise, so that shadows keep their edges.
    """
    lights = [[light, _deviation(luminance(light))] for light in lights]
    relative = np.log(np.maximum(depth, 1e-3))
    for step in range(levels):
        reach = 1 << step
        near = {}
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                near[(dy * reach, dx * reach)] = _likeness((dy, dx), reach, albedo, normal, relative)
        # the first step hardly minds brightness: few samples leave the edge of a shadow ragged
        lights = [_pass(light, deviation, near, *((0.7, 1.0) if step else (1.1, 0.2))) for light, deviation in lights]
    return [light for light, _ in lights]


def _deviation(level):
    mean = ndimage.uniform_filter(level, 7)
    variance = np.maximum(ndimage.uniform_filter(level * level, 7) - mean * mean, 0)
    # slopes of real light are no noise: only what a smooth surface does not explain counts
    noise = ndimage.gaussian_filter(np.abs(ndimage.gaussian_laplace(level, 0.8)), 5) * 1.25
    return np.minimum(np.sqrt(variance), noise) + 1e-4


def _likeness(tap, reach, albedo, normal, relative):
    dy, dx = tap
    share = KERNEL[dy + 2] * KERNEL[dx + 2]
    if not (dy or dx):
        return np.full_like(relative, share)
    shift = (dy * reach, dx * reach)
    turned = np.clip(np.sum(normal * _shifted(normal, shift), axis=2), 0, 1)
    eighth = (turned * turned) ** 2
    eighth *= eighth
    apart = np.abs(relative - _shifted(relative, shift)) / (0.02 * reach)
    apart += np.sum((albedo - _shifted(albedo, shift)) ** 2, axis=2) / 0.03
    return share * eighth * eighth * eighth * np.exp(-apart)


def _pass(light, deviation, near, blur, strict):
    guide = ndimage.gaussian_filter(luminance(light), blur)
    limit = strict / (4.5 * deviation + 0.012 * guide)
    total, weights, noise = np.zeros_like(light), np.zeros_like(guide), np.zeros_like(guide)
    for shift, likeness in near.items():
        weight = likeness
        if shift != (0, 0):
            weight = likeness * np.exp(-np.abs(guide - _shifted(guide, shift)) * limit)
        total += _shifted(light, shift) * weight[..., None]
        weights += weight
        noise += weight * weight * _shifted(deviation, shift) ** 2
    return total / weights[..., None], np.sqrt(noise) / weights + 1e-5


def _shifted(plane, shift):
    dy, dx = shift
    padded = np.pad(plane, ((abs(dy), abs(dy)), (abs(dx), abs(dx))) + ((0, 0),) * (plane.ndim - 2), mode='edge')
    height, width = plane.shape[:2]
    return padded[abs(dy) + dy : abs(dy) + dy + height, abs(dx) + dx : abs(dx) + dx + width]

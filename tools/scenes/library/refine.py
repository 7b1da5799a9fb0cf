"""Puts light of half the size on texture and slopes of the full size."""
import numpy as np
from scipy import ndimage

from .denoise import luminance
from .exr import MIN_ALBEDO

NO_TEXTURE = MIN_ALBEDO * 1.05


def enlarge(plane, size):
    """Bilinear, in step with pixels of another size."""
    height, width = size
    rows = (np.arange(height) + 0.5) * plane.shape[0] / height - 0.5
    columns = (np.arange(width) + 0.5) * plane.shape[1] / width - 0.5
    top = np.clip(np.floor(rows).astype(int), 0, plane.shape[0] - 2)
    left = np.clip(np.floor(columns).astype(int), 0, plane.shape[1] - 2)
    down = np.clip(rows - top, 0, 1).astype(np.float32)[:, None]
    across = np.clip(columns - left, 0, 1).astype(np.float32)[None, :]
    if plane.ndim == 3:
        down, across = down[..., None], across[..., None]
    upper = plane[top][:, left] * (1 - across) + plane[top][:, left + 1] * across
    lower = plane[top + 1][:, left] * (1 - across) + plane[top + 1][:, left + 1] * across
    return upper * (1 - down) + lower * down


def with_reflections(coarse, fine):
    """
    The fine features are rendered without a bounce, so that a mirror has no texture there: what it shows is taken from the coarse ones, whose
    rays went on.
    """
    (coarse_albedo, *_), (albedo, normal, depth) = coarse, fine
    mirrors = albedo.max(axis=2, keepdims=True) < NO_TEXTURE
    return np.where(mirrors, enlarge(coarse_albedo, depth.shape), albedo), normal, depth


def slope_of_light(level, normal):
    """How light changes with the slope of the surface, from each pixel's surroundings: a ridge regression."""
    around = lambda plane: ndimage.gaussian_filter(plane, (6, 6) + (0,) * (plane.ndim - 2))
    mean_normal, mean_level = around(normal), around(level)
    square = around(normal[..., :, None] * normal[..., None, :]) - mean_normal[..., :, None] * mean_normal[..., None, :]
    both = around(normal * level[..., None]) - mean_normal * mean_level[..., None]
    return np.linalg.solve(square + 3e-4 * np.eye(3, dtype=np.float32), both[..., None])[..., 0]


def join_fine(lights, coarse, fine):
    """
    Light of half the size on the fine texture: every fine pixel takes it from the neighbours that lie on the same surface (joint
    bilateral upsampling: Kopf et al. 2007), then follows the fine slopes.
    """
    (albedo, normal, depth), (fine_albedo, fine_normal, fine_depth) = coarse, fine
    size = fine_depth.shape
    totals, weights = [np.zeros((*size, 3), np.float32) for _ in lights], np.full(size, 1e-6, np.float32)
    nearest = lambda plane, dy, dx: _nearest(plane, size, dy, dx)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            weight = _distance_weight(depth.shape, size, dy, dx)
            weight = weight * (1e-3 + np.clip(np.sum(nearest(normal, dy, dx) * fine_normal, axis=2), 0, 1) ** 8)
            weight *= np.exp(-np.abs(np.log(nearest(depth, dy, dx) / fine_depth)) / 0.03) + 1e-4
            weight *= np.exp(-np.sum((nearest(albedo, dy, dx) - fine_albedo) ** 2, axis=2) / 0.06) + 1e-3
            for light, total in zip(lights, totals):
                total += nearest(light, dy, dx) * weight[..., None]
            weights += weight
    turned = fine_normal - enlarge(ndimage.gaussian_filter(normal, (0.8, 0.8, 0)), size)
    return [_follow_slopes(total / weights[..., None], luminance(light), normal, turned) for light, total in zip(lights, totals)]


def _follow_slopes(joined, level, normal, turned):
    detail = np.sum(enlarge(slope_of_light(level, normal), turned.shape[:2]) * turned, axis=2)
    gain = np.clip(1 + detail / np.maximum(luminance(joined), 1e-4), 0.45, 1.7)
    return joined * gain[..., None]


def _nearest(plane, size, dy, dx):
    rows = np.clip(((np.arange(size[0]) + 0.5) * plane.shape[0] / size[0]).astype(int) + dy, 0, plane.shape[0] - 1)
    columns = np.clip(((np.arange(size[1]) + 0.5) * plane.shape[1] / size[1]).astype(int) + dx, 0, plane.shape[1] - 1)
    return plane[rows][:, columns]


def _distance_weight(coarse, size, dy, dx):
    def along(count, fine, step):
        at = (np.arange(fine) + 0.5) * count / fine
        return np.exp(-((np.floor(at) + step + 0.5 - at) ** 2) / 0.5).astype(np.float32)

    return along(coarse[0], size[0], dy)[:, None] * along(coarse[1], size[1], dx)[None, :]

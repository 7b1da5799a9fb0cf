import type { Box, Plane, SceneLight } from '#engine/types.ts'
import { type GroundLine, groundLines } from './ground-lines.ts'
import { lowestSolid } from './lowest-solid.ts'
import { makeSoftPlane, soften, type SoftPlane } from './soften.ts'

/** One shadow pixel covers this many picture pixels each way: shadows are soft, so nothing is lost. */
export const SHADOW_STEP = 4

/** A silhouette on the canvas. */
export interface Silhouette {
  readonly mask: Plane
  readonly target: Box
}

/** An outline this near to a line of ground touches it, and a gap up to this high is dark: as shares of the subject's height. */
const TOUCHING = 0.012
const DEEPEST = 0.26
const UNDERNEATH = 0.7

/** Blurs between which the penumbra is mixed. */
const PENUMBRAS = 4

export interface Canvas {
  readonly width: number
  readonly height: number
}

/**
 * The darkness, 0…1, that a standing subject casts on its ground: a thin line where it touches, the ambient shadow around its
 * foot, and the shadow away from the key light, blurring with distance.
 */
export function castShadow(silhouette: Silhouette, canvas: Canvas, light: SceneLight): SoftPlane {
  const width = Math.ceil(canvas.width / SHADOW_STEP) + 1
  const height = Math.ceil(canvas.height / SHADOW_STEP) + 1
  const size = Math.sqrt(silhouette.target.width * silhouette.target.height) / SHADOW_STEP

  const depth = footDepth(silhouette)
  const lines = groundLines(silhouette.mask)
  const contact = drawFoot(silhouette, makeSoftPlane(width, height), depth)
  const nearby = drawFoot(silhouette, makeSoftPlane(width, height), Math.max(0.3, depth))
  for (const line of lines) {
    drawEnds(silhouette, contact, line)
    drawUnderneath(silhouette, nearby, line)
  }
  const around = { ...nearby, data: Float32Array.from(nearby.data) }
  soften(contact, Math.max(1, size * 0.008))
  soften(nearby, Math.max(2, size * 0.05), Math.max(1, size * 0.022))
  soften(around, Math.max(3, size * 0.13), Math.max(2, size * 0.04))
  const thrown = throwSilhouette(silhouette, makeSoftPlane(width, height), light)

  const dark = makeSoftPlane(width, height)
  for (let at = 0; at < dark.data.length; at++) {
    const open =
      (1 - Math.min(0.8, (contact.data[at] ?? 0) * 1.5)) *
      (1 - Math.min(0.6, (nearby.data[at] ?? 0) * 2.2)) *
      (1 - Math.min(0.34, (around.data[at] ?? 0) * 3)) *
      (1 - (thrown.data[at] ?? 0) * (0.4 + 0.28 * light.hardness))
    dark.data[at] = 1 - open
  }
  return dark
}

/**
 * How far up its silhouette a subject still touches the ground, as a share of its height: a camera that looks down a little sees the
 * far side of a wide base (a pair of shoes, a tray) higher than its near side.
 */
function footDepth({ mask }: Silhouette): number {
  return Math.min(0.34, Math.max(0.1, (0.14 * mask.width) / mask.height))
}

/** Marks where the outline meets the ground: the lowest solid point of each column, fading as it rises off the base. */
function drawFoot({ mask, target }: Silhouette, plane: SoftPlane, reach: number): SoftPlane {
  for (let column = 0; column < mask.width; column++) {
    const lowest = lowestSolid(mask, column, Math.floor(mask.height * (1 - reach)))
    if (lowest < 0) continue
    const nearness = 1 - (mask.height - 1 - lowest) / (mask.height * reach)
    const x = Math.floor((target.left + column) / SHADOW_STEP)
    const y = Math.floor((target.top + lowest) / SHADOW_STEP)
    for (let below = -1; below <= 1; below++) raise(plane, x, y + below, nearness * nearness)
  }
  return plane
}

/** Where a line of ground meets the outline, the subject touches it. */
function drawEnds({ mask, target }: Silhouette, plane: SoftPlane, { from, to, strength }: GroundLine): void {
  for (let column = from.x; column <= to.x; column++) {
    const ground = from.y + ((to.y - from.y) * (column - from.x)) / (to.x - from.x)
    const lowest = lowestSolid(mask, column, Math.floor(ground - TOUCHING * mask.height))
    if (lowest < 0) continue
    const x = Math.floor((target.left + column) / SHADOW_STEP)
    raise(plane, x, Math.floor((target.top + lowest) / SHADOW_STEP), strength)
  }
}

/** Between the ground and what is above it there is little light: under a car, under the arch of a shoe. */
function drawUnderneath({ mask, target }: Silhouette, plane: SoftPlane, { from, to, strength }: GroundLine): void {
  for (let column = from.x; column <= to.x; column++) {
    const ground = from.y + ((to.y - from.y) * (column - from.x)) / (to.x - from.x)
    const lowest = lowestSolid(mask, column, Math.floor(ground - DEEPEST * mask.height))
    if (lowest < 0) continue
    const x = Math.floor((target.left + column) / SHADOW_STEP)
    const bottom = Math.floor((target.top + ground) / SHADOW_STEP)
    // the higher the gap, the more light gets in; without that the dark would end in an upright edge beside it
    const open = (ground - lowest) / (DEEPEST * mask.height)
    const dark = strength * UNDERNEATH * (1 - open * open)
    for (let y = Math.floor((target.top + lowest) / SHADOW_STEP); y <= bottom; y++) raise(plane, x, y, dark)
  }
}

/**
 * Lays the silhouette down on the ground. A point's height above the ground decides its row, so the penumbra, which grows
 * with that height, can be mixed row by row from a few blurs of one plane.
 */
function throwSilhouette({ mask, target }: Silhouette, plane: SoftPlane, light: SceneLight): SoftPlane {
  const lean = -light.x * (0.3 + 0.35 * light.hardness)
  const depth = 0.17 + 0.06 * light.hardness
  const base = target.top + target.height
  for (let row = 0; row < mask.height; row += 2) {
    const rise = mask.height - row
    const y = Math.floor((base - rise * depth) / SHADOW_STEP)
    for (let column = 0; column < mask.width; column += 2) {
      const alpha = mask.data[row * mask.width + column] ?? 0
      if (alpha >= 64) raise(plane, Math.floor((target.left + column + rise * lean) / SHADOW_STEP), y, alpha / 255)
    }
  }
  const spread = (mask.height / SHADOW_STEP) * (0.075 - 0.055 * light.hardness)
  const blurs = Array.from({ length: PENUMBRAS }, (_, level) => blurred(plane, 1 + (spread * level) / (PENUMBRAS - 1)))
  for (let y = 0; y < plane.height; y++) {
    const rise = Math.max(0, Math.min(1, (base - y * SHADOW_STEP) / (mask.height * depth)))
    const level = Math.min(PENUMBRAS - 1.001, rise * (PENUMBRAS - 1))
    const near = blurs[Math.floor(level)]
    const far = blurs[Math.floor(level) + 1]
    for (let at = y * plane.width; at < (y + 1) * plane.width; at++) {
      const from = near?.data[at] ?? 0
      plane.data[at] = (from + ((far?.data[at] ?? 0) - from) * (level % 1)) * (1 - 0.72 * rise)
    }
  }
  return plane
}

function blurred(plane: SoftPlane, radius: number): SoftPlane {
  const copy = { ...plane, data: Float32Array.from(plane.data) }
  soften(copy, Math.max(1, radius))
  return copy
}

function raise({ data, width, height }: SoftPlane, x: number, y: number, level: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const at = y * width + x
  if ((data[at] ?? 0) < level) data[at] = level
}

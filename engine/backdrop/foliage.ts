import { clamp01 } from '#engine/pixels/colour.ts'
import type { FloatImage } from '#engine/pixels/float-image.ts'
import { aroundZero, between, type Random } from '#engine/pixels/noise.ts'

/** A leaf lying in a plane; lengths in texels, angles in radians. */
interface Leaf {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly width: number
  /** Sideways sag of the tip, in shares of the length. */
  readonly sag: number
}

/** Draws the shadow of a plant into a plane of light (1 lit, 0 dark). */
export function drawFoliage(plane: FloatImage, random: Random, kind: 'palm' | 'branch'): void {
  const size = plane.width
  const fromLeft = random() < 0.5
  if (kind === 'palm') {
    const fronds = 2 + Math.floor(random() * 2)
    for (let frond = 0; frond < fronds; frond++)
      drawFrond(plane, random, { fromLeft, y: size * (0.2 + 0.2 * frond + 0.1 * random()) })
    return
  }
  const stems = 4 + Math.floor(random() * 3)
  const roundness = between(random, 0.42, 0.7)
  for (let stem = 0; stem < stems; stem++) {
    drawStem(plane, random, { fromLeft, y: size * (0.12 + (0.62 * (stem + random())) / stems), roundness })
  }
}

interface Root {
  readonly fromLeft: boolean
  readonly y: number
}

/** A palm leaf: a long bent rib with narrow leaflets, longest in the middle. */
function drawFrond(plane: FloatImage, random: Random, root: Root): void {
  const size = plane.width
  const heading = root.fromLeft ? 1 : -1
  const tilt = between(random, -0.5, 0.35)
  const reach = size * between(random, 0.62, 0.85)
  const start = root.fromLeft ? size * between(random, -0.02, 0.14) : size * between(random, 0.86, 1.02)
  const pairs = 20 + Math.floor(random() * 6)
  for (let pair = 0; pair < pairs; pair++) {
    const share = (pair + 0.6) / pairs
    const x = start + heading * reach * share * Math.cos(tilt)
    const y = root.y + reach * share * Math.sin(tilt) + size * 0.13 * share * share
    const rib = Math.atan2(Math.sin(tilt) + 0.3 * share, heading * Math.cos(tilt))
    const long = size * 0.25 * Math.sin(Math.PI * (0.16 + 0.76 * share)) * between(random, 0.85, 1.08)
    for (const side of [-1, 1]) {
      const spread = side * (1.05 - 0.55 * share) + 0.07 * aroundZero(random)
      drawLeaf(plane, { x, y, angle: rib + spread, length: long, width: size * 0.0085, sag: 0.1 * side * heading })
    }
    drawLeaf(plane, { x, y, angle: rib, length: (reach / pairs) * 2, width: size * 0.004, sag: 0 })
  }
}

/** A twig with single leaves on either side. */
function drawStem(plane: FloatImage, random: Random, root: Root & { readonly roundness: number }): void {
  const size = plane.width
  const heading = root.fromLeft ? 1 : -1
  let angle = heading > 0 ? between(random, -0.5, 0.6) : Math.PI - between(random, -0.5, 0.6)
  let x = root.fromLeft ? -size * 0.02 : size * 1.02
  let y = root.y
  const joints = 14 + Math.floor(random() * 10)
  const step = size * between(random, 0.03, 0.042)
  for (let joint = 0; joint < joints; joint++) {
    drawLeaf(plane, { x, y, angle, length: step * 1.3, width: size * 0.0035, sag: 0 })
    x += Math.cos(angle) * step
    y += Math.sin(angle) * step
    angle += 0.12 * aroundZero(random) + 0.015 * heading
    const taper = 1 - (0.45 * joint) / joints
    for (const side of [-1, 1]) {
      if (random() < 0.22) continue
      const length = size * between(random, 0.05, 0.085) * taper
      drawLeaf(plane, {
        x,
        y,
        angle: angle + side * between(random, 0.5, 1.15),
        length,
        width: length * root.roundness * between(random, 0.3, 0.55),
        sag: 0.06 * aroundZero(random),
      })
    }
  }
}

function drawLeaf(plane: FloatImage, leaf: Leaf): void {
  const { data, width, height } = plane
  const cos = Math.cos(leaf.angle)
  const sin = Math.sin(leaf.angle)
  const reach = Math.abs(leaf.sag) * leaf.length + leaf.width + 2
  const tipX = leaf.x + cos * leaf.length
  const tipY = leaf.y + sin * leaf.length
  const left = Math.max(0, Math.floor(Math.min(leaf.x, tipX) - reach))
  const right = Math.min(width - 1, Math.ceil(Math.max(leaf.x, tipX) + reach))
  const top = Math.max(0, Math.floor(Math.min(leaf.y, tipY) - reach))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(leaf.y, tipY) + reach))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const share = ((x - leaf.x) * cos + (y - leaf.y) * sin) / leaf.length
      if (share < 0 || share > 1) continue
      const beside = (y - leaf.y) * cos - (x - leaf.x) * sin - leaf.sag * share * share * leaf.length
      // fullest a third of the way out, then a long point
      const half = leaf.width * Math.sin(Math.PI * Math.pow(share, 0.72))
      const covered = clamp01(half - Math.abs(beside) + 0.5)
      const at = y * width + x
      data[at] = (data[at] ?? 0) * (1 - covered)
    }
  }
}

import type { Picture, Plane } from '#engine/types.ts'
import { makeSoftPlane, readSoft, soften, type SoftPlane } from './soften.ts'

/** Width of the rim that takes light from behind, as a share of the canvas: inside it, nothing of the subject changes. */
const RIM = 0.004
const RIM_STRENGTH = 0.3
const GLOW_STEP = 8

/** How much of the light behind the subject each of its pixels takes, 0…1; zero further inside than the rim. */
export function wrapBand({ data, width, height }: Plane, canvasWidth: number): Float32Array {
  const radius = Math.max(1, Math.round(canvasWidth * RIM))
  const inside = makeSoftPlane(width, height)
  for (let at = 0; at < data.length; at++) inside.data[at] = (data[at] ?? 0) / 255
  averageWithin(inside, radius)
  for (let at = 0; at < inside.data.length; at++) {
    const rim = 1 - (inside.data[at] ?? 0)
    inside.data[at] = rim < 0.01 ? 0 : Math.min(1, rim * 1.4) * RIM_STRENGTH
  }
  return inside.data
}

/** One box pass: unlike a repeated blur it reaches exactly `radius` pixels and no further. */
function averageWithin(plane: SoftPlane, radius: number): void {
  const { data, width, height } = plane
  const line = new Float32Array(Math.max(width, height))
  const pass = (start: number, step: number, length: number) => {
    for (let i = 0; i < length; i++) line[i] = data[start + i * step] ?? 0
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += line[Math.min(length - 1, Math.max(0, i))] ?? 0
    for (let i = 0; i < length; i++) {
      data[start + i * step] = sum / (2 * radius + 1)
      sum += (line[Math.min(length - 1, i + radius + 1)] ?? 0) - (line[Math.max(0, i - radius)] ?? 0)
    }
  }
  for (let y = 0; y < height; y++) pass(y * width, 1, width)
  for (let x = 0; x < width; x++) pass(x, width, height)
}

export interface SurroundingLight {
  /** Level 0…255 of one channel around a canvas pixel. */
  readonly at: (x: number, y: number, channel: number) => number
}

/** The backdrop as the subject's rim sees it: thoroughly blurred. */
export function surroundingLight({ data, width, height }: Picture): SurroundingLight {
  const coarse = { width: Math.ceil(width / GLOW_STEP) + 1, height: Math.ceil(height / GLOW_STEP) + 1 }
  const planes = [0, 1, 2].map((channel) => {
    const plane = makeSoftPlane(coarse.width, coarse.height)
    for (let y = 0; y < coarse.height; y++) {
      for (let x = 0; x < coarse.width; x++) {
        const from = Math.min(height - 1, y * GLOW_STEP) * width + Math.min(width - 1, x * GLOW_STEP)
        plane.data[y * coarse.width + x] = data[from * 3 + channel] ?? 0
      }
    }
    soften(plane, 3)
    return plane
  })
  return {
    at: (x, y, channel) => {
      const plane = planes[channel]
      return plane ? readSoft(plane, x / GLOW_STEP, y / GLOW_STEP) : 0
    },
  }
}

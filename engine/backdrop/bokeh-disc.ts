import { ease, type Light } from '#engine/pixels/colour.ts'
import type { FloatImage } from '#engine/pixels/float-image.ts'

/** A point of light out of focus; lengths in pixels. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Light inside the disc, linear. */
  readonly light: Light
}

/** How the lens draws its discs. */
export interface Lens {
  /** How far the barrel cuts discs into cat's eyes at the corners, 0…1. */
  readonly catEye: number
  /** Brightness of the rim against the middle, 0 even. */
  readonly rim: number
  /** Width of the soft edge as a share of the radius. */
  readonly softness: number
  /** A paper mask with a heart cut into it, held before the lens. */
  readonly isHeart?: true
}

export const PORTRAIT_LENS: Lens = { catEye: 0.42, rim: 0.35, softness: 0.09 }

/** Adds a disc to a picture in linear light. Red is drawn a little wider than blue, as real glass does. */
export function addDisc(image: FloatImage, disc: Disc, lens: Lens): void {
  const { data, width, height } = image
  const { radius } = disc
  const left = Math.max(0, Math.floor(disc.x - radius * 1.05))
  const right = Math.min(width - 1, Math.ceil(disc.x + radius * 1.05))
  const top = Math.max(0, Math.floor(disc.y - radius * 1.05))
  const bottom = Math.min(height - 1, Math.ceil(disc.y + radius * 1.05))
  const reach = Math.hypot(width, height) / 2
  const cutX = ((disc.x - width / 2) / reach) * lens.catEye
  const cutY = ((disc.y - height / 2) / reach) * lens.catEye
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const dx = (x - disc.x) / radius
      const dy = (y - disc.y) / radius
      // the second circle is the barrel's rim, shifted towards the picture's middle
      const out = lens.isHeart ? outOfHeart(dx, dy) : Math.max(Math.hypot(dx, dy), Math.hypot(dx + cutX, dy + cutY) * 0.92)
      if (out > 1.04) continue
      const level = 1 + lens.rim * (out * out * out * out - 0.4)
      const at = (y * width + x) * 3
      data[at] = (data[at] ?? 0) + disc.light[0] * level * (1 - ease(1.012 - lens.softness, 1.012, out))
      data[at + 1] = (data[at + 1] ?? 0) + disc.light[1] * level * (1 - ease(1 - lens.softness, 1, out))
      data[at + 2] = (data[at + 2] ?? 0) + disc.light[2] * level * (1 - ease(0.988 - lens.softness, 0.988, out))
    }
  }
}

/** Below 1 inside the heart that fits a circle of 1, above outside; only its edge has to be exact. */
function outOfHeart(dx: number, dy: number): number {
  const x = dx * 1.22
  const y = 0.12 - dy * 1.22
  const round = x * x + y * y - 1
  return 1 + 0.9 * Math.cbrt(round * round * round - x * x * y * y * y)
}

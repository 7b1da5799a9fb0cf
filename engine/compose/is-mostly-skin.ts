import { skinColour } from '#engine/pixels/skin-colour.ts'
import type { Cutout } from '#engine/types.ts'

/** Share of a hand, with its nails and rings, that has the colour of skin. */
const MOSTLY = 0.75
/** The subject's longer side in cells: at this size creases of skin are gone, crumbs of a cake are not. */
const CELLS = 256
/** How far a cell typically differs from its neighbours, as a share of its brightness: skin below, bread and cakes above. */
const SMOOTH = 0.075
/** Darker cells are compared as if they had this brightness, 0…255: noise is no crumb. */
const DARK = 20

/** Whether nearly all of a subject has the colour of skin and is as smooth: hands, arms, feet. */
export function isMostlySkin(subject: Pick<Cutout, 'alpha' | 'foreground' | 'box'>): boolean {
  const cells = readCells(subject)
  const solid = cells.solid.reduce((sum, is) => sum + is, 0)
  const skin = cells.skin.reduce((sum, share) => sum + share, 0)
  return skin > MOSTLY * solid && roughnessOf(cells) < SMOOTH
}

interface Cells {
  readonly width: number
  readonly height: number
  /** 1 where a cell lies within the subject, else 0. */
  readonly solid: Uint8Array
  readonly brightness: Float32Array
  /** How probably its colour is that of skin, 0…1; 0 outside the subject. */
  readonly skin: Float32Array
}

function readCells({ alpha, foreground, box }: Pick<Cutout, 'alpha' | 'foreground' | 'box'>): Cells {
  const step = Math.max(1, Math.floor(Math.max(box.width, box.height) / CELLS))
  const width = Math.floor(box.width / step)
  const height = Math.floor(box.height / step)
  const cells = { width, height, solid: new Uint8Array(width * height), brightness: new Float32Array(width * height) }
  const skin = new Float32Array(width * height)
  for (let cell = 0; cell < skin.length; cell++) {
    const left = box.left + (cell % width) * step
    const top = box.top + Math.floor(cell / width) * step
    if ((alpha.data[(top + (step >> 1)) * alpha.width + left + (step >> 1)] ?? 0) <= 127) continue
    const [red, green, blue] = meanColour(foreground, { left, top, step })
    cells.solid[cell] = 1
    cells.brightness[cell] = 0.3 * red + 0.59 * green + 0.11 * blue
    skin[cell] = skinColour(red, green, blue)
  }
  return { ...cells, skin }
}

function meanColour(
  { data, width }: Cutout['foreground'],
  { left, top, step }: { left: number; top: number; step: number },
): [red: number, green: number, blue: number] {
  const sums: [number, number, number] = [0, 0, 0]
  for (let y = top; y < top + step; y++) {
    for (let x = left; x < left + step; x++) {
      for (let channel = 0; channel < 3; channel++) {
        sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 3 + channel] ?? 0)
      }
    }
  }
  const count = step * step
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}

/** The median difference of a cell within the subject and its four neighbours. */
function roughnessOf({ width, height, solid, brightness }: Cells): number {
  const differences: number[] = []
  for (let y = 1; y < height - 1; y++) {
    for (let cell = y * width + 1; cell < (y + 1) * width - 1; cell++) {
      const around = [cell - 1, cell + 1, cell - width, cell + width]
      if (!solid[cell] || around.some((beside) => !solid[beside])) continue
      const own = brightness[cell] ?? 0
      const sum = around.reduce((total, beside) => total + (brightness[beside] ?? 0), 0)
      differences.push(Math.abs(sum - 4 * own) / Math.max(DARK, own))
    }
  }
  return differences.toSorted((one, other) => one - other)[differences.length >> 1] ?? 0
}

import { blurGaussian } from '#engine/pixels/blur.ts'
import { lightOf, type Light } from '#engine/pixels/colour.ts'
import type { FloatImage } from '#engine/pixels/float-image.ts'
import { enlarge, halve } from '#engine/pixels/resize.ts'
import { focusStage, SOFT_STEP } from './focus.ts'
import { buildRig, lightStage } from './light-rig.ts'
import { makeSurface } from './materials/make-surface.ts'
import { paintRegion } from './paint-stage.ts'
import type { Material } from './scene.ts'
import { buildStage, type Size } from './stage.ts'

/** The light on a table has no pattern: a sixth of the size carries it. */
const LIGHT_STEP = 6

/** Blur of the table's far edge in pixels of a picture 1080 wide. */
const EDGE_BLUR = 7

export interface TableSetting {
  /** Which side the light comes from, -1 … 1. */
  readonly lightX: number
  /** Colour and strength of the light on the table. */
  readonly daylight: Light
  readonly size: Size
  readonly seed: number
}

/** Sets a table before a place, in place: mirrored in it where it is polished, in focus where a subject stands. */
export function setTable(place: FloatImage, table: Material, { lightX, daylight, size, seed }: TableSetting): void {
  const { width, height } = size
  const stage = buildStage(size, 0)
  const half = { width: Math.ceil(width / SOFT_STEP), height: Math.ceil(height / SOFT_STEP) }
  const ground = makeSurface(table, seed + 1)
  const colour = lightOf(table.colour)
  const rig = buildRig({ stage, pattern: undefined, lightX, contrast: 0.45, wall: colour, ground: colour, seed })
  const light = lightStage(rig, Math.ceil(width / LIGHT_STEP), Math.ceil(height / LIGHT_STEP), undefined)
  for (let at = 0; at < light.data.length; at++) light.data[at] = (light.data[at] ?? 0) * (daylight[at % 3] ?? 1)

  const soft = enlarge(place, half.width, half.height)
  const mirrored = blurGaussian(enlarge(place, Math.ceil(width / 4), Math.ceil(height / 4)), width * 0.006)
  const painting = { stage, wall: ground, ground, light, mirrored, lightX }
  const softRow = Math.round(stage.corner * half.height)
  const fromRow = softRow * SOFT_STEP
  const sharp = paintRegion(painting, { width, height, fromRow, toRow: height })
  soft.data.set(halve(sharp).data, softRow * half.width * 3)
  const startRow = Math.round((stage.corner - 0.044) * height)
  const farBlur = (EDGE_BLUR * Math.min(width, height)) / 1080
  layOver(place, focusStage(stage, { soft, sharp, fromRow, startRow, farBlur }), Math.round(0.014 * height))
}

/** Replaces the lower rows of the place, fading in: above the table's edge it is soft enough as it came, discs and all. */
function layOver(place: FloatImage, table: FloatImage, fadeRows: number): void {
  const line = place.width * 3
  const startRow = place.height - table.height
  for (let row = 0; row < table.height; row++) {
    const share = Math.min(1, row / fadeRows)
    const here = (startRow + row) * line
    for (let at = 0; at < line; at++) {
      const behind = place.data[here + at] ?? 0
      place.data[here + at] = behind + ((table.data[row * line + at] ?? 0) - behind) * share
    }
  }
}

/** Which part of a backdrop's picture an edit shows: the same for the engine and for a browser's preview. */
import { between, makeRandom } from '#engine/pixels/noise.ts'
import type { Backdrop } from '#engine/types.ts'
import { composition } from '../composition.ts'

/** What a subject is placed by on a whole plate, and the plate's width over its height. */
export interface PlateStage extends Omit<Backdrop, 'picture' | 'isGenerated'> {
  readonly ratio: number
}

/** A part of a plate in shares of its width and height, shown as it is or mirrored. */
export interface PlateCrop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly isMirrored: boolean
}

/** What a subject is placed by on a ready backdrop: a scene that is drawn has no ratio of its own. */
export type ReadyStage = Omit<PlateStage, 'ratio'> & Partial<Pick<PlateStage, 'ratio'>>

/** A part of a backdrop, and what a subject is placed by there. */
export interface ShownPart {
  readonly crop: PlateCrop
  readonly stage: Omit<PlateStage, 'ratio'>
}

/** Width over height of a ready scene that is drawn: every format shows a part of the same picture. */
export const DRAWN_RATIO = 4 / 5

/** Nearer than this, enlarged pixels show. */
export const CLOSEST = 1.14
/** How far the part's middle may leave the plate's, as a share of the width: things stand beside the subject's place. */
const FURTHEST_ASIDE = 0.09

/**
 * The part of a ready backdrop that a picture of that size shows. Of a drawn one it is the largest part from the middle whatever the
 * seed, so that it stays as its thumbnail shows it.
 */
export function showPart({ ratio, ...drawn }: ReadyStage, size: { width: number; height: number }, seed?: number): ShownPart {
  const whole = { ...drawn, ratio: ratio ?? DRAWN_RATIO }
  const crop = cropPlate(whole, size, ratio === undefined ? undefined : seed)
  return { crop, stage: stageOfCrop(whole, crop) }
}

/**
 * The part that fills a picture of that size. A seed chooses nearness, side and which way round; without one it is the largest part
 * from the middle. The subject's row goes where the format wants it, as far as the plate reaches.
 */
export function cropPlate(plate: PlateStage, size: { width: number; height: number }, seed?: number): PlateCrop {
  const aspect = size.width / size.height
  const random = seed === undefined ? undefined : makeRandom(seed)
  const largest = aspect <= plate.ratio ? { width: aspect / plate.ratio, height: 1 } : { width: 1, height: plate.ratio / aspect }
  // a narrow part is enlarged already
  const nearness = random ? between(random, 1, 1 + (CLOSEST - 1) * largest.width * largest.height) : 1
  const width = largest.width / nearness
  const height = largest.height / nearness
  const free = Math.min((1 - width) / 2, plate.groundWidth === undefined ? FURTHEST_ASIDE : 0)
  const aside = random ? between(random, -free, free) : 0
  const down = random ? random() : 0.5
  return {
    left: (1 - width) / 2 + aside,
    top: plate.ground === null ? down * (1 - height) : within(plate.ground - composition(aspect).ground * height, 1 - height),
    width,
    height,
    isMirrored: random ? random() < 0.5 : false,
  }
}

/** What a subject is placed by on that part. */
export function stageOfCrop(plate: PlateStage, crop: PlateCrop): Omit<PlateStage, 'ratio'> {
  const { ratio: _, ground, floor, groundWidth, light, ...same } = plate
  const rowOf = (row: number): number => (row - crop.top) / crop.height
  return {
    ...same,
    ground: ground === null ? null : rowOf(ground),
    ...(floor !== undefined && { floor: rowOf(floor) }),
    ...(groundWidth !== undefined && { groundWidth: groundWidth / crop.width }),
    light: crop.isMirrored ? { ...light, x: -light.x } : light,
  }
}

const within = (wanted: number, most: number): number => Math.max(0, Math.min(most, wanted))

import { cropPlate, type PlateCrop, type PlateStage, stageOfCrop } from '#engine/backdrop/plates/crop-plate.ts'
import { partAboveFloor } from '#engine/compose/above-floor.ts'
import { layOnBackdrop } from '#engine/compose/lay-on-backdrop.ts'
import type { SubjectPixels } from '#engine/compose/lay-subject.ts'
import { type Placeable, type Placement, placeSubject } from '#engine/compose/place-subject.ts'
import type { Backdrop, Box } from '#engine/types.ts'
import type { BackdropStage } from '#features/photo-edits/backdrop.ts'
import type { Composition } from './messages.ts'
import { coloursOf, openCanvas, readPixels, toBitmap } from './pixels.ts'

/** A cutout that can be drawn. */
export interface Subject extends Placeable {
  readonly bitmap: ImageBitmap
}

/** From this opacity a mask counts as solid, as in the finished picture. */
const SOLID = 247

export interface Pictures {
  readonly subject: Subject
  readonly backdrop: ImageBitmap
}

/** The engine's own placing, shadow and light at the size of a screen. The finished picture is only sharper. */
export function composeOn({ subject, backdrop: bitmap }: Pictures, wanted: Composition): ImageBitmap {
  const { width, height, hasLightMatch } = wanted
  const { stage, crop } = shownPart(wanted)
  const placement = placeSubject(subject, { ...stage, width, height })
  const part = partAboveFloor({ ...stage, picture: { width, height } }, placement)
  const picture = coloursOf(readPixels(drawBackdrop(bitmap, { width, height, part, crop })), width, height)
  const backdrop: Backdrop = { ...stage, picture }
  return toBitmap(layOnBackdrop({ ...drawSubject(subject, placement), placement }, backdrop, hasLightMatch).picture)
}

/** The part of a plate that the order's seed chooses; of a drawn backdrop all of it. */
function shownPart({ stage: { ratio, ...whole }, width, height, seed }: Composition) {
  const stage = stageOf(whole)
  if (ratio === undefined) return { stage: { ...stage, isGenerated: false }, crop: undefined }
  const plate = { ...stage, ratio }
  const crop = cropPlate(plate, { width, height }, seed)
  return { stage: { ...stageOfCrop(plate, crop), isGenerated: false }, crop }
}

function stageOf({ ground_width: groundWidth, floor, gloss, view, ground, light }: BackdropStage): Omit<PlateStage, 'ratio'> {
  return {
    ground,
    light,
    ...(groundWidth !== undefined && { groundWidth }),
    ...(floor !== undefined && { floor }),
    ...(gloss !== undefined && { gloss }),
    ...(view !== undefined && { view }),
  }
}

interface ShownArea {
  readonly width: number
  readonly height: number
  /** The part of the canvas that fills it. */
  readonly part: Box | undefined
  /** Only for a plate. */
  readonly crop: PlateCrop | undefined
}

/** Fills the canvas; of a drawn backdrop in another ratio its middle. */
function drawBackdrop(bitmap: ImageBitmap, { width, height, part, crop }: ShownArea): OffscreenCanvasRenderingContext2D {
  const context = openCanvas(width, height)
  const scale = Math.max(width / bitmap.width, height / bitmap.height)
  const left = (width - bitmap.width * scale) / 2
  const top = (height - bitmap.height * scale) / 2
  if (part) {
    context.scale(width / part.width, height / part.height)
    context.translate(-part.left, -part.top)
  }
  if (crop) drawCrop(context, bitmap, crop)
  else context.drawImage(bitmap, left, top, bitmap.width * scale, bitmap.height * scale)
  return context
}

function drawCrop(context: OffscreenCanvasRenderingContext2D, bitmap: ImageBitmap, crop: PlateCrop): void {
  const { width, height } = context.canvas
  if (crop.isMirrored) {
    context.translate(width, 0)
    context.scale(-1, 1)
  }
  const source = [
    crop.left * bitmap.width,
    crop.top * bitmap.height,
    crop.width * bitmap.width,
    crop.height * bitmap.height,
  ] as const
  context.drawImage(bitmap, ...source, 0, 0, width, height)
}

function drawSubject({ bitmap }: Subject, { source, target }: Placement): SubjectPixels {
  const { width, height } = target
  const context = openCanvas(width, height)
  context.drawImage(bitmap, source.left, source.top, source.width, source.height, 0, 0, width, height)
  const rgba = readPixels(context)
  const mask = { data: new Uint8Array(width * height), width, height }
  for (let pixel = 0; pixel < mask.data.length; pixel++) {
    const opacity = rgba[pixel * 4 + 3] ?? 0
    mask.data[pixel] = opacity >= SOLID ? 255 : opacity
  }
  return { colours: coloursOf(rgba, width, height), mask }
}

import { type PlateCrop, type ReadyStage, showPart } from '#engine/backdrop/plates/crop-plate.ts'
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
  const { width, height, hasLightMatch, seed } = wanted
  const { crop, stage } = showPart(stageOf(wanted.stage), { width, height }, seed)
  const placement = placeSubject(subject, { ...stage, width, height })
  const part = partAboveFloor({ ...stage, picture: { width, height } }, placement)
  const picture = coloursOf(readPixels(drawBackdrop(bitmap, { width, height, part, crop })), width, height)
  const backdrop: Backdrop = { ...stage, picture, isGenerated: false }
  return toBitmap(layOnBackdrop({ ...drawSubject(subject, placement), placement }, backdrop, hasLightMatch).picture)
}

function stageOf({ ratio, ground_width: groundWidth, floor, gloss, view, ground, light }: BackdropStage): ReadyStage {
  return {
    ground,
    light,
    ...(ratio !== undefined && { ratio }),
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
  /** The part of the backdrop's picture that the format shows. */
  readonly crop: PlateCrop
}

/** Fills the canvas. */
function drawBackdrop(bitmap: ImageBitmap, { width, height, part, crop }: ShownArea): OffscreenCanvasRenderingContext2D {
  const context = openCanvas(width, height)
  if (part) {
    context.scale(width / part.width, height / part.height)
    context.translate(-part.left, -part.top)
  }
  drawCrop(context, bitmap, crop)
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

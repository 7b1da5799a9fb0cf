/** Draws a layout with a place of its own for text: the picture beside it is composed again for its place, so nothing is covered. */
import { drawOver, rectangle } from '#engine/typesetting/draw-type.ts'
import { layOnMat } from '#engine/framing/lay-on-mat.ts'
import { hexOf, paletteOf, type Rgb } from '#engine/typesetting/palette.ts'
import type { ComposedPicture } from '#engine/edit/change-backdrop.ts'
import { maskIn, type Finished } from '#engine/edit/set-text.ts'
import type { Box, BrandLook } from '#engine/types.ts'
import { styleOf, tonesOn, type PostStyle, type Tones } from './post-style.ts'
import { choosePanels, isColumn, placeIn, spaceOf, type ChosenPanels } from './choose-panels.ts'
import { type PanelLayout, type PanelPlan, type PanelTexts, type PlacedStack, MARK } from './plan-panels.ts'
import { PLATE_AIR, type SetPiece } from './set-stack.ts'

export interface PanelOrder {
  readonly layout: PanelLayout
  readonly texts: PanelTexts
  readonly brand: BrandLook | undefined
}

export async function setPanels(draft: ComposedPicture, { layout, texts, brand }: PanelOrder): Promise<Finished> {
  const { picture: whole, mask } = draft
  const palette = paletteOf(whole, mask)
  const style = styleOf(palette, brand)
  const { plan, filled } = choosePanels(draft.fitIn, { layout, texts, style, size: whole })
  const tall = whole.height / whole.width
  const { part, left, top, unit } = await pictureBeside(draft, { plan, filled }, tall)
  const width = Math.ceil(unit - ROUNDING)
  // with one pixel more than 4:5, Instagram's feed would not accept the picture
  const size = { width, height: Math.floor(width * tall + ROUNDING) }
  const shown: Box = {
    left: Math.min(left, size.width - part.picture.width),
    top: Math.min(top, size.height - part.picture.height),
    width: part.picture.width,
    height: part.picture.height,
  }
  const ground: Rgb = plan.tone === 'bold' ? style.bold : style.quiet
  const tones = tonesOn(ground, style)
  const frame = { left: -shown.left, top: -shown.top, ...size }
  const laid = layOnMat(part.picture, ground, { visible: { ...shown, left: 0, top: 0 }, frame })
  const drawn = await drawOver(laid, drawPanels(plan, { style, tones, unit }))
  const within = part.photoFrame
  return {
    picture: drawn,
    mask: part.mask && maskIn(part.mask, shown, size),
    text: plan.stacks.flatMap((stack) => stack.pieces.map((piece) => boxOf(piece, stack, unit))),
    shown,
    photoFrame: {
      left: (shown.left + within.left * shown.width) / size.width,
      top: (shown.top + within.top * shown.height) / size.height,
      width: (within.width * shown.width) / size.width,
      height: (within.height * shown.height) / size.height,
    },
  }
}

/** The largest rounding error of a division of whole numbers. */
const ROUNDING = 1e-6

/** How far a photo that does not fill its place stays from the edges, as a share of the width. */
const INSET = 0.045

/** The picture for its place in the plan. `unit` is the finished width in the part's own pixels: the part is never scaled. */
async function pictureBeside(draft: ComposedPicture, { plan, filled }: ChosenPanels, tall: number) {
  const { wide, high } = placeIn(plan, tall)
  const part = await draft.beside(spaceOf(plan, tall))
  const { width, height } = part.picture
  if (filled < 1) {
    // what has a place with air around it needs no other
    const inset = plan.right > 0 ? 0 : INSET
    const unit = Math.max(width / (wide - 2 * inset), height / (high - 2 * inset))
    const left = Math.round((plan.left + wide / 2) * unit - width / 2)
    return { part, unit, left, top: Math.round((plan.top + high / 2) * unit - height / 2) }
  }
  const unit = width / wide
  if (isColumn(plan)) return { part, unit: Math.max(unit, height / tall), left: Math.round(plan.left * unit), top: 0 }
  return { part, unit, left: Math.round(plan.left * unit), top: Math.round(plan.top * unit) }
}

interface Drawing {
  readonly style: PostStyle
  readonly tones: Tones
  readonly unit: number
}

function drawPanels(plan: PanelPlan, drawing: Drawing): string {
  const marks = plan.stacks.map((stack) => stack.pieces.map((piece) => drawPiece(piece, stack, drawing)).join(''))
  return marks.join('') + (plan.hasMark ? drawMark(plan, drawing) : '')
}

function drawPiece(piece: SetPiece, stack: PlacedStack, { tones, unit }: Drawing): string {
  const { face, lines, leading, tracking, role } = piece
  const size = piece.size * unit
  const air = role === 'plate' ? PLATE_AIR.x * size : 0
  const paths = lines.map((line, index) => {
    const width = face.widthOf(line, tracking) * size
    const x = alignedLeft(stack, (width + 2 * air) / unit) * unit + air
    const y = (stack.top + piece.top) * unit + (face.capHeight + index * leading) * size
    return face.draw(line, { x, y, size, tracking })
  })
  const fill = role === 'plate' ? tones.onPlate : tones[role]
  const path = `<path d="${paths.join('')}" fill="${hexOf(fill)}"/>`
  if (role !== 'plate') return path
  const ground = boxOf(piece, stack, unit)
  return rectangle(ground, hexOf(tones.plate), ground.height * 0.22) + path
}

function alignedLeft({ left, room, align }: PlacedStack, width: number): number {
  return left + { left: 0, centre: (room - width) / 2, right: room - width }[align]
}

/** The box of a piece in pixels, with the plate under it. */
function boxOf(piece: SetPiece, stack: PlacedStack, unit: number): Box {
  const above = piece.role === 'plate' ? PLATE_AIR.y * piece.size : 0
  return {
    left: alignedLeft(stack, piece.width) * unit,
    top: (stack.top + piece.top - above) * unit,
    width: piece.width * unit,
    height: (piece.bottom - piece.top + above) * unit,
  }
}

function drawMark(plan: PanelPlan, { style, tones, unit }: Drawing): string {
  const [stack] = plan.stacks
  if (!stack) return ''
  const size = MARK * 1.9 * unit
  const y = (stack.top - MARK) * unit + size * style.display.capHeight
  return `<path d="${style.display.draw('“', { x: stack.left * unit, y, size, tracking: 0 })}" fill="${hexOf(tones.accent)}"/>`
}

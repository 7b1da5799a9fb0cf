import type { Box, Picture, Plane } from '#engine/types.ts'
import { brightnessOf, drawHeadline, drawName, drawOver } from './draw-type.ts'
import { marginsOf, type Size } from '../framing/formats.ts'
import { matColour, paletteOf, prefersLight, type Rgb } from './palette.ts'
import type { HeadlineBlock } from './place-headline.ts'
import { SIGNATURE_TRACKING, type SignatureBlock } from './place-signature.ts'
import { aboveBand, SPACE, spaceLines, type SpacedLines, type SpacedTitle, type TypeSpace } from './plan-type-space.ts'
import { titleOf, type TypeOrder } from './set-type.ts'
import { dressed, PLAIN } from './type-styles.ts'
import { openFace } from './typefaces.ts'

export interface BesideOrder extends Pick<TypeOrder, 'headline' | 'signature' | 'dress'> {
  readonly space: TypeSpace
  /** Size of the finished picture. */
  readonly size: Size
  /** The colour of the mat that the picture already has, if any: text goes on the same. */
  readonly mat?: Rgb | undefined
}

export interface TypesetBeside {
  readonly picture: Picture
  /** Where the given picture is in the finished one, in its pixels. */
  readonly shown: Box
  readonly headline: HeadlineBlock | null
  readonly signature: SignatureBlock | null
}

/** Sets text in a place of its own beside a picture, on a plain ground in the picture's colour: it covers nothing. */
export async function setTypeBeside(picture: Picture, mask: Plane | null, order: BesideOrder): Promise<TypesetBeside> {
  const { size, space } = order
  const palette = dressed(paletteOf(picture, mask), order.dress)
  const nameFace = order.dress?.nameFace ?? PLAIN
  const mat = order.mat ?? matColour(picture, mask)
  const shown: Box = {
    // a photo that does not fill its place stands in the middle of it
    left: space.edge === 'left' ? size.width - picture.width : Math.floor((size.width - picture.width) / 2),
    top: { top: size.height - picture.height, bottom: 0, left: Math.floor((size.height - picture.height) / 2) }[space.edge],
    width: picture.width,
    height: picture.height,
  }
  const letters = prefersLight(brightnessOf(mat), brightnessOf(palette.ink), brightnessOf(palette.paper))
    ? palette.paper
    : palette.ink
  const title = titleOf(order.headline ?? '', palette, order.dress)
  const name = openFace(nameFace).printable(order.signature ?? '')
  const headline = title && blockOf(title, order, { shown, isSigned: name !== '' })
  const signature = name === '' ? null : signatureOf(name, order, { shown, headline })
  const marks =
    (title && headline ? drawHeadline(headline, title.style, letters, palette) : '') +
    (signature ? drawName(signature, letters, nameFace) : '')
  return { picture: await drawOver(onGround(picture, size, shown, mat), marks), shown, headline, signature }
}

/** The free area beside the picture. */
function areaOf({ space, size }: BesideOrder, shown: Box): Box {
  if (space.edge === 'left') return { left: 0, top: 0, width: shown.left, height: size.height }
  if (space.edge === 'bottom') return { left: 0, top: shown.height, width: size.width, height: size.height - shown.height }
  const above = Math.round(aboveBand(size) * size.height)
  return { left: 0, top: above, width: size.width, height: shown.top - above }
}

function blockOf(title: SpacedTitle, order: BesideOrder, { shown, isSigned }: { shown: Box; isSigned: boolean }): HeadlineBlock {
  const { width } = order.size
  const area = areaOf(order, shown)
  const side = Math.round(marginsOf(order.size).side * width)
  const signed = isSigned ? signedHeight(area, width, SIGNED.underHeadline) : 0
  const { lines, size, height } = fitting(spaceLines(title, order.space.edge, side / width), (area.height - signed) / width)
  const isColumn = order.space.edge === 'left'
  const align = isColumn ? 'left' : title.style.align
  const widest = Math.ceil(Math.max(...lines.map((line) => title.face.widthOf(line, title.style.tracking))) * size * width)
  const free = area.height - signed - height * width
  return {
    lines,
    size: size * width,
    align,
    box: {
      left: align === 'centre' ? Math.round((width - widest) / 2) : side,
      top: Math.round(area.top + free / 2),
      width: widest,
      height: Math.ceil(height * width),
    },
  }
}

/** Share of the height that text may fill; the rest is air. */
const FILLED = 0.9

/** Lines that would be higher than their place are set smaller. @param most in shares of the width */
function fitting({ lines, size, height }: SpacedLines, most: number): SpacedLines {
  const scale = Math.min(1, (FILLED * most) / height)
  return { lines, size: size * scale, height: height * scale }
}

/** The most of a flat place that the signature's line takes: under a headline, and alone. */
const SIGNED = { underHeadline: 0.33, alone: 0.7 } as const

/** Height of the line of a signature. */
function signedHeight(area: Box, width: number, share: number): number {
  return Math.min(SPACE.signature * width, share * area.height)
}

/** Height of a signature's letters, as a share of the width. */
const NAME_SIZE = 0.0275
/** Share of the signature's line that its name fills where the line is flat. */
const NAME_FILLED = 0.45

function signatureOf(
  name: string,
  order: BesideOrder,
  { shown, headline }: { shown: Box; headline: HeadlineBlock | null },
): SignatureBlock {
  const { width } = order.size
  const area = areaOf(order, shown)
  const face = openFace(order.dress?.nameFace ?? PLAIN)
  const side = Math.round(marginsOf(order.size).side * width)
  const free = area.width - 2 * (order.space.edge === 'left' ? side / 2 : side)
  const unit = face.widthOf(name, SIGNATURE_TRACKING)
  const signed = signedHeight(area, width, headline ? SIGNED.underHeadline : SIGNED.alone)
  const size = Math.min(NAME_SIZE * width, free / unit, signed * NAME_FILLED)
  const extent = { width: Math.ceil(unit * size), height: Math.ceil(face.capHeight * size) }
  const isCentred = (headline?.align ?? 'centre') === 'centre'
  const top = headline ? headline.box.top + headline.box.height + signed * 0.4 : area.top + (area.height - extent.height) / 2
  return {
    text: name,
    size,
    box: { left: isCentred ? Math.round((width - extent.width) / 2) : side, top: Math.round(top), ...extent },
  }
}

function onGround(picture: Picture, size: Size, shown: Box, colour: Rgb): Picture {
  const data = new Uint8Array(size.width * size.height * 3)
  for (let at = 0; at < data.length; at += 3) data.set(colour, at)
  for (let row = 0; row < picture.height; row++) {
    const from = row * picture.width * 3
    data.set(picture.data.subarray(from, from + picture.width * 3), ((row + shown.top) * size.width + shown.left) * 3)
  }
  return { data, ...size }
}

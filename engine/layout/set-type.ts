import sharp from 'sharp'
import type { Box, Picture, Plane } from '#engine/types.ts'
import { layScrim } from './lay-scrim.ts'
import { contrastOf, hexOf, paletteOf, prefersLight, type Palette, type Rgb } from './palette.ts'
import { placeHeadline, type HeadlineBlock } from './place-headline.ts'
import { placeSignature, SIGNATURE_TRACKING, type SignatureBlock } from './place-signature.ts'
import { chooseStyle, type TypeStyle } from './type-styles.ts'
import { openFace } from './typefaces.ts'
import { areaScale, type AreaWeight, type WeighArea } from './weigh-areas.ts'

export interface TypeOrder {
  readonly headline?: string | undefined
  readonly signature?: string | undefined
}

export interface TypesetPicture {
  readonly picture: Picture
  /** Where type was set, for whoever must know that it stays clear of the subject. */
  readonly headline: HeadlineBlock | null
  readonly signature: SignatureBlock | null
}

/** Contrast that large and small type is given at least (WCAG 2.2 asks 3 and 4.5). */
const READABLE = { headline: 4.2, signature: 4.5 } as const

/** Sets headline and signature in real type. Text of which no letter can be shown is left out. */
export async function setType(picture: Picture, mask: Plane | null, order: TypeOrder): Promise<TypesetPicture> {
  const sheet: Sheet = { picture, mask, palette: paletteOf(picture, mask), weigh: areaScale(picture, mask) }
  const headline = setHeadline(order.headline ?? '', sheet)
  const veiled = headline.veiled ?? sheet
  const signature = setSignature(order.signature ?? '', headline.block, veiled)
  const marks = headline.marks + signature.marks
  return {
    picture: marks === '' ? picture : await drawOver(veiled.picture, marks),
    headline: headline.block,
    signature: signature.block,
  }
}

/** What type is set on. */
interface Sheet {
  readonly picture: Picture
  readonly mask: Plane | null
  readonly palette: Palette
  readonly weigh: WeighArea
}

/** A piece of type as SVG, or nothing where there is no text. */
interface SetPiece<Block> {
  readonly block: Block | null
  readonly marks: string
  /** The sheet with a veil for this piece on it. */
  readonly veiled?: Sheet
}

function setHeadline(wanted: string, sheet: Sheet): SetPiece<HeadlineBlock> {
  const { picture, mask, palette, weigh } = sheet
  const style = chooseStyle(wanted, palette)
  const face = openFace(style.face)
  const printable = face.printable(wanted)
  if (printable === '') return { block: null, marks: '' }
  const text = style.isUpperCase ? printable.toLocaleUpperCase('pt-BR') : printable
  const block = placeHeadline({ text, style, face }, picture, weigh)
  const tone = headlineTone(weigh(block.box), palette)
  const marks = drawHeadline(block, style, tone.letters, palette)
  if (tone.opacity === 0) return { block, marks }
  const veiled = layScrim(picture, { ...tone, ...block, behind: tone.staysBehind ? mask : null })
  return { block, marks, veiled: { ...sheet, picture: veiled, weigh: areaScale(veiled, mask) } }
}

function setSignature(
  wanted: string,
  headline: HeadlineBlock | null,
  { picture, palette, weigh }: Sheet,
): SetPiece<SignatureBlock> {
  const face = openFace('plain')
  const text = face.printable(wanted)
  if (text === '') return { block: null, marks: '' }
  const wish = { text, face, align: headline?.align ?? 'centre', headline: headline?.box ?? null } as const
  const block = placeSignature(wish, picture, weigh)
  return { block, marks: drawSignature(block, weigh, palette) }
}

interface HeadlineTone {
  readonly letters: Rgb
  readonly colour: Rgb
  readonly opacity: number
  readonly staysBehind: boolean
}

/** Light or dark letters, whichever the ground already favours, and as much veil as they still need. */
function headlineTone(ground: AreaWeight, { ink, paper }: Palette): HeadlineTone {
  const isLight = prefersLight(ground.brightness, brightnessOf(ink), brightnessOf(paper))
  const letters = isLight ? paper : ink
  const colour = isLight ? ink : paper
  // the part of the ground that is closest to the letters decides
  const worst = Math.max(0, Math.min(1, ground.brightness + (isLight ? 1.3 : -1.3) * ground.unrest))
  // lettering or leaves behind the letters need calming even where the contrast would do
  const calming = Math.min(0.6, Math.max(0, (ground.unrest - 0.07) * 5))
  const opacity = Math.max(calming, veilFor(worst, brightnessOf(colour), brightnessOf(letters)))
  return { letters, colour, opacity, staysBehind: ground.cover < 0.03 }
}

function veilFor(ground: number, veil: number, letters: number): number {
  for (let opacity = 0; opacity < 0.8; opacity += 0.04) {
    if (contrastOf(letters, ground + (veil - ground) * opacity) >= READABLE.headline) return opacity
  }
  return 0.8
}

function drawHeadline(block: HeadlineBlock, style: TypeStyle, letters: Rgb, palette: Palette): string {
  const face = openFace(style.face)
  const { box, size } = block
  const paths = block.lines.map((line, index) => {
    const width = face.widthOf(line, style.tracking) * size
    const x = block.align === 'centre' ? box.left + (box.width - width) / 2 : box.left
    const y = box.top + (face.capHeight + index * style.leading) * size
    return face.draw(line, { x, y, size, tracking: style.tracking })
  })
  return `<path d="${paths.join('')}" fill="${hexOf(letters)}"/>${ORNAMENTS[style.ornament](block, letters, palette)}`
}

type DrawOrnament = (block: HeadlineBlock, letters: Rgb, palette: Palette) => string

const ORNAMENTS: Record<TypeStyle['ornament'], DrawOrnament> = {
  none: () => '',
  bar: ({ box, size }, _, { accent }) =>
    rectangle({ left: box.left, top: box.top - size * 0.42, width: size * 0.78, height: size * 0.105 }, hexOf(accent), 0),
  hairline: ({ box, size, align }, letters) => {
    const width = size * 1.9
    const left = align === 'centre' ? box.left + (box.width - width) / 2 : box.left
    return rectangle({ left, top: box.top - size * 0.75, width, height: Math.max(1.5, size * 0.035) }, hexOf(letters), 0)
  },
}

function drawSignature({ text, size, box }: SignatureBlock, weigh: WeighArea, { ink, paper }: Palette): string {
  const ground = weigh({ left: box.left - size, top: box.top - size, width: box.width + 2 * size, height: box.height + 2 * size })
  const isLight = prefersLight(ground.brightness, brightnessOf(ink), brightnessOf(paper))
  const worst = ground.brightness + (isLight ? 1 : -1) * ground.unrest
  const isReadable = contrastOf(brightnessOf(isLight ? paper : ink), worst) >= READABLE.signature && ground.cover < 0.1
  const path = openFace('plain').draw(text, { x: box.left, y: box.top + box.height, size, tracking: SIGNATURE_TRACKING })
  if (isReadable) return `<path d="${path}" fill="${hexOf(isLight ? paper : ink)}" fill-opacity="0.92"/>`
  const air = { x: size * 0.95, y: size * 0.72 }
  const pill = { left: box.left - air.x, top: box.top - air.y, width: box.width + 2 * air.x, height: box.height + 2 * air.y }
  return rectangle(pill, hexOf(ink), pill.height / 2, 0.86) + `<path d="${path}" fill="${hexOf(paper)}"/>`
}

function rectangle({ left, top, width, height }: Box, fill: string, radius: number, opacity = 1): string {
  const numbers = [left, top, width, height, radius].map((value) => value.toFixed(2))
  return `<rect x="${numbers[0]}" y="${numbers[1]}" width="${numbers[2]}" height="${numbers[3]}" rx="${numbers[4]}" fill="${fill}" fill-opacity="${opacity}"/>`
}

function brightnessOf([red, green, blue]: Rgb): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
}

async function drawOver(picture: Picture, marks: string): Promise<Picture> {
  const { width, height } = picture
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks}</svg>`
  const { data } = await sharp(picture.data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height }
}

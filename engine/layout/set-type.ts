import sharp from 'sharp'
import type { Box, PhotoFrame, Picture, Plane } from '#engine/types.ts'
import { grown } from './boxes.ts'
import { layScrim, type Scrim } from './lay-scrim.ts'
import { findSeams, NO_SEAMS } from './find-seams.ts'
import { measureContrast } from './measure-contrast.ts'
import { hexOf, paletteOf, prefersLight, type Palette, type Rgb } from './palette.ts'
import type { HeadlineBlock, HeadlineSetting } from './place-headline.ts'
import { SIGNATURE_TRACKING, type SignatureBlock } from './place-signature.ts'
import { placeType } from './place-type.ts'
import { chooseStyle, type TypeStyle } from './type-styles.ts'
import { openFace } from './typefaces.ts'
import { areaScale, type CostOfArea } from './cost-of-area.ts'

export interface TypeOrder {
  readonly headline?: string | undefined
  readonly signature?: string | undefined
  /** The photo's position, if the picture extends beyond it. */
  readonly photoFrame?: PhotoFrame | undefined
}

export interface TypesetPicture {
  readonly picture: Picture
  /** Where text was set, for callers that check its distance from the subject. */
  readonly headline: HeadlineBlock | null
  readonly signature: SignatureBlock | null
}

/** The least contrast of text with the pixels under it (WCAG 2.2 requires it for small text). */
export const READABLE = 4.5

/** Share of a subject's height, from its top, in which its face may be. */
const FACE = 0.42

/** Draws headline and signature with real fonts. A text without any printable letter is left out. */
export async function setType(picture: Picture, mask: Plane | null, order: TypeOrder): Promise<TypesetPicture> {
  const sheet: Sheet = { picture, mask, palette: paletteOf(picture, mask), areaCost: areaScale(picture, mask) }
  const seams = order.photoFrame ? findSeams(order.photoFrame, picture) : NO_SEAMS
  const shared = { seams, faceBottom: faceBottomOf(mask) }
  const title = titleOf(order.headline ?? '', sheet.palette)
  const name = openFace('plain').printable(order.signature ?? '')
  const isSigned = name !== ''
  const placed = placeType(
    {
      headline: title && { ...shared, ...title, isSigned },
      signature: isSigned ? { ...shared, text: name, face: openFace('plain') } : null,
    },
    picture,
    sheet.areaCost,
  )
  const headline = title && placed.headline ? setHeadline(placed.headline, title.style, sheet) : { marks: '', sheet }
  const signature = placed.signature
    ? setSignature(placed.signature, headline.sheet, shared.faceBottom)
    : { marks: '', sheet: headline.sheet }
  const marks = headline.marks + signature.marks
  return { picture: marks === '' ? picture : await drawOver(signature.sheet.picture, marks), ...placed }
}

/** The ground of the text. */
interface Sheet {
  readonly picture: Picture
  readonly mask: Plane | null
  readonly palette: Palette
  readonly areaCost: CostOfArea
}

/** A text as SVG, and the picture with a veil for it where it needs one. */
interface SetPiece {
  readonly marks: string
  readonly sheet: Sheet
}

function titleOf(wanted: string, palette: Palette): Pick<HeadlineSetting, 'text' | 'style' | 'face'> | null {
  const style = chooseStyle(wanted, palette)
  const face = openFace(style.face)
  const printable = face.printable(wanted)
  if (printable === '') return null
  return { text: style.isUpperCase ? printable.toLocaleUpperCase('pt-BR') : printable, style, face }
}

function setHeadline(block: HeadlineBlock, style: TypeStyle, sheet: Sheet): SetPiece {
  const { letters, ...veil } = toneOn(sheet, block.box)
  const reach = Math.max(VEIL_REACH.ofSize * block.size, VEIL_REACH.ofHeight * block.box.height)
  return { marks: drawHeadline(block, style, letters, sheet.palette), sheet: withVeil(sheet, { ...veil, box: block.box, reach }) }
}

/** How far a veil extends beyond its text: in em, and of the block's height. */
const VEIL_REACH = { ofSize: 1.6, ofHeight: 0.7, ofSignature: 2.4 } as const

/** A pill where the ground is uneven; on a face, where it would be a patch, a soft shade instead. */
function setSignature(block: SignatureBlock, sheet: Sheet, faceBottom: number): SetPiece {
  const { box, size } = block
  const isOnFace = box.top < faceBottom && sheet.areaCost(grown(box, size)).cover > 0.02
  if (!isOnFace) return { marks: drawSignature(block, sheet), sheet }
  const { letters, ...veil } = toneOn(sheet, box)
  return {
    marks: drawName(block, letters),
    sheet: withVeil(sheet, { ...veil, box, reach: VEIL_REACH.ofSignature * size }),
  }
}

type Veil = Omit<Tone, 'letters'> & Pick<Scrim, 'box' | 'reach'>

function withVeil(sheet: Sheet, { staysBehind, ...veil }: Veil): Sheet {
  if (veil.opacity === 0) return sheet
  const picture = layScrim(sheet.picture, { ...veil, behind: staysBehind ? sheet.mask : null })
  return { ...sheet, picture, areaCost: areaScale(picture, sheet.mask) }
}

interface Tone {
  readonly letters: Rgb
  readonly colour: Rgb
  readonly opacity: number
  readonly staysBehind: boolean
}

/** Light or dark letters, whichever the ground favours, and as much veil as they still need. */
function toneOn({ picture, areaCost, palette: { ink, paper } }: Sheet, box: Box): Tone {
  const ground = areaCost(box)
  const isLight = prefersLight(ground.brightness, brightnessOf(ink), brightnessOf(paper))
  const letters = isLight ? paper : ink
  const colour = isLight ? ink : paper
  // lettering or leaves behind the letters need a veil even where the contrast would suffice
  const calming = Math.min(0.84, Math.max(0, (ground.unrest - 0.045) * 8, (ground.bustle - 0.012) * 30))
  const opacity = VEILS.find(
    (share) => share >= calming && measureContrast(picture, box, { letters, veil: { colour, opacity: share } }) >= READABLE,
  )
  return {
    letters,
    colour,
    opacity: opacity ?? THICKEST_VEIL,
    staysBehind: ground.cover < 0.01,
  }
}

const THICKEST_VEIL = 0.92
const VEILS = Array.from({ length: 24 }, (_, step) => (THICKEST_VEIL * step) / 23)

const isSolid = (value: number) => value >= 128

/** Row above which the subject's face may be; nothing is above the first row. */
function faceBottomOf(mask: Plane | null): number {
  if (mask === null) return 0
  const top = Math.floor(Math.max(0, mask.data.findIndex(isSolid)) / mask.width)
  const bottom = Math.floor(mask.data.findLastIndex(isSolid) / mask.width)
  return top + (bottom - top) * FACE
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

function drawSignature(block: SignatureBlock, { picture, areaCost, palette: { ink, paper } }: Sheet): string {
  const { box, size } = block
  const ground = areaCost(grown(box, size))
  const isLight = prefersLight(ground.brightness, brightnessOf(ink), brightnessOf(paper))
  const letters = isLight ? paper : ink
  const isReadable = measureContrast(picture, box, { letters }) >= READABLE && ground.cover < 0.1 && ground.unrest < CALM
  if (isReadable) return drawName(block, letters)
  const air = { x: size * 0.95, y: size * 0.72 }
  const pill = { left: box.left - air.x, top: box.top - air.y, width: box.width + 2 * air.x, height: box.height + 2 * air.y }
  return rectangle(pill, hexOf(ink), pill.height / 2, 0.86) + drawName(block, paper)
}

function drawName({ text, size, box }: SignatureBlock, letters: Rgb): string {
  const path = openFace('plain').draw(text, { x: box.left, y: box.top + box.height, size, tracking: SIGNATURE_TRACKING })
  return `<path d="${path}" fill="${hexOf(letters)}"/>`
}

/** A more uneven ground than this is hard to read on, whatever its contrast. */
const CALM = 0.16

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

import sharp from 'sharp'
import type { Box, Picture, Plane } from '#engine/types.ts'
import { layScrim } from './lay-scrim.ts'
import { contrastOf, hexOf, paletteOf, type Palette, type Rgb } from './palette.ts'
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
  const palette = paletteOf(picture, mask)
  const style = chooseStyle(order.headline ?? '', palette)
  const headlineText = printableHeadline(order.headline ?? '', style)
  const signatureText = openFace('plain').printable(order.signature ?? '')
  if (headlineText === '' && signatureText === '') return { picture, headline: null, signature: null }

  const weigh = areaScale(picture, mask)
  const headline =
    headlineText === '' ? null : placeHeadline({ text: headlineText, style, face: openFace(style.face) }, picture, weigh)
  const signature =
    signatureText === ''
      ? null
      : placeSignature(
          { text: signatureText, face: openFace('plain'), align: headline?.align ?? 'centre', headline: headline?.box ?? null },
          picture,
          weigh,
        )
  const veil = headline ? headlineTone(weigh(headline.box), palette) : null
  const ground =
    headline && veil && veil.opacity > 0
      ? layScrim(picture, { ...veil, ...headline, behind: veil.staysBehind ? mask : null })
      : picture
  const marks = [
    headline && veil ? drawHeadline(headline, style, veil.letters, palette) : '',
    signature ? drawSignature(signature, areaScale(ground, mask), palette) : '',
  ]
  return { picture: await drawOver(ground, marks.join('')), headline, signature }
}

function printableHeadline(text: string, style: TypeStyle): string {
  const printable = openFace(style.face).printable(text)
  return style.isUpperCase ? printable.toLocaleUpperCase('pt-BR') : printable
}

interface HeadlineTone {
  readonly letters: Rgb
  readonly colour: Rgb
  readonly opacity: number
  readonly staysBehind: boolean
}

/** Light or dark letters, whichever the ground already favours, and as much veil as they still need. */
function headlineTone(ground: AreaWeight, { ink, paper }: Palette): HeadlineTone {
  const isLight = contrastOf(brightnessOf(paper), ground.brightness) > contrastOf(brightnessOf(ink), ground.brightness)
  const letters = isLight ? paper : ink
  const colour = isLight ? ink : paper
  // the part of the ground that is closest to the letters decides
  const worst = Math.max(0, Math.min(1, ground.brightness + (isLight ? 1.3 : -1.3) * ground.unrest))
  const opacity = veilFor(worst, brightnessOf(colour), brightnessOf(letters))
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
  return `<path d="${paths.join('')}" fill="${hexOf(letters)}"/>${drawOrnament(block, style, letters, palette)}`
}

function drawOrnament({ box, size, align }: HeadlineBlock, style: TypeStyle, letters: Rgb, { accent }: Palette): string {
  switch (style.ornament) {
    case 'none':
      return ''
    case 'bar':
      return rectangle({ left: box.left, top: box.top - size * 0.42, width: size * 0.78, height: size * 0.105 }, hexOf(accent), 0)
    case 'hairline': {
      const width = size * 1.9
      const left = align === 'centre' ? box.left + (box.width - width) / 2 : box.left
      return rectangle({ left, top: box.top - size * 0.75, width, height: Math.max(1.5, size * 0.035) }, hexOf(letters), 0)
    }
  }
}

function drawSignature({ text, size, box }: SignatureBlock, weigh: WeighArea, { ink, paper }: Palette): string {
  const ground = weigh({ left: box.left - size, top: box.top - size, width: box.width + 2 * size, height: box.height + 2 * size })
  const isLight = contrastOf(brightnessOf(paper), ground.brightness) > contrastOf(brightnessOf(ink), ground.brightness)
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

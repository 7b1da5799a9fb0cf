import sharp from 'sharp'
import type { Box, Picture } from '#engine/types.ts'
import { hexOf, type Palette, type Rgb } from './palette.ts'
import type { HeadlineBlock } from './place-headline.ts'
import { SIGNATURE_TRACKING, type SignatureBlock } from './place-signature.ts'
import type { TypeStyle } from './type-styles.ts'
import { openFace, type FaceName } from './typefaces.ts'

/** A headline with its ornament, as SVG. */
export function drawHeadline(block: HeadlineBlock, style: TypeStyle, letters: Rgb, palette: Palette): string {
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

/** A signature as SVG. */
export function drawName({ text, size, box }: SignatureBlock, letters: Rgb, face: FaceName): string {
  const path = openFace(face).draw(text, { x: box.left, y: box.top + box.height, size, tracking: SIGNATURE_TRACKING })
  return `<path d="${path}" fill="${hexOf(letters)}"/>`
}

export function rectangle({ left, top, width, height }: Box, fill: string, radius: number, opacity = 1): string {
  const numbers = [left, top, width, height, radius].map((value) => value.toFixed(2))
  return `<rect x="${numbers[0]}" y="${numbers[1]}" width="${numbers[2]}" height="${numbers[3]}" rx="${numbers[4]}" fill="${fill}" fill-opacity="${opacity}"/>`
}

/** 0…1, of the sRGB values. */
export function brightnessOf([red, green, blue]: Rgb): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
}

/** Draws SVG marks over a picture. */
export async function drawOver(picture: Picture, marks: string): Promise<Picture> {
  const { width, height } = picture
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks}</svg>`
  const { data } = await sharp(picture.data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height }
}

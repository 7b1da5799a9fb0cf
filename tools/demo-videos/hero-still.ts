/** The still of the first film: a photo and the post made of it, as two prints. */
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { CLIP_SIZE } from '#features/landing/web/clip-size.ts'
import { editExamples } from '#tools/edit-examples.ts'
import { writeStill } from './encode.ts'

/** The same as in the film (`stories.ts`). */
const EXAMPLE = { photo: 'coffee', order: { operation: 'swap', backdrop: 'de-cima-marmore-branco' } } as const
const TABLE = '#e7e7e7'
const MARGIN = 14
/** Position of a print, width of the picture within its margin, and rotation in degrees. */
interface Print {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly turn: number
}

/** The photo overlaps its post. Phones show a square, others the film's full size. */
const LAYOUTS = {
  whole: {
    ...CLIP_SIZE,
    post: { left: 104, top: 330, width: 540, turn: 1.5 },
    photo: { left: 40, top: 150, width: 380, turn: -4 },
  },
  phone: {
    width: CLIP_SIZE.width,
    height: CLIP_SIZE.width,
    post: { left: 210, top: 56, width: 440, turn: 1.5 },
    photo: { left: 36, top: 48, width: 290, turn: -4 },
  },
} as const

/** Writes the still and its square, each as `.jpg` and `.avif`. @param folder of the front page's films */
export async function makeHeroStill(folder: string): Promise<void> {
  await editExamples([EXAMPLE], async ({ before, after }) => {
    await writeStill(await lay(before, after, LAYOUTS.whole), join(folder, 'hero'))
    await writeStill(await lay(before, after, LAYOUTS.phone), join(folder, 'hero-phone'))
  })
}

interface Layout {
  readonly width: number
  readonly height: number
  readonly post: Print
  readonly photo: Print
}

async function lay(before: Uint8Array, after: Uint8Array, { width, height, post, photo }: Layout): Promise<Sharp> {
  const prints = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><filter id="lift" x="-20%" y="-20%" width="140%" height="140%">
      <feDropShadow dx="0" dy="10" stdDeviation="16" flood-opacity="0.3"/>
    </filter></defs>
    <rect width="100%" height="100%" fill="${TABLE}"/>
    ${await printOf(after, post)}${await printOf(before, photo)}
  </svg>`
  // the drawing has no transparent parts, and a still needs no alpha channel
  return sharp(await sharp(Buffer.from(prints)).flatten({ background: TABLE }).png().toBuffer())
}

/** A picture with its white margin. */
async function printOf(picture: Uint8Array, { left, top, width, turn }: Print): Promise<string> {
  const { data, info } = await sharp(picture).resize({ width }).jpeg({ quality: 95 }).toBuffer({ resolveWithObject: true })
  const [outerWidth, outerHeight] = [width + 2 * MARGIN, info.height + 2 * MARGIN]
  return `<g transform="translate(${left} ${top}) rotate(${turn} ${outerWidth / 2} ${outerHeight / 2})">
    <rect width="${outerWidth}" height="${outerHeight}" fill="#fff" filter="url(#lift)"/>
    <image x="${MARGIN}" y="${MARGIN}" width="${width}" height="${info.height}" href="data:image/jpeg;base64,${data.toString('base64')}"/>
  </g>`
}

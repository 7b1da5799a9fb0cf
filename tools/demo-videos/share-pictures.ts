/** The pictures that other sites show with a link to the front page: a photo, what became of it, and one line set by the engine. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Engine, Language } from '#engine/types.ts'
import { setType } from '#engine/layout/set-type.ts'

const SIZE = { width: 1200, height: 630 } as const
const JPEG = { quality: 82, mozjpeg: true } as const
/** The film box of the house. */
const PAPER = '#ffc61a'

/** Short enough to be read in a chat's small preview. */
const LINES: Readonly<Record<Language, string>> = {
  'pt-BR': 'Mandou a foto, virou post.',
  'pt-PT': 'Enviou a foto, já tem o post.',
  es: 'Mandaste la foto, ya es un post.',
  en: 'Send the photo, get the post.',
}

interface Print {
  readonly picture: Uint8Array
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Writes `og-<language>.jpg` for each language. */
export async function makeSharePictures(engine: Engine, folder: string): Promise<void> {
  const before = (await engine.receive(await readFile('engine/photos-for-tests/coffee.jpg'))).jpeg
  const { jpeg: after } = await engine.edit(before, {
    operation: 'swap',
    backdrop: 'de-cima-marmore-branco',
    format: '4:5',
    language: 'pt-BR',
  })
  const prints: readonly Print[] = [
    { picture: after, left: 716, top: 50, width: 424, height: 530 },
    { picture: before, left: 520, top: 410, width: 264, height: 176 },
  ]
  const sheet = await layOut(prints)
  for (const [language, line] of Object.entries(LINES)) {
    const { picture } = await setType(sheet.picture, sheet.mask, { headline: line, signature: 'mandou' })
    const { width, height } = picture
    const jpeg = sharp(picture.data, { raw: { width, height, channels: 3 } }).jpeg(JPEG)
    await writeFile(join(folder, `og-${language}.jpg`), await jpeg.toBuffer())
  }
}

/** The prints on their table, and the mask of what type must not cover. */
async function layOut(prints: readonly Print[]) {
  const layers = await Promise.all(prints.map(asLayers))
  const table = sharp({ create: { ...SIZE, channels: 3, background: PAPER } }).composite(layers.flat())
  const covered = prints.map(
    ({ left, top, width, height }) => `<rect x="${left}" y="${top}" width="${width}" height="${height}"/>`,
  )
  const mask = sharp(Buffer.from(svg(`<g fill="#fff">${covered.join('')}</g>`))).flatten({ background: '#000' })
  return {
    picture: { ...SIZE, data: new Uint8Array(await table.removeAlpha().raw().toBuffer()) },
    mask: { ...SIZE, data: new Uint8Array(await mask.toColourspace('b-w').raw().toBuffer()) },
  }
}

/** A print with a white border and the shadow that it casts. */
async function asLayers({ picture, left, top, width, height }: Print) {
  const border = 10
  const frame = `x="${left - border}" y="${top - border}" width="${width + 2 * border}" height="${height + 2 * border}" rx="4"`
  const shadow =
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="14"/></filter>` +
    `<rect ${frame} transform="translate(0 14)" fill="#000" fill-opacity="0.28" filter="url(#soft)"/><rect ${frame} fill="#fff"/>`
  const image = await sharp(picture).resize(width, height).png().toBuffer()
  return [{ input: Buffer.from(svg(shadow)) }, { input: image, left, top }]
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${content}</svg>`

/** The picture that other sites show beside a link to a trade's page: its result, and the photo on it. Without words, for every language. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const SIZE = { width: 1200, height: 630 } as const
const JPEG = { quality: 80, mozjpeg: true } as const
/** `accent` of `ui/tokens.css`. */
const YELLOW = '#ffc61a'
const EDGE = 12
const AFTER = { width: 424, height: 530, turn: 2 }
const BEFORE = { width: 400, height: 400, turn: -4 }

/** @param file where the JPEG is written */
export async function makeTradeSharePicture(file: string, pictures: { before: Uint8Array; after: Uint8Array }): Promise<void> {
  const [after, before, mark] = await Promise.all([
    addBorder(pictures.after, AFTER),
    addBorder(pictures.before, BEFORE),
    sharp(await readFile(join('apps', 'web', 'favicon.svg')), { density: 300 })
      .resize(132)
      .png()
      .toBuffer(),
  ])
  const sheet = sharp({ create: { ...SIZE, channels: 3, background: YELLOW } }).composite([
    { input: after, left: 640, top: 24 },
    { input: before, left: 226, top: 128 },
    { input: tile(), left: 48, top: 48 },
    { input: mark, left: 72, top: 72 },
  ])
  await writeFile(file, await sheet.jpeg(JPEG).toBuffer())
}

/** The mark alone would drown on its own yellow. */
function tile(): Buffer {
  return Buffer.from('<svg width="180" height="180"><rect width="180" height="180" rx="36" fill="#161616"/></svg>')
}

/** On white paper, a little turned, with the shadow that it throws. */
async function addBorder(picture: Uint8Array, { width, height, turn }: typeof AFTER): Promise<Buffer> {
  const paper = await sharp(picture)
    .resize({ width, height, fit: 'inside' })
    .extend({ top: EDGE, bottom: EDGE, left: EDGE, right: EDGE, background: '#ffffff' })
    .png()
    .toBuffer()
  return await sharp(paper)
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
}

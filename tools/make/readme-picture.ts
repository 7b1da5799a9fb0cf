/** `npm run readme:picture`: makes `docs/before-after.jpg` with the project's own engine. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createEngine } from '#engine/engine.ts'

const HEIGHT = 720
const GAP = 12
const PAPER = '#ffffff'

const folder = await mkdtemp(join(tmpdir(), 'mandou-picture-'))
const engine = createEngine({ modelDir: join('data', 'models'), cacheDir: folder, cacheBytes: 100_000_000 })
try {
  const before = (await engine.receive(await readFile('engine/photos-for-tests/coffee.jpg'))).jpeg
  const { jpeg: after } = await engine.edit(before, {
    operation: 'swap',
    backdrop: 'de-cima-marmore-branco',
    format: '4:5',
    language: 'pt-BR',
  })
  const left = await framed(before)
  const right = await framed(after)
  const picture = sharp({
    create: { width: left.width + GAP + right.width, height: HEIGHT, channels: 3, background: PAPER },
  }).composite([
    { input: left.data, left: 0, top: 0 },
    { input: right.data, left: left.width + GAP, top: 0 },
  ])
  await writeFile('docs/before-after.jpg', await picture.jpeg({ quality: 84, mozjpeg: true }).toBuffer())
} finally {
  await engine.close()
  await rm(folder, { recursive: true })
}

async function framed(picture: Uint8Array): Promise<{ data: Buffer; width: number }> {
  const { data, info } = await sharp(picture).resize({ height: HEIGHT }).png().toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}

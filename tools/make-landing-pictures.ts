/** Makes the befores and afters of the front page with the project's own engine: `npm run landing:pictures`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createEngine } from '#engine/engine.ts'
import type { PictureOrder } from '#engine/types.ts'

const PHOTOS = 'engine/photos-for-tests'
const PICTURES = 'features/landing/web/pictures'
/** Twice the pixels that a screen gives them, as far as the photo has so many. */
const WIDTHS = { before: 480, after: 800 }

interface Example {
  readonly photo: string
  readonly order: Pick<PictureOrder, 'operation' | 'backdrop' | 'words' | 'headline'>
}

/** The flower is there because it goes wrong: its stem is lost. */
const ORDERS: readonly Example[] = [
  { photo: 'coffee', order: { operation: 'swap', backdrop: 'de-cima-linho' } },
  { photo: 'barista', order: { operation: 'post', headline: 'Happy hour' } },
  { photo: 'dog-woman', order: { operation: 'describe', words: 'jardim com a luz da manhã' } },
  { photo: 'flower', order: { operation: 'swap', backdrop: 'gesso-terracota-folhas' } },
]

const folder = await mkdtemp(join(tmpdir(), 'mandou-landing-'))
const engine = createEngine({ modelDir: join('data', 'models'), cacheDir: folder, cacheBytes: 100_000_000 })
try {
  for (const { photo, order } of ORDERS) {
    // oxlint-disable-next-line no-await-in-loop -- the engine does one at a time
    const { jpeg: before } = await engine.receive(await readFile(join(PHOTOS, `${photo}.jpg`)))
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { jpeg: after } = await engine.edit(before, { ...order, format: '4:5', language: 'pt-BR' })
    // oxlint-disable-next-line no-await-in-loop -- as above
    await Promise.all([save(`${photo}-before`, before, WIDTHS.before), save(`${photo}-after`, after, WIDTHS.after)])
  }
} finally {
  await engine.close()
  await rm(folder, { recursive: true })
}

async function save(name: string, picture: Uint8Array, width: number): Promise<void> {
  const resized = sharp(picture).resize({ width, withoutEnlargement: true })
  const [avif, jpeg] = await Promise.all([
    resized.clone().avif({ quality: 52, effort: 6 }).toBuffer(),
    resized.clone().jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
  ])
  await Promise.all([writeFile(join(PICTURES, `${name}.avif`), avif), writeFile(join(PICTURES, `${name}.jpg`), jpeg)])
}

/** Makes the befores and afters of the studio's start screen with the project's own engine: `npm run examples:pictures`. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createEngine } from '#engine/engine.ts'
import type { PictureOrder } from '#engine/types.ts'

const PHOTOS = 'engine/photos-for-tests'
const EXAMPLES = 'features/photo-edits/web/examples'
/** Twice the pixels that a phone gives them; the photo lies small on its result. */
const WIDTHS = { before: 400, after: 720 }
const JPEG = { quality: 80, mozjpeg: true } as const

interface Example {
  readonly photo: string
  readonly order: Pick<PictureOrder, 'operation' | 'backdrop' | 'words' | 'headline'>
}

/** Words that every language of the screen reads. */
const ORDERS: readonly Example[] = [
  { photo: 'coffee', order: { operation: 'swap', backdrop: 'de-cima-linho' } },
  { photo: 'dog-woman', order: { operation: 'describe', words: 'jardim com a luz da manhã' } },
  { photo: 'barista', order: { operation: 'post', headline: 'Happy hour' } },
]

const folder = await mkdtemp(join(tmpdir(), 'mandou-examples-'))
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
  await writeFile(join(EXAMPLES, `${name}.jpg`), await sharp(picture).resize({ width }).jpeg(JPEG).toBuffer())
}

/** Photos of the project, edited by its own engine, for pages that show a before and an after. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEngine } from '#engine/engine.ts'
import type { PictureOrder } from '#engine/types.ts'

const PHOTOS = 'engine/photos-for-tests'

export interface Example {
  readonly photo: string
  /** The photo's file type, if it is no JPEG. */
  readonly kind?: 'png'
  readonly order: Pick<PictureOrder, 'operation' | 'backdrop' | 'words' | 'headline'>
}

interface EditedExample {
  readonly photo: string
  readonly before: Uint8Array
  readonly after: Uint8Array
}

/** One after the other: the engine does one at a time. */
export async function editExamples(examples: readonly Example[], save: (edited: EditedExample) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mandou-examples-'))
  const engine = createEngine({ modelDir: join('data', 'models'), cacheDir: folder, cacheBytes: 100_000_000 })
  try {
    for (const { photo, kind = 'jpg', order } of examples) {
      const { jpeg: before } = await engine.receive(await readFile(join(PHOTOS, `${photo}.${kind}`)))
      const { jpeg: after } = await engine.edit(before, { ...order, format: '4:5', language: 'pt-BR' })
      await save({ photo, before, after })
    }
  } finally {
    await engine.close()
    await rm(folder, { recursive: true })
  }
}

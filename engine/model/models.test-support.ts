import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Building the model takes half a minute on a busy machine, so all specs, stories and later runs share one. */
export const MODELS_FOR_TESTS = fileURLToPath(new URL('../../node_modules/.cache/mandou-models', import.meta.url))
/** The ready backdrops as they are painted ahead, named by the code that paints them. */
const BACKDROPS_FOR_TESTS = fileURLToPath(new URL('../../node_modules/.cache/mandou-backdrops', import.meta.url))
export const MODEL_TIMEOUT_MS = 900_000

/** Gives a product's data folder the built models and the ready backdrops: each takes many seconds of processor time to make. */
export async function shareBuilt(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'cutouts'), { recursive: true })
  await share(MODELS_FOR_TESTS, join(dataDir, 'models'))
  await share(BACKDROPS_FOR_TESTS, join(dataDir, 'cutouts', 'backdrops'))
}

async function share(folder: string, place: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await symlink(folder, place)
}

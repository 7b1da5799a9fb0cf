/** Puts a finished build into the place of the former one, under the eyes of a server that serves that. */
import { link, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '#platform/clock.ts'

/** A page that was opened before the build, or comes from a server that started before it, asks for the files that it knows. */
const ASSETS_KEPT_MS = 7 * DAY

/**
 * The new folder takes the name of the old one, whose assets of the last days it keeps: their names tell their content,
 * so the two builds cannot be mixed up.
 */
export async function replaceBuild(place: string, next: string): Promise<void> {
  const former = `${place}-former`
  await rm(former, { recursive: true, force: true })
  await keepAssets(join(place, 'assets'), join(next, 'assets'))
  await rename(place, former).catch(ignoreMissing)
  await rename(next, place)
  await rm(former, { recursive: true, force: true })
}

async function keepAssets(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => [])
  const built = new Set(await readdir(to))
  const since = Date.now() - ASSETS_KEPT_MS
  for (const name of names) {
    // a link is the file itself, with the day on which it was built
    if (!built.has(name) && (await stat(join(from, name))).mtimeMs > since) await link(join(from, name), join(to, name)) // oxlint-disable-line no-await-in-loop -- small and local
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

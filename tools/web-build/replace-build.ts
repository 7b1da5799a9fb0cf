/** Replaces the former build by a finished one while a server serves it. */
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { DAY } from '#platform/clock.ts'

/**
 * A page opened before the build, or served by a server that started before it, requests the older files. Counted from the day on
 * which they were replaced, since they may have served for months.
 */
const ASSETS_KEPT_MS = 7 * DAY

/** Which assets no page of the build uses any more, and since when. Outside the pages, so that it cannot be requested. */
const REPLACED = 'replaced.json'
const replacedShape = z.record(z.string(), z.iso.datetime())
type Replaced = z.infer<typeof replacedShape>

/**
 * The new folder takes the name of the old one, whose assets it keeps for some days: names contain a hash of the content, so the
 * two builds cannot be mixed up.
 */
export async function replaceBuild(place: string, next: string, now = new Date()): Promise<void> {
  const former = `${place}-former`
  await rm(former, { recursive: true, force: true })
  await keepAssets(place, next, now)
  await rename(place, former).catch(ignoreMissing)
  await rename(next, place)
  await rm(former, { recursive: true, force: true })
}

async function keepAssets(place: string, next: string, now: Date): Promise<void> {
  const names = await readdir(join(place, 'assets')).catch(() => [])
  const built = new Set(await readdir(join(next, 'assets')))
  const before = await readReplaced(place)
  const kept: Replaced = {}
  for (const name of names) {
    const since = before[name] ?? now.toISOString()
    if (built.has(name) || now.getTime() - Date.parse(since) >= ASSETS_KEPT_MS) continue
    kept[name] = since
    await link(join(place, 'assets', name), join(next, 'assets', name))
  }
  await writeFile(join(next, REPLACED), JSON.stringify(kept))
}

/** An unreadable note counts as empty: then all old assets count as replaced now. */
async function readReplaced(place: string): Promise<Replaced> {
  const written = await readFile(join(place, REPLACED), 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => ({}))
  return replacedShape.catch({}).parse(written)
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

/** The engine of a process. */
import { join } from 'node:path'
import { createEngine } from '#engine/engine.ts'
import type { Engine } from '#engine/types.ts'
import { SECOND } from '#platform/clock.ts'
import { type Env } from '#platform/env.ts'
import type { Log } from '#platform/log.ts'

/** Its models and cutouts are kept under the data directory; nothing heavy is loaded before the first edit. */
export function openEngine(
  { dataDir, cutoutCacheBytes, engineRestSeconds, segmenterModel }: Env,
  log: Pick<Log, 'error'>,
): Engine {
  return createEngine({
    modelDir: join(dataDir, 'models'),
    cacheDir: join(dataDir, 'cutouts'),
    cacheBytes: cutoutCacheBytes,
    restAfterMs: engineRestSeconds * SECOND,
    onJobKilled: (job) => log.error(job, 'a job of the engine took too long and was ended'),
    ...(segmenterModel ? { segmenterModel } : {}),
  })
}

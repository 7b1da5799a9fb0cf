import type { Engine } from '#engine/types.ts'
import { SIGN_IN_JOBS } from '#features/sign-in/server/index.ts'
import { startWorkers } from '#platform/queue.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { composeWork } from '../compose-work.ts'
import type { Core } from '../compose.ts'
import { JOBS } from '../jobs.ts'
import { openTextWorkers, type TextWorkers } from '../text-workers/open-text-workers.ts'

const TEXT_WITHIN_MS = 120_000

let workers: TextWorkers | undefined

/**
 * One set of workers for all products of this process, loaded by the first text: loading takes half a second of processor time,
 * and most specs have no text. Gives up none because other programs keep the machine busy; `apps/text-workers` has the specs of that limit.
 */
export function openTestTextWorkers(): TextWorkers {
  workers ??= openTextWorkers({ log: { warn: () => undefined }, limitMs: TEXT_WITHIN_MS })
  return { ask: workers.ask, warm: () => undefined, close: async () => undefined }
}

/** Runs jobs in this process: all of them, or only those of codes, which sign-in needs. */
export async function startTestWork(core: Core, engine: Engine, hasWorker: boolean): Promise<readonly Sweep[]> {
  const { handlers, sweeps } = composeWork(core, engine)
  const jobs = hasWorker ? JOBS : SIGN_IN_JOBS
  const wanted = handlers.filter(({ job }) => jobs.some(({ name }) => name === job.name))
  await startWorkers(core.boss, wanted, { jobs, log: core.log })
  return sweeps
}

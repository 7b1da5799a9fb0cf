/** The process for background work: jobs, the photo engine, sweeps. Several may run; each runs one edit at a time. */
import { constants, setPriority } from 'node:os'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { readVariables } from '#platform/process-variables.ts'
import { startWorkers } from '#platform/queue.ts'
import { startSweeps } from '#platform/sweeps.ts'
import { openEngine } from './choose-vendors.ts'
import { composeWork } from './compose-work.ts'
import { composeCore } from './compose.ts'
import { JOBS } from './jobs.ts'
import { runProcess } from './run-process.ts'

const STOP_WITHIN_MS = 8000

// before any thread starts, since threads inherit it: an edit may use all idle time, but requests come first
setPriority(constants.priority.PRIORITY_LOW)

const env = loadEnv(readVariables())
const log = createLog(env.logLevel, 'worker')

await runProcess(log, async () => {
  const core = await composeCore(env, { log, part: 'worker' })
  const engine = openEngine(env)
  const work = composeWork(core, engine)
  await startWorkers(core.boss, work.handlers, { jobs: JOBS, log })
  engine.warm().catch((error: unknown) => log.error({ err: error }, 'the engine could not warm up'))
  const sweeps = startSweeps(work.sweeps, log)
  return async () => {
    // no new job is started; the running edit stops with the engine and returns to the queue
    const stopped = core.boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
    await sweeps.stop()
    await engine.close()
    await stopped
    await core.close()
  }
})

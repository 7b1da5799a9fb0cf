/**
 * The process for background work: jobs, the photo engine, sweeps. Several may run; each runs one edit at a time, or none when
 * `WORKER_KIND` leaves pictures to others.
 */
import { constants, setPriority } from 'node:os'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { readVariables } from '#platform/process-variables.ts'
import { startWorkers } from '#platform/queue.ts'
import { startSweeps } from '#platform/sweeps.ts'
import { checkPromises } from '../check-promises.ts'
import { openEngine } from '../open-engine.ts'
import { composeWork } from '../compose-work.ts'
import { interruptionsOf } from './interruptions-of.ts'
import { composeCore } from '../compose.ts'
import { jobsOf } from '../jobs.ts'
import type { Readiness } from '../operations-of.ts'
import { runProcess } from '../run-process.ts'
import { openTracing, traceEngine } from '../tracing/open-tracing.ts'
import { serveWorkerOperations } from './serve-worker-operations.ts'

// before any thread starts, since threads inherit it: an edit may use all idle time, but requests come first
setPriority(constants.priority.PRIORITY_LOW)

const env = loadEnv(readVariables())
const log = createLog(env.logLevel, 'worker')

await runProcess(log, async () => {
  checkPromises(env)
  const tracing = await openTracing(env, 'worker')
  const core = await composeCore(env, { log, part: 'worker' })
  const engine = traceEngine(openEngine(env, log))
  const work = composeWork(core, engine, env.workerKind)
  const jobs = jobsOf(env.workerKind)
  const readiness: Readiness = { isEnding: false }
  const isInterruption = interruptionsOf(readiness)
  core.workMetrics.startWith(jobs.map(({ name }) => name))
  await startWorkers(core.boss, work.handlers, { jobs, log, onAttempt: core.workMetrics.countAttempt, isInterruption })
  if (env.workerKind !== 'light') {
    engine.warm().catch((error: unknown) => {
      if (isInterruption(error)) log.info('the engine was closed while it warmed up')
      else log.error({ err: error }, 'the engine could not warm up')
    })
  }
  const sweeps = startSweeps(work.sweeps, log)
  const operations = await serveWorkerOperations(core, readiness)
  return async () => {
    readiness.isEnding = true
    // no new job is started; the running edit stops with the engine and returns to the queue
    const stopped = core.stopQueue()
    // a sweep may wait for the engine, which may be busy for as long as an edit takes
    await Promise.all([sweeps.stop(), engine.close()])
    await stopped
    await operations?.close()
    await core.close()
    await tracing?.close()
  }
})

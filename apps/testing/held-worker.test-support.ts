/** A worker process for specs that kill it: its engine starts an edit, reports it, and never ends it. */
import { PHOTO_EDITS_JOBS, photoEditsHandlers } from '#features/photo-edits/server/index.ts'
import { createSmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { readVariables } from '#platform/process-variables.ts'
import { startWorkers } from '#platform/queue.ts'
import { composeCore } from '../compose.ts'

const env = loadEnv(readVariables())
const log = createLog(env.logLevel, 'held-worker')
const core = await composeCore(env, { log, part: 'worker' })
const engine = createSmallEngine()
void engine.hold().then(() => process.send?.('begun'))
await startWorkers(core.boss, photoEditsHandlers({ ...core.photoEdits, engine, imageGenerator: undefined }), {
  jobs: PHOTO_EDITS_JOBS,
  log,
})
process.send?.('ready')

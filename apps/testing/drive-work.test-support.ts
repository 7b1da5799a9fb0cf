/** Runs the worker's jobs in this process until none is left, one at a time and without waiting. */
import { noticesHandlers } from '#features/notices/server/index.ts'
import { paymentsHandlers, paymentsSweeps } from '#features/payments/server/index.ts'
import type { AnyJobHandler } from '#platform/queue.ts'
import type { Work } from '../compose-work.ts'
import type { Core } from '../compose.ts'

const BATCH = 50
/** Far more rounds than any work that ends would take. */
const MAX_ROUNDS = 40
const ATTEMPT = { signal: new AbortController().signal, isLast: false }

/** Sweeps and runs jobs until nothing is left; by default the jobs of payments. @throws whatever a job throws */
export async function workUntilIdle(core: Core, { handlers, sweeps }: Work = moneyWork(core)): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (const { run } of sweeps) await run()
    let done = 0
    for (const handler of handlers) done += await runWaiting(core, handler)
    if (done === 0) return
  }
  throw new Error('the work never ends')
}

function moneyWork(core: Core): Work {
  return {
    handlers: [...paymentsHandlers(core.payments), ...noticesHandlers(core.notices)],
    sweeps: paymentsSweeps(core.payments),
  }
}

async function runWaiting({ boss }: Core, { job, handle }: AnyJobHandler): Promise<number> {
  const jobs = await boss.fetch<object>(job.name, { batchSize: BATCH })
  for (const { id, data } of jobs) {
    // as: the payload that the job was sent with
    await handle(data as never, ATTEMPT)
    await boss.complete(job.name, id)
  }
  return jobs.length
}

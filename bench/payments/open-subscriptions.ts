/** The product's server over a database and a sandbox of its own, with subscriptions that are charged; no worker takes the jobs yet. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openEngine } from '#apps/open-engine.ts'
import { composeCore } from '#apps/compose.ts'
import { serveProduct } from '#apps/serve-product.ts'
import { paymentsHandlers } from '#features/payments/server/index.ts'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { startWorkers } from '#platform/queue.ts'
import { askInbox } from './ask-inbox.ts'
import { openSubscription } from './open-subscription.ts'
import { startProcesses } from './start-processes.ts'

export async function openSubscriptions(count: number) {
  const processes = await startProcesses()
  const env = loadEnv(processes.settings)
  const log = createLog('silent', 'bench')
  const core = await composeCore(env, { log, part: 'server' })
  const worker = await composeCore(env, { log, part: 'worker' })
  const engine = openEngine(env, log)
  const app = await serveProduct({ core, engine })
  const { pool } = core.database
  const objects: string[] = []
  for (let made = 0; made < count; made += 1) objects.push(await openSubscription(core))
  const inbox = askInbox(pool)

  return {
    app,
    pool,
    objects,
    token: String(env.asaas.webhookTokens[0]),
    databaseUrl: processes.databaseUrl,
    /** The server in a separate process. */
    startMortal: async () => {
      const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), {
        env: { ...process.env, ...processes.settings },
      })
      const [url] = (await once(child, 'message')) as [string] // as: what the server sends
      return { url, kill: () => child.kill('SIGKILL') }
    },
    ...inbox,
    /** Lets a worker process all waiting events. */
    settleAll: async () => {
      const begun = performance.now()
      const handlers = paymentsHandlers(worker.payments)
      await startWorkers(worker.boss, handlers, { jobs: handlers.map(({ job }) => job), log })
      await inbox.waitUntilSettled()
      const unsettled = await inbox.countUnsettled()
      return { settled: await inbox.countSettled(), unsettled, 'synced s': Math.round((performance.now() - begun) / 1000) }
    },
    close: async () => {
      await app.close()
      await engine.close()
      await worker.close()
      await core.close()
      await processes.stop()
    },
  }
}

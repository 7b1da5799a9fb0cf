/** The HTTP process. It is stateless, so several may run. */
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { readVariables } from '#platform/process-variables.ts'
import { checkPromises } from './check-promises.ts'
import { openEngine } from './open-engine.ts'
import { closeServer } from './close-server.ts'
import { composeCore } from './compose.ts'
import { registerSite } from './pages/register-site.ts'
import { runProcess } from './run-process.ts'
import { openTracing, traceEngine } from './tracing/open-tracing.ts'
import type { Readiness } from './operations-of.ts'
import { serveProduct } from './serve-product.ts'

const env = loadEnv(readVariables())
const log = createLog(env.logLevel, 'server')

await runProcess(log, async () => {
  checkPromises(env)
  const tracing = await openTracing(env, 'server')
  const core = await composeCore(env, { log, part: 'server' })
  const engine = traceEngine(openEngine(env, log))
  const readiness: Readiness = { isEnding: false }
  const app = await serveProduct({
    core,
    engine,
    readiness,
    registerTracing: tracing?.register,
    registerPages: (target) => registerSite(target, env),
  })
  await app.listen({ port: env.port, host: env.host })
  return async () => {
    await closeServer({ app, engine, core, readiness })
    await tracing?.close()
  }
})

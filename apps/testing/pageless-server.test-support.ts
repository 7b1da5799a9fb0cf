/** The server process without the pages, for specs that stop it; it reports its port. */
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { openEngine } from '../open-engine.ts'
import { closeServer } from '../close-server.ts'
import { composeCore } from '../compose.ts'
import { runProcess } from '../run-process.ts'
import { serveProduct } from '../serve-product.ts'

const env = loadEnv(process.env) // oxlint-disable-line node/no-process-env -- handed to loadEnv as a whole
const log = createLog(env.logLevel, 'server')

await runProcess(log, async () => {
  const core = await composeCore(env, { log, part: 'server' })
  const engine = openEngine(env, log)
  const readiness = { isEnding: false }
  const app = await serveProduct({ core, engine, readiness })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.({ url })
  return () => closeServer({ app, engine, core, readiness })
})

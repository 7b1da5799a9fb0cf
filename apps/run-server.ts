/** The HTTP process. It is stateless, so several may run. */
import { loadEnv } from '#platform/env.ts'
import { registerPages } from '#platform/http/pages.ts'
import { serveSitemap } from '#platform/http/sitemap.ts'
import { sandboxNotice } from '#phrases/sandbox.ts'
import { createLog } from '#platform/log.ts'
import { readVariables } from '#platform/process-variables.ts'
import { pageLanguageOf } from './build-app.ts'
import { checkPromises } from './check-promises.ts'
import { openEngine } from './choose-vendors.ts'
import { closeServer } from './close-server.ts'
import { composeCore } from './compose.ts'
import { placeholdersOf } from './placeholders-of.ts'
import { runProcess } from './run-process.ts'
import { serveInstalled } from './serve-installed.ts'
import type { Readiness } from './operations-of.ts'
import { serveProduct } from './serve-product.ts'

const PAGES = 'dist/web'

const env = loadEnv(readVariables())
const log = createLog(env.logLevel, 'server')

await runProcess(log, async () => {
  checkPromises(env)
  const core = await composeCore(env, { log, part: 'server' })
  const engine = openEngine(env)
  const readiness: Readiness = { isEnding: false }
  const app = await serveProduct({
    core,
    engine,
    readiness,
    registerPages: async (target) => {
      const values = placeholdersOf(env)
      await serveInstalled(target, PAGES)
      await serveSitemap(target, { directory: PAGES, values })
      await registerPages(target, {
        directory: PAGES,
        languageOf: pageLanguageOf,
        values,
        notice: env.isExposedSandbox ? sandboxNotice : undefined,
      })
    },
  })
  await app.listen({ port: env.port, host: env.host })
  return () => closeServer({ app, engine, core, readiness })
})

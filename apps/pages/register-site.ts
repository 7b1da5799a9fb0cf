import type { FastifyInstance } from 'fastify'
import type { Env } from '#platform/env.ts'
import { registerPages } from './pages.ts'
import { serveSitemap } from './sitemap.ts'
import { sandboxBanner } from '#phrases/sandbox.ts'
import { pageLanguageOf } from '../build-app.ts'
import { placeholdersOf } from './placeholders-of.ts'
import { serveInstalled } from './serve-installed.ts'

const PAGES = 'dist/web'

/** The built pages, for every path that is no call. */
export async function registerSite(app: FastifyInstance, env: Env): Promise<void> {
  const values = placeholdersOf(env)
  await serveInstalled(app, PAGES)
  await serveSitemap(app, { directory: PAGES, values })
  await registerPages(app, {
    directory: PAGES,
    languageOf: pageLanguageOf,
    values,
    banner: env.isExposedSandbox ? sandboxBanner : undefined,
  })
}

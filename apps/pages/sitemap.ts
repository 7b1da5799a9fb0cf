import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fillPlaces, type PlaceValues } from '#platform/http/fill-places.ts'

interface SitemapOptions {
  /** The output of `tools/web-build/build-web.ts`. */
  readonly directory: string
  readonly values: PlaceValues
}

/** Serves the list of indexable pages for search engines. */
export async function serveSitemap(app: FastifyInstance, { directory, values }: SitemapOptions): Promise<void> {
  const sitemap = fillPlaces(await readFile(join(directory, 'sitemap.xml'), 'utf8'), values)
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(sitemap),
  )
}

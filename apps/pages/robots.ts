/**
 * What robots may fetch: pages; and Meta's robots also the pictures that it posts, which it would refuse otherwise (RFC 9309).
 */
import type { FastifyInstance } from 'fastify'

/** https://developers.facebook.com/docs/sharing/webmasters/web-crawlers */
const META = ['facebookexternalhit', 'meta-externalagent', 'meta-externalfetcher']

const RULES = `${META.map((name) => `User-agent: ${name}`).join('\n')}
Allow: /p/
Disallow: /api/

User-agent: *
Disallow: /api/
Disallow: /p/
`

/** @param publicUrl for the address of the site map, which must be absolute */
export function serveRobots(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const robots = `${RULES}\nSitemap: ${publicUrl}/sitemap.xml\n`
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  )
}

/** Routes of the installed app besides pages and calls. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { NEW_PHOTO, paths } from '#features/paths.ts'

/** The service worker may connect to our own origin only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** @param directory the output of `tools/web-build/build-web.ts` */
export async function serveInstalled(app: FastifyInstance, directory: string): Promise<void> {
  const worker = await readFile(join(directory, 'service-worker.js'))
  app.get('/service-worker.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_POLICY })
      .send(worker),
  )
  await app.register(async (door) => receiveShares(door))
}

/**
 * The service worker handles shares. When the browser has removed it, the photo is lost: the studio finds none, says so and asks
 * for another.
 */
function receiveShares(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume() // the body is ignored
    done(null)
  })
  app.route({
    method: ['GET', 'POST'],
    url: paths.share(),
    schema: { hide: true },
    handler: (_request, reply) => reply.redirect(paths.studio({ photo: NEW_PHOTO }), 303),
  })
}

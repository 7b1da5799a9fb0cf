/** What the installed app asks of the server beside pages and calls. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { NEW_PHOTO, paths } from '#features/paths.ts'

/** The worker may ask us and nobody else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/** @param directory what `tools/build-web.ts` wrote */
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

/** The worker takes shares. Where the browser dropped it, the photo is lost: the studio looks for it, says so and asks for another. */
function receiveShares(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume() // whatever it is, nobody reads it
    done(null)
  })
  app.route({
    method: ['GET', 'POST'],
    url: paths.share(),
    schema: { hide: true },
    handler: (_request, reply) => reply.redirect(paths.studio({ photo: NEW_PHOTO }), 303),
  })
}

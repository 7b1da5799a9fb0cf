/** What the installed app asks of the server beside pages and calls. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { paths } from '#features/paths.ts'

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
  // the worker takes shares; where the browser dropped it, the studio asks for the photo itself
  app.post(paths.share(), { schema: { hide: true } }, (_request, reply) => reply.redirect(paths.studio(), 303))
}

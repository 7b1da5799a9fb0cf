/** Routes that Meta calls directly, never one of our browsers; only a signature proves the sender. */
import type { FastifyInstance } from 'fastify'
import type { AccessGuard } from '#features/serve.ts'
import type { InstagramDeps } from './deps.ts'
import { DELETION_PAGE_POLICY, renderDeletionPage } from './deletion-page.ts'
import { findDeletion } from './deletion-queries.ts'
import { takeDeauthorisation, takeDeletionRequest } from './apply-meta-request.ts'

/** A signed request is a few hundred bytes. */
const LARGEST_FORM_BYTES = 8 * 1024
const DELETION_PATH = '/api/instagram/data-deletion'
const POSTED = { schema: { hide: true }, bodyLimit: LARGEST_FORM_BYTES }

export function metaCallbacks(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: InstagramDeps; accessGuard: AccessGuard },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    scope.post('/api/instagram/deauthorize', POSTED, async ({ body }) => {
      await takeDeauthorisation(deps, signedIn(body))
      return { ok: true }
    })
    // https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback
    scope.post(DELETION_PATH, POSTED, async ({ body }) => {
      const code = await takeDeletionRequest(deps, signedIn(body))
      return { url: new URL(`${DELETION_PATH}/${code}`, deps.publicUrl).href, confirmation_code: code }
    })
    scope.get<{ Params: { code: string } }>(`${DELETION_PATH}/:code`, { schema: { hide: true } }, async (request, reply) => {
      const { code } = request.params
      const deletion = /^\d+$/.test(code) ? await findDeletion(deps.db, code) : undefined
      const page = renderDeletionPage({ deletion, brand: deps.brandName, language: accessGuard.languageOf(request) })
      return reply
        .status(deletion ? 200 : 404)
        .header('content-security-policy', DELETION_PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(page)
    })
  })
}

function signedIn(body: unknown): string {
  return (body instanceof URLSearchParams && body.get('signed_request')) || ''
}

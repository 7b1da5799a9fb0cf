/** Routes that Meta calls directly, never one of our browsers; only a signature proves the sender. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccessGuard } from '#features/serve.ts'
import { createAddressLimiter, PUBLIC_LIMITS } from '#platform/http/address-limiter.ts'
import type { WebhookRequest } from '#providers/social/port.ts'
import type { InstagramDeps } from '../deps.ts'
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
  const ofAddress = createAddressLimiter(PUBLIC_LIMITS)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/instagram/deauthorize', POSTED, async (request) => {
      await takeDeauthorisation(deps, received(request))
      return { ok: true }
    })
    // https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback
    scope.post(DELETION_PATH, POSTED, async (request) => {
      const code = await takeDeletionRequest(deps, received(request))
      return { url: new URL(`${DELETION_PATH}/${code}`, deps.publicUrl).href, confirmation_code: code }
    })
    scope.get<{ Params: { code: string } }>(`${DELETION_PATH}/:code`, { schema: { hide: true } }, async (request, reply) => {
      const { code } = request.params
      const deletion = /^\d+$/.test(code) ? await ofAddress(request, () => findDeletion(deps.db, code)) : undefined
      const page = renderDeletionPage({ deletion, brand: deps.brandName, language: accessGuard.languageOf(request) })
      return reply
        .status(deletion ? 200 : 404)
        .header('content-security-policy', DELETION_PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(page)
    })
  })
}

function received({ headers, body }: FastifyRequest): WebhookRequest {
  return { headers, rawBody: body instanceof Uint8Array ? body : new Uint8Array() }
}

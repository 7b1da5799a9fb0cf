import type { FastifyInstance } from 'fastify'
import { createAddressLimiter, PUBLIC_LIMITS } from '#platform/http/address-limiter.ts'
import type { PublishingDeps } from '../deps.ts'
import { PUBLIC_PICTURES, readPublicPicture } from './public-picture.ts'

/** The format of `newToken`. */
const NAME = /^([\w-]{43})\.jpg$/

/** Serves the pictures that Instagram fetches: a plain JPEG at a secret address, hidden from search engines. */
export function servePublicPictures(app: FastifyInstance, deps: PublishingDeps): void {
  const ofAddress = createAddressLimiter(PUBLIC_LIMITS)
  // an address in a log would give its readers the picture
  const options = { schema: { hide: true }, logLevel: 'silent' } as const
  app.get<{ Params: { name: string } }>(`${PUBLIC_PICTURES}:name`, options, async (request, reply) => {
    const token = NAME.exec(request.params.name)?.[1]
    const jpeg = token === undefined ? undefined : await ofAddress(request, () => readPublicPicture(deps, token))
    reply.header('x-robots-tag', 'noindex, noimageindex')
    if (!jpeg) return reply.status(404).type('text/plain').send('')
    // the bytes may be a view of a larger buffer, so only the view is sent
    return reply.type('image/jpeg').send(Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength))
  })
}

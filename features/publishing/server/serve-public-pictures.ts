import type { FastifyInstance } from 'fastify'
import type { PublishingDeps } from './deps.ts'
import { PUBLIC_PICTURES, readPublicPicture } from './public-picture.ts'

/** As `newToken` makes them. */
const NAME = /^([\w-]{43})\.jpg$/

/** Where Instagram fetches a picture: a plain JPEG for whoever has the address, for search engines nothing to keep. */
export function servePublicPictures(app: FastifyInstance, deps: PublishingDeps): void {
  // an address in a log would open the picture to whoever reads it
  const options = { schema: { hide: true }, logLevel: 'silent' } as const
  app.get<{ Params: { name: string } }>(`${PUBLIC_PICTURES}:name`, options, async ({ params }, reply) => {
    const token = NAME.exec(params.name)?.[1]
    const jpeg = token === undefined ? undefined : await readPublicPicture(deps, token)
    reply.header('x-robots-tag', 'noindex, noimageindex')
    if (!jpeg) return reply.status(404).type('text/plain').send('')
    // bytes may be a view of a larger buffer: the view alone is sent
    return reply.type('image/jpeg').send(Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength))
  })
}

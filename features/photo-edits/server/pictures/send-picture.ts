import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#platform/errors.ts'
import type { Session } from '#features/serve.ts'

/** With a session the address does not expire; a browser still revalidates after this long. */
const SESSION_MAX_AGE_SECONDS = 900

/**
 * Who may see a picture: the holder of a signature, or the owner with a session. Without either 401, whether the picture exists
 * or not; another member's is 404.
 */
export function requireBearer(left: number, session: Session | undefined): void {
  if (left === 0 && !session) refuse('unauthorised')
}

export function mayOpen(left: number, session: Session | undefined, ownerId: string): boolean {
  return left > 0 || session?.memberId === ownerId
}

export function maxAge(secondsLeft: number): string {
  return `private, max-age=${secondsLeft || SESSION_MAX_AGE_SECONDS}, immutable`
}

interface SentPicture {
  readonly bytes: Uint8Array
  readonly cacheControl: string
  /** A JPEG unless it says otherwise. */
  readonly type?: 'image/jpeg' | 'image/webp'
  /** Offers it as a download with this name. */
  readonly downloadAs?: string | undefined
}

/** Sends a picture, or 304 to a browser that has it. */
export function sendPicture(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { bytes, cacheControl, downloadAs, type = 'image/jpeg' }: SentPicture,
): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  reply.header('cache-control', cacheControl).header('etag', etag).header('x-content-type-options', 'nosniff')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  if (downloadAs) reply.header('content-disposition', `attachment; filename="${downloadAs}"`)
  // bytes may be a view of a larger buffer: only the view is sent
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

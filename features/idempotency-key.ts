import type { FastifyRequest } from 'fastify'
import { refuse } from '#platform/errors.ts'

const KEY_MAX = 200

/** The `Idempotency-Key` header, which makes a repeated tap the same order; an empty one counts as none. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  return typeof key === 'string' && key.length <= KEY_MAX ? key : refuse('invalid_request', { field: 'Idempotency-Key' })
}

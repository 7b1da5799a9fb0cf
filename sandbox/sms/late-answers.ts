import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'

const SLOW_ANSWER_MS = 30_000

/** Waits longer than any client does, or until the sandbox closes. */
export async function waitTooLong(signal: AbortSignal): Promise<void> {
  await wait(SLOW_ANSWER_MS, undefined, { signal }).catch(() => undefined)
}

/** Closes the connection without an answer. */
export function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.raw.socket.destroy()
  return reply.hijack()
}

import type { FastifyReply } from 'fastify'
import { GraphError, presentError } from './errors.ts'

/** Sends any error in Meta's format. */
export function answerError(error: unknown, reply: FastifyReply) {
  if (error instanceof GraphError) {
    const { headers = {} } = error.details
    return reply.code(error.statusCode).headers(headers).send(presentError(error))
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return reply.code(status).send(presentError(new GraphError(status < 500 ? 100 : 1, 'Invalid request.')))
}

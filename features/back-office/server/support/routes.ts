/** The routes of administrators' conversations with members. */
import type { FastifyInstance } from 'fastify'
import { adminOf } from '#features/admin/server/index.ts'
import { readIdempotencyKey } from '#features/idempotency-key.ts'
import { type AccessGuard, implement } from '#features/serve.ts'
import { conversations as table } from '#features/back-office/support-contract.ts'
import { answerConversation, type ConversationsDeps, listConversations, readConversation } from './support-threads.ts'

export function conversationsRoutes(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: ConversationsDeps; accessGuard: AccessGuard },
): void {
  implement(app, {
    table,
    accessGuard,
    handlers: {
      listConversations: (asked) => listConversations(deps, adminOf(asked)),
      readConversation: (asked) => readConversation(deps, { admin: adminOf(asked), memberId: asked.params.member_id }),
      answerConversation: async (asked) => {
        const { body, params, request } = asked
        const { text, seen, end: ends = false } = body
        const order = { memberId: params.member_id, text, seen, ends, idempotencyKey: readIdempotencyKey(request) }
        return answerConversation(deps, { ...order, admin: adminOf(asked) })
      },
    },
  })
}

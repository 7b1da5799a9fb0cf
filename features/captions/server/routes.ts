import type { FastifyInstance } from 'fastify'
import { isBlank } from '#features/endpoint.ts'
import { type AccessGuard, implement } from '#features/serve.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import type { Database } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { captions as table } from '../contract.ts'
import type { Captions } from './captions.ts'

export interface CaptionsRoutes {
  readonly db: Database
  readonly captions: Captions
  readonly members: Pick<Members, 'findOccupation'>
  readonly accessGuard: AccessGuard
}

export function captionsRoutes(app: FastifyInstance, { db, captions, members, accessGuard }: CaptionsRoutes): void {
  implement(app, {
    table,
    accessGuard,
    handlers: {
      writeCaptions: async ({ session, body, language }) => {
        if (isBlank(body.message)) refuse('message_missing', { field: 'message' })
        const occupation = await members.findOccupation(session.memberId)
        const wish = { ...body, language: body.language ?? language, occupation }
        const { captions: written, warnings } = await captions.writeCaptions(session.memberId, wish)
        return { captions: written, warnings }
      },
      readCaptionHabits: async ({ session }) => {
        const { learned, forgottenAt } = await captions.findHabits(db, session.memberId)
        return { habits: [...learned], forgotten_at: forgottenAt?.toISOString() ?? null }
      },
      forgetCaptionHabits: async ({ session }) => {
        await captions.forgetHabits(session.memberId)
        return { ok: true }
      },
    },
  })
}

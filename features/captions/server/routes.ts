import type { FastifyInstance } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import { captions as table } from '../contract.ts'
import type { Captions } from './captions.ts'

export interface CaptionsRoutes {
  readonly captions: Captions
  readonly members: Pick<Members, 'findOccupation'>
  readonly accessGuard: AccessGuard
}

export function captionsRoutes(app: FastifyInstance, { captions, members, accessGuard }: CaptionsRoutes): void {
  implement(app, {
    table,
    accessGuard,
    handlers: {
      writeCaptions: async ({ session, body, language }) => {
        const occupation = await members.findOccupation(session.memberId)
        return captions.writeCaptions(session.memberId, { ...body, language: body.language ?? language, occupation })
      },
    },
  })
}

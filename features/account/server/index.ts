/** `POST /api/user`: a table from action to the door of the feature that carries it out. */
import type { FastifyInstance } from 'fastify'
import { type Doorman, implement } from '#features/serve.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import { refuse } from '#platform/errors.ts'
import { account as table } from '../contract.ts'

export function accountRoutes(app: FastifyInstance, { members, doorman }: { members: Members; doorman: Doorman }): void {
  implement(app, {
    table,
    doorman,
    handlers: {
      changeUser: async ({ body, session }) => {
        const { name, last_name: lastName, bio, occupation_area: occupationArea } = body
        const user = await members.updateProfile(session.memberId, { name, lastName, bio, occupationArea })
        return user ? { user } : refuse('unauthorised')
      },
    },
  })
}

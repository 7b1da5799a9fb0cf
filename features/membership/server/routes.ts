import type { FastifyInstance } from 'fastify'
import { type Doorman, implement } from '#features/serve.ts'
import { membership as table } from '../contract.ts'
import type { Membership } from './membership.ts'

export function membershipRoutes(
  app: FastifyInstance,
  { membership, doorman }: { membership: Membership; doorman: Doorman },
): void {
  implement(app, {
    table,
    doorman,
    handlers: {
      getPhotoLimit: ({ session }) => membership.getPhotoLimit(session.memberId),
      getSubscription: async ({ session }) => ({ subscription: await membership.getSubscription(session.memberId) }),
    },
  })
}

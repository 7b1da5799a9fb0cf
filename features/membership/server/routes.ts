import type { FastifyInstance } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { membership as table } from '../contract.ts'
import type { Membership } from './membership.ts'

export function membershipRoutes(
  app: FastifyInstance,
  { membership, accessGuard }: { membership: Membership; accessGuard: AccessGuard },
): void {
  implement(app, {
    table,
    accessGuard,
    handlers: {
      getPhotoLimit: ({ session }) => membership.getPhotoLimit(session.memberId),
      getSubscription: async ({ session }) => ({ subscription: await membership.getSubscription(session.memberId) }),
    },
  })
}

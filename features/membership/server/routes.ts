import type { FastifyInstance } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { membership as table } from '../contract.ts'
import type { Database } from '#platform/database.ts'
import type { Membership } from './membership.ts'
import type { Trials } from './trials/trials.ts'

export function membershipRoutes(
  app: FastifyInstance,
  { db, membership, trials, accessGuard }: { db: Database; membership: Membership; trials: Trials; accessGuard: AccessGuard },
): void {
  implement(app, {
    table,
    accessGuard,
    handlers: {
      getPhotoLimit: async ({ session: { memberId, phone } }) => {
        const limit = await membership.getAllowance(memberId)
        return { ...limit, trial: await trials.find(db, phone, limit) }
      },
      getSubscription: async ({ session }) => ({ subscription: await membership.getSubscription(session.memberId) }),
    },
  })
}

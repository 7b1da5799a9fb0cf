/** Records in the activity log what an administrator does: every action, and every look at a person. */
import type { FastifyRequest } from 'fastify'
import type { ActivityKind } from '#features/activity/contract.ts'
import { type ActivityDetail, recordActivity, recordActivityOnce } from '#features/activity/server/index.ts'
import type { Session } from '#features/serve.ts'
import { type Visitor, visitorOf } from '#features/sign-in/server/index.ts'
import { type Clock, MINUTE } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'

/** The acting administrator, with address and browser. */
export interface Admin {
  readonly session: Session
  readonly visitor: Visitor
}

/** What a call knows of the requester. */
export interface Acting {
  readonly session: Session
  readonly request: FastifyRequest
}

export function adminOf({ session, request }: Acting): Admin {
  return { session, visitor: visitorOf(request) }
}

/** What an administrator did or saw. */
export interface AdminAct {
  readonly kind: ActivityKind
  readonly memberId?: string
  readonly detail?: ActivityDetail
  readonly before?: ActivityDetail
  readonly after?: ActivityDetail
}

interface TraceDeps {
  readonly clock: Clock
}

/** Pass the transaction of the action itself. */
export function recordAdminAction(deps: TraceDeps, tx: Transaction, action: Admin & AdminAct): Promise<void> {
  return recordActivity(tx, lineOf(deps, action))
}

/** An open page reloads every half minute: within this time that is one look. */
const ONE_LOOK_MS = 10 * MINUTE

export function recordView(deps: TraceDeps, tx: Transaction, look: Admin & AdminAct): Promise<void> {
  return recordActivityOnce(tx, lineOf(deps, look), ONE_LOOK_MS)
}

function lineOf({ clock }: TraceDeps, { session, visitor, ...act }: Admin & AdminAct) {
  return { ...act, actor: 'admin', actorId: session.memberId, at: clock.now(), ...visitor } as const
}

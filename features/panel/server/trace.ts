/** What the activity log keeps of an administrator: every deed, and every look at a person. */
import type { FastifyRequest } from 'fastify'
import { type ActivityDetail, recordActivity, recordActivityOnce } from '#features/activity/server/index.ts'
import type { ActivityKind } from '#features/activity/contract.ts'
import type { Session } from '#features/serve.ts'
import { visitorOf } from '#features/sign-in/server/index.ts'
import { MINUTE } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { Admin, ListDeps } from './deps.ts'
import { requireMember } from './require-member.ts'

/** Somebody who looks reloads every half minute: within this time that is one look. */
const ONE_LOOK_MS = 10 * MINUTE

export interface Acting {
  readonly session: Session
  readonly request: FastifyRequest
}

export function adminOf({ session, request }: Acting): Admin {
  return { session, visitor: visitorOf(request) }
}

interface Deed {
  readonly kind: ActivityKind
  readonly memberId?: string
  readonly detail?: ActivityDetail
  readonly before?: ActivityDetail
  readonly after?: ActivityDetail
}

/** Give the transaction of the deed itself. */
export function recordDeed({ clock }: Pick<ListDeps, 'clock'>, tx: Transaction, { session, visitor, ...deed }: Admin & Deed) {
  return recordActivity(tx, { ...deed, actor: 'admin', actorId: session.memberId, at: clock.now(), ...visitor })
}

/**
 * The people of a list, or of what a search has found. The words of the search may be a phone, so they stay out.
 * @throws Refusal `not_found` for a list of nobody
 */
export async function recordListLook(
  deps: ListDeps,
  admin: Admin,
  { list, search, member }: { list: string; search?: string | undefined; member?: string | undefined },
): Promise<void> {
  if (member !== undefined) {
    await requireMember(deps.db, member)
    return recordMemberLook(deps, admin, member)
  }
  return recordLook(deps, admin, { kind: 'lists_viewed', detail: { list, is_search: search !== undefined && search !== '' } })
}

export function recordMemberLook(deps: ListDeps, admin: Admin, memberId: string): Promise<void> {
  return recordLook(deps, admin, { kind: 'member_viewed', memberId })
}

function recordLook({ db, clock }: ListDeps, { session, visitor }: Admin, look: Deed): Promise<void> {
  const line = { ...look, actor: 'admin', actorId: session.memberId, at: clock.now(), ...visitor } as const
  return db.transaction((tx) => recordActivityOnce(tx, line, ONE_LOOK_MS))
}

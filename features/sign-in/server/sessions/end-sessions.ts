import { recordActivity } from '#features/activity/server/index.ts'
import type { Session } from '#features/serve.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { SignInDeps } from '../deps.ts'
import type { Visitor } from './open-session.ts'
import { deleteSessions } from './queries.ts'

export interface EndDeps {
  readonly db: Database
  readonly clock: Clock
}

export interface Asking {
  readonly session: Session
  readonly visitor: Visitor
}

/** Signs out: ends every session of the member on the server, on all devices, and other access in their name (decision 014). */
export async function signOut(
  { db, clock, endOtherAccess }: EndDeps & Pick<SignInDeps, 'endOtherAccess'>,
  { session, visitor }: Asking,
): Promise<void> {
  await db.transaction(async (tx) => {
    await endOtherAccess(tx, session.memberId)
    const count = await deleteSessions(tx, { memberId: session.memberId })
    await recordActivity(tx, {
      kind: 'signed_out',
      actor: 'member',
      at: clock.now(),
      memberId: session.memberId,
      ...visitor,
      detail: { sessions: count },
    })
  })
}

/** Ends all other access in the member's name, while the session that asks for it stays. */
export async function endOtherSessions(
  { clock, endOtherAccess }: Pick<EndDeps, 'clock'> & Pick<SignInDeps, 'endOtherAccess'>,
  tx: Transaction,
  asking: Asking,
): Promise<void> {
  const { session, visitor } = asking
  await endOtherAccess(tx, session.memberId)
  const count = await deleteSessions(tx, { memberId: session.memberId, exceptId: session.id })
  if (count === 0) return
  await recordActivity(tx, {
    kind: 'other_sessions_ended',
    actor: 'member',
    at: clock.now(),
    memberId: session.memberId,
    ...visitor,
    detail: { sessions: count },
  })
}

/** Ends one session on another device of the member. @throws Refusal `not_found` for any other id */
export async function endOtherSession({ db, clock }: EndDeps, { session, visitor, id }: Asking & { id: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const count = await deleteSessions(tx, { memberId: session.memberId, exceptId: session.id, id })
    if (count === 0) refuse('not_found', { field: 'id' })
    await recordActivity(tx, { kind: 'session_ended', actor: 'member', at: clock.now(), memberId: session.memberId, ...visitor })
  })
}

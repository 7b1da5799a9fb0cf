/**
 * Revokes consents at Meta, which ends every token of that person. Each order is a row, inserted in the same transaction as
 * the deletion that causes it, because Meta may be unavailable for a long time.
 */
import { DAY, HOUR, addMs, MINUTE } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { ProviderFault } from '#platform/errors.ts'
import { isPersonConnected } from '../connection/connection-queries.ts'
import type { InstagramDeps } from '../deps.ts'
import { hasOpenGrant } from '../dialog/dialog-queries.ts'
import {
  deleteRevocation,
  findRevocation,
  type Revocation,
  setNextTry,
  takeDueRevocations,
  upsertRevocation,
} from './revocation-queries.ts'
import { openToken } from '../connection/tokens.ts'

const BATCH = 20
/** The wait after each attempt equals the order's age, between these limits: short at first, then a few times a day. */
const SHORTEST_WAIT_MS = MINUTE
const LONGEST_WAIT_MS = 6 * HOUR
/** A consent that could not be revoked by then expires at Meta by itself within sixty days. */
export const TRIED_FOR_MS = 7 * DAY

export interface Consent {
  readonly memberId: string
  readonly personId: string
  readonly sealedToken: string
}

/** Whether there is a consent to revoke: lost and saved ones have no token. */
export function isConsent<Row extends { readonly [Field in keyof Consent]: string | null }>(
  granted: Row | undefined,
): granted is Row & Consent {
  return granted !== undefined && granted.personId !== null && granted.sealedToken !== null
}

/** Orders the revocation of a consent. It is skipped later if a member still uses the consent then. */
export async function orderRevocation(
  { clock }: Pick<InstagramDeps, 'clock'>,
  tx: Transaction,
  { memberId, personId, sealedToken }: Consent,
): Promise<void> {
  const now = clock.now()
  const nextRetryAt = addMs(now, SHORTEST_WAIT_MS)
  await upsertRevocation(tx, { personId, memberId, sealedToken, orderedAt: now, nextRetryAt })
}

/** Makes the first attempt right after the order, because a member who disconnects may check at Facebook at once. */
export async function tryRevocations(deps: InstagramDeps, personIds: readonly string[]): Promise<void> {
  for (const personId of personIds) {
    const order = await findRevocation(deps.db, personId)
    if (order) await tryRevocation(deps, order)
  }
}

/** Makes the later attempts. */
export async function tryDueRevocations(deps: InstagramDeps): Promise<void> {
  const now = deps.clock.now()
  const due = await deps.db.transaction(async (tx) => {
    const orders = await takeDueRevocations(tx, now, BATCH)
    for (const order of orders) await setNextTry(tx, order.personId, laterTry(order, now))
    return orders
  })
  // one after the other, because Meta limits the rate of calls
  for (const order of due) await tryRevocation(deps, order)
}

function laterTry({ orderedAt }: Revocation, now: Date): Date {
  const age = now.getTime() - orderedAt.getTime()
  return addMs(now, Math.min(Math.max(age, SHORTEST_WAIT_MS), LONGEST_WAIT_MS))
}

async function tryRevocation(deps: InstagramDeps, order: Revocation): Promise<void> {
  if ((await isPointless(deps, order)) || (await hasMetaRevoked(deps, order))) await deleteRevocation(deps.db, order)
}

/**
 * Whether to drop an order: it is too old, or the person has consented again or another member uses the consent, which a
 * revocation would end, too.
 */
async function isPointless({ db, clock }: InstagramDeps, { personId, orderedAt }: Revocation): Promise<boolean> {
  const now = clock.now()
  if (addMs(orderedAt, TRIED_FOR_MS) <= now) return true
  return (await isPersonConnected(db, personId)) || hasOpenGrant(db, personId, now)
}

/** Whether Meta has confirmed. Any other answer may be temporary, so it is tried again for a week. */
async function hasMetaRevoked({ social, keyring, log }: InstagramDeps, { memberId, sealedToken }: Revocation): Promise<boolean> {
  try {
    await social.revoke(openToken(keyring, memberId, sealedToken))
    return true
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error, memberId }, 'a consent could not be revoked at Meta')
    return false
  }
}

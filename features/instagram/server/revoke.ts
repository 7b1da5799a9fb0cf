/**
 * Takes consents back at Meta, which ends every token of that person. What is to be taken back is a row, written together with
 * the forgetting that it follows from: Meta may be away for longer than anybody waits.
 */
import { DAY, HOUR, later, MINUTE } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { ProviderFault } from '#platform/errors.ts'
import { isPersonConnected } from './connection-queries.ts'
import type { InstagramDeps } from './deps.ts'
import { hasOpenGrant } from './dialog-queries.ts'
import {
  deleteRevocation,
  findRevocation,
  type Revocation,
  setNextTry,
  takeDueRevocations,
  upsertRevocation,
} from './revocation-queries.ts'
import { openToken } from './tokens.ts'

const BATCH = 20
/** After each try as long as the order is old, within these: soon at first, then a few times a day. */
const SHORTEST_WAIT_MS = MINUTE
const LONGEST_WAIT_MS = 6 * HOUR
/** What Meta has not heard by then dies there by itself within sixty days. */
export const TRIED_FOR_MS = 7 * DAY

export interface Consent {
  readonly memberId: string
  readonly personId: string
  readonly sealedToken: string
}

/** Whether there is anything to take back: lost and saved ones have no token. */
export function isConsent<Row extends { readonly [Field in keyof Consent]: string | null }>(
  granted: Row | undefined,
): granted is Row & Consent {
  return granted !== undefined && granted.personId !== null && granted.sealedToken !== null
}

/** Orders that a consent be taken back, unless somebody uses it still when it comes to that. */
export async function orderRevocation(
  { clock }: Pick<InstagramDeps, 'clock'>,
  tx: Transaction,
  { memberId, personId, sealedToken }: Consent,
): Promise<void> {
  const now = clock.now()
  const nextTryAt = later(now, SHORTEST_WAIT_MS)
  await upsertRevocation(tx, { personId, memberId, sealedToken, orderedAt: now, nextTryAt })
}

/** The first try, once the order stands: whoever disconnects may look at Facebook right away. */
export async function tryRevocations(deps: InstagramDeps, personIds: readonly string[]): Promise<void> {
  for (const personId of personIds) {
    const order = await findRevocation(deps.db, personId)
    if (order) await tryRevocation(deps, order)
  }
}

/** The tries after that. */
export async function tryDueRevocations(deps: InstagramDeps): Promise<void> {
  const now = deps.clock.now()
  const due = await deps.db.transaction(async (tx) => {
    const orders = await takeDueRevocations(tx, now, BATCH)
    for (const order of orders) await setNextTry(tx, order.personId, laterTry(order, now))
    return orders
  })
  // one after the other: Meta limits the rate of calls
  for (const order of due) await tryRevocation(deps, order)
}

function laterTry({ orderedAt }: Revocation, now: Date): Date {
  const age = now.getTime() - orderedAt.getTime()
  return later(now, Math.min(Math.max(age, SHORTEST_WAIT_MS), LONGEST_WAIT_MS))
}

async function tryRevocation(deps: InstagramDeps, order: Revocation): Promise<void> {
  if ((await isPointless(deps, order)) || (await isSettled(deps, order))) await deleteRevocation(deps.db, order)
}

/** Given up, or the same person agreed anew or lives on it elsewhere: then taking it back would end that, too. */
async function isPointless({ db, clock }: InstagramDeps, { personId, orderedAt }: Revocation): Promise<boolean> {
  const now = clock.now()
  if (later(orderedAt, TRIED_FOR_MS) <= now) return true
  return (await isPersonConnected(db, personId)) || hasOpenGrant(db, personId, now)
}

/** Whether Meta has heard. Whatever else it says may pass, and it is asked again until the week is over. */
async function isSettled({ social, keyring, log }: InstagramDeps, { memberId, sealedToken }: Revocation): Promise<boolean> {
  try {
    await social.revoke(openToken(keyring, memberId, sealedToken))
    return true
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.warn({ err: error, memberId }, 'a consent was not taken back at Meta')
    return false
  }
}

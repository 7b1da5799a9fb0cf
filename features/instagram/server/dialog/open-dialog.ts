import { HOUR, addMs, MINUTE, SECOND } from '#platform/clock.ts'
import { newId, newToken } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { CALLBACK_PATH, DIALOG_MINUTES } from '#features/instagram/contract.ts'
import { findConnection, lockConnectionOf } from '../connection/connection-queries.ts'
import type { InstagramDeps } from '../deps.ts'
import { countDialogsSince, type DialogOwner, findLastOutcome, insertDialog } from './dialog-queries.ts'
import { hashState } from '../connection/tokens.ts'

/** Each may cost half a dozen calls to Meta, and small accounts have a low limit. */
const MAX_IN_AN_HOUR = 20

export interface OpenedDialog {
  readonly id: string
  readonly address: string
  /** The browser stores it and compares it with what returns. */
  readonly state: string
}

/** @throws Refusal `instagram_too_many_tries` with the seconds to wait */
export async function openDialog(deps: InstagramDeps, owner: DialogOwner): Promise<OpenedDialog> {
  const { db, clock, keyring, social } = deps
  const now = clock.now()
  const id = newId(now)
  const state = newToken()
  const isRepeat = await db.transaction(async (tx) => {
    await lockConnectionOf(tx, owner.memberId)
    await checkLimit(tx, owner.memberId, now)
    const expiresAt = addMs(now, DIALOG_MINUTES * MINUTE)
    await insertDialog(tx, { id, ...owner, stateHash: hashState(keyring, state), createdAt: now, expiresAt })
    return wasDeclined(tx, owner.memberId)
  })
  return { id, state, address: social.authorisationAddress({ state, redirectUri: redirectUriOf(deps), isRepeat }) }
}

/** Exactly as registered at Meta, and the same when the code is exchanged. */
export function redirectUriOf({ publicUrl }: Pick<InstagramDeps, 'publicUrl'>): string {
  return new URL(CALLBACK_PATH, publicUrl).href
}

async function checkLimit(tx: Transaction, memberId: string, now: Date): Promise<void> {
  const { found, oldest } = await countDialogsSince(tx, memberId, addMs(now, -HOUR))
  if (found < MAX_IN_AN_HOUR) return
  const waitMs = addMs(oldest ?? now, HOUR).getTime() - now.getTime()
  refuse('instagram_too_many_tries', { extra: { remainingTime: Math.max(1, Math.ceil(waitMs / SECOND)) } })
}

/** Facebook requests a declined permission again only when told to. */
async function wasDeclined(tx: Transaction, memberId: string): Promise<boolean> {
  const last = await findLastOutcome(tx, memberId)
  if (last?.kind === 'failed' && last.wantsRepeat) return true
  return (await findConnection(tx, memberId))?.lostReason === 'permission_missing'
}

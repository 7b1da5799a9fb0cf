/** Handles the return from Facebook's dialog: exchanges the code once, and repeats the result for every reload. */
import type { Session } from '#features/serve.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { AuthorisationReturn } from '#providers/social/port.ts'
import { DIALOG_MINUTES, RETURN_PATH } from '#features/instagram/contract.ts'
import type { InstagramDeps } from '../deps.ts'
import { type DialogOutcome, failed, onlyAccount } from './dialog-outcome.ts'
import { claimDialog, type DialogRow, endDialog, findDialogByState } from './dialog-queries.ts'
import { exchangeCode } from './exchange-code.ts'
import { isConsent, orderRevocation, tryRevocations } from '../disconnect/revoke.ts'
import { hashState } from '../connection/tokens.ts'

export interface Return {
  /** The session of the returning browser; the state of another session's dialog is refused. */
  readonly session: Session | undefined
  readonly query: Readonly<Record<string, unknown>>
}

/** The redirect when the dialog is unknown. */
export const FAILED_RETURN = onwards({ error: 'instagram_dialog_failed', error_reason: 'instagram_dialog_failed' })

/** @returns the address to redirect the window to, as `RETURN_PATH` describes; always one of our paths */
export async function answerReturn(deps: InstagramDeps, { session, query }: Return): Promise<string> {
  const back = deps.social.readReturn(query)
  const dialog = session && (await findOwnDialog(deps, session, back.state))
  if (!dialog) return FAILED_RETURN
  if (dialog.outcome) return addressOf(dialog.id, dialog.outcome)
  const now = deps.clock.now()
  if (await claimDialog(deps.db, dialog.id, now)) return addressOf(dialog.id, await recordOutcome(deps, dialog, back))
  if (dialog.claimedAt === null && dialog.expiresAt <= now) return addressOf(dialog.id, failed('instagram_dialog_failed'))
  return onwards({ dialog: dialog.id })
}

function findOwnDialog({ db, keyring }: InstagramDeps, session: Session, state: string | undefined) {
  if (state === undefined) return undefined
  return findDialogByState(db, hashState(keyring, state), { memberId: session.memberId, sessionId: session.id })
}

async function recordOutcome(deps: InstagramDeps, dialog: DialogRow, back: AuthorisationReturn): Promise<DialogOutcome> {
  const learned = await learn(deps, dialog, back)
  const expiresAt = addMs(deps.clock.now(), DIALOG_MINUTES * MINUTE)
  if (!(await endDialog(deps.db, dialog.id, { ...learned, expiresAt }))) await letGo(deps, dialog, learned)
  return learned.outcome
}

/** Revokes the consent of a member who left or disconnected while Meta was being called, because nobody will save it. */
async function letGo(deps: InstagramDeps, { memberId }: DialogRow, { personId = null, sealedToken = null }: Learned) {
  const granted = { memberId, personId, sealedToken }
  if (!isConsent(granted)) return
  await deps.db.transaction((tx) => orderRevocation(deps, tx, granted))
  await tryRevocations(deps, [granted.personId])
}

type Learned = Awaited<ReturnType<typeof exchangeCode>>

async function learn(deps: InstagramDeps, { id, memberId }: DialogRow, back: AuthorisationReturn): Promise<Learned> {
  if (back.outcome === 'agreed') return exchangeCode(deps, { code: back.code, memberId })
  if (back.outcome === 'cancelled') return { outcome: failed('instagram_cancelled') }
  deps.log.warn({ dialogId: id, detail: back.detail }, "Facebook's dialog failed")
  return { outcome: failed('instagram_dialog_failed') }
}

function addressOf(dialog: string, outcome: DialogOutcome): string {
  if (outcome.kind === 'granted') {
    const only = onlyAccount(outcome)
    return onwards({ dialog, access_token: dialog, ...(only && { instagram_account_id: only.id }) })
  }
  // the same two codes that Facebook uses
  if (outcome.code === 'instagram_cancelled') return onwards({ dialog, error: 'access_denied', error_reason: 'user_denied' })
  return onwards({ dialog, error: outcome.code, error_reason: outcome.code })
}

function onwards(query: Readonly<Record<string, string>>): string {
  return `${RETURN_PATH}?${new URLSearchParams(query).toString()}`
}

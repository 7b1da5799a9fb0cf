/** What a dialog granted, for the session that presents its handle. */
import { z } from 'zod'
import type { Session } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import type { InstagramDeps, InstagramServerDeps } from '../deps.ts'
import { claimDialogReading, type DialogRow, findDialog, storeDialogProfile } from './dialog-queries.ts'
import { type Profile, readProfile } from '../connection/profile.ts'
import { refuseFault, refuseScopes } from '../refuse-fault.ts'
import { openToken } from '../connection/tokens.ts'

/** More than a member needs to choose between their accounts. */
const MAX_READINGS = 10

export interface Asking {
  readonly session: Pick<Session, 'id' | 'memberId'>
  /** A handle, and the account in question. */
  readonly handle: string
  readonly instagramId: string
}

export async function findAskedDialog({ db }: InstagramDeps, { session, handle }: Asking): Promise<DialogRow | undefined> {
  return isId(handle) ? findDialog(db, handle, { memberId: session.memberId, sessionId: session.id }) : undefined
}

function isId(handle: string): boolean {
  return z.uuid().safeParse(handle).success
}

export type Granted<Row> = Row & { readonly sealedToken: string }
type Grantable = Pick<DialogRow, 'outcome' | 'sealedToken' | 'expiresAt'>

/**
 * Returns the dialog if its own token listed this account and may post there.
 * @throws Refusal `instagram_token_invalid`, `instagram_role_missing`, `instagram_scopes_missing`
 */
export function checkGranted<Row extends Grantable>(
  { clock }: Pick<InstagramDeps, 'clock'>,
  dialog: Row | undefined,
  instagramId: string,
): Granted<Row> {
  const outcome = dialog?.outcome
  if (outcome?.kind === 'failed' && outcome.missingScopes) refuseScopes(outcome.missingScopes)
  if (!dialog || !isGranted(dialog) || dialog.expiresAt <= clock.now()) refuse('instagram_token_invalid')
  const account = findListed(outcome, instagramId) ?? refuse('instagram_token_invalid')
  return account.mayPublish ? dialog : refuse('instagram_role_missing')
}

function isGranted<Row extends Grantable>(dialog: Row): dialog is Granted<Row> {
  return dialog.sealedToken !== null
}

function findListed(outcome: DialogRow['outcome'] | undefined, instagramId: string) {
  return outcome?.kind === 'granted' ? outcome.accounts.find(({ id }) => id === instagramId) : undefined
}

/** Returns the stored profile, or reads it at Meta. @throws Refusal of `SAVE_ERRORS` */
export async function readGranted(
  { db, social, keyring, engine }: InstagramServerDeps,
  dialog: Granted<DialogRow>,
  instagramId: string,
): Promise<{ readonly profile: Profile; readonly hasPicture: boolean }> {
  if (dialog.profile?.instagramId === instagramId) return { profile: dialog.profile, hasPicture: dialog.hasPicture }
  if (!(await claimDialogReading(db, dialog.id, MAX_READINGS))) refuse('instagram_too_many_tries')
  const { memberId } = dialog
  const access = { accountId: instagramId, token: openToken(keyring, memberId, dialog.sealedToken) }
  const { profile, picture = null } = await readProfile({ social, engine }, access, memberId).catch(refuseFault)
  await storeDialogProfile(db, dialog.id, { profile, picture })
  return { profile, hasPicture: picture !== null }
}

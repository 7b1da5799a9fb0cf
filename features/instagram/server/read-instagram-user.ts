import { z } from 'zod'
import type { Session } from '#features/serve.ts'
import { later, MINUTE } from '#platform/clock.ts'
import { ProviderFault, refuse } from '#platform/errors.ts'
import type { InstagramUser } from '../contract.ts'
import { claimProfileReading, findConnection, isLive, type LiveConnection, updateProfile } from './connection-queries.ts'
import type { InstagramDeps } from './deps.ts'
import { claimDialogReading, type DialogRow, findDialog, keepDialogProfile } from './dialog-queries.ts'
import { codeOf } from './exchange-code.ts'
import { pictureAddress, presentProfile, type Profile, readProfile } from './profile.ts'
import { openToken } from './tokens.ts'
import { useToken } from './with-token.ts'

/** A profile is asked for once in so long, however often the page is loaded. */
const FRESH_MS = 10 * MINUTE
/** More than anybody needs to choose between their accounts. */
const MOST_DIALOG_READINGS = 10

export interface Asking {
  readonly session: Pick<Session, 'id' | 'memberId'>
  /** A handle, and the account that it is asked about. */
  readonly handle: string
  readonly instagramId: string
}

/**
 * The profile behind a handle: the connection's, or that of an account which a dialog has granted.
 * @throws Refusal of `SAVE_ERRORS`, or `rate_limited`
 */
export async function readInstagramUser(deps: InstagramDeps, asking: Asking): Promise<InstagramUser> {
  const { session, handle, instagramId } = asking
  const connection = await findConnection(deps.db, session.memberId)
  const dialog = await findAskedDialog(deps, asking)
  if (connection?.id === handle || dialog?.savedInstagramId === instagramId) {
    if (!isLive(connection) || connection.instagramId !== instagramId) refuse('instagram_token_invalid')
    return readConnected(deps, connection)
  }
  const { profile, hasPicture } = await readGranted(deps, checkGranted(deps, dialog, instagramId), instagramId)
  return presentProfile(profile, pictureAddress(handle, { hasPicture, version: instagramId }))
}

export async function findAskedDialog({ db }: InstagramDeps, { session, handle }: Asking): Promise<DialogRow | undefined> {
  return isId(handle) ? findDialog(db, handle, { memberId: session.memberId, sessionId: session.id }) : undefined
}

type Granted<Row> = Row & { readonly sealedToken: string }
type Grantable = Pick<DialogRow, 'outcome' | 'sealedToken' | 'expiresAt'>

/**
 * The dialog, if its own token listed this account and may post there.
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

function findListed(outcome: DialogRow['outcome'] | undefined, instagramId: string) {
  return outcome?.kind === 'granted' ? outcome.accounts.find(({ id }) => id === instagramId) : undefined
}

function isGranted<Row extends Grantable>(dialog: Row): dialog is Granted<Row> {
  return dialog.sealedToken !== null
}

function isId(handle: string): boolean {
  return z.uuid().safeParse(handle).success
}

/** Reads at Meta what is not at hand yet. @throws Refusal of `SAVE_ERRORS`, or `rate_limited` */
export async function readGranted(
  { db, social, keyring }: InstagramDeps,
  dialog: Granted<DialogRow>,
  instagramId: string,
): Promise<{ readonly profile: Profile; readonly hasPicture: boolean }> {
  if (dialog.profile?.instagramId === instagramId) return { profile: dialog.profile, hasPicture: dialog.hasPicture }
  if (!(await claimDialogReading(db, dialog.id, MOST_DIALOG_READINGS))) refuse('rate_limited')
  const token = openToken(keyring, dialog.memberId, dialog.sealedToken)
  const read = await readProfile(social, { accountId: instagramId, token }).catch(refuseFault)
  await keepDialogProfile(db, dialog.id, read)
  return { profile: read.profile, hasPicture: read.picture !== null }
}

/** From Meta when it is due, else as it is kept; also as it is kept when Meta fails for a while. */
async function readConnected(deps: InstagramDeps, connection: LiveConnection): Promise<InstagramUser> {
  const now = deps.clock.now()
  const isDue = await claimProfileReading(deps.db, { id: connection.id, now, before: later(now, -FRESH_MS) })
  if (!isDue) return presentConnected(connection)
  try {
    const read = await useToken(deps, connection, (access) => readProfile(deps.social, access))
    await updateProfile(deps.db, connection.grantId, read)
    return presentConnected({ ...connection, ...read, hasPicture: read.picture !== null, profileAskedAt: now })
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.info({ err: error }, 'a profile was not read')
    return codeOf(error) === 'social_unavailable' ? presentConnected(connection) : refuseFault(error)
  }
}

type Shown = Pick<LiveConnection, 'id' | 'profile' | 'hasPicture' | 'profileAskedAt'>

function presentConnected({ id, profile, hasPicture, profileAskedAt }: Shown): InstagramUser {
  return presentProfile(profile, pictureAddress(id, { hasPicture, version: profileAskedAt.getTime() }))
}

/** What reading a profile needs; Meta does not say which of them is missing. */
const READING_SCOPES = ['instagram_basic', 'pages_show_list', 'pages_read_engagement']

/** What the member is told of a fault. */
function refuseFault(error: unknown): never {
  if (!(error instanceof ProviderFault)) throw error
  const code = codeOf(error)
  return code === 'instagram_scopes_missing' ? refuseScopes(READING_SCOPES) : refuse(code)
}

/** With the names where the spec has them. */
function refuseScopes(missing: readonly string[]): never {
  return refuse('instagram_scopes_missing', { extra: { details: { missing_scopes: missing } } })
}

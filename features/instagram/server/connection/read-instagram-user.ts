import { addMs, MINUTE } from '#platform/clock.ts'
import { ProviderFault, refuse } from '#platform/errors.ts'
import type { InstagramUser } from '#features/instagram/contract.ts'
import { claimProfileReading, findConnection, isLive, type LiveConnection, updateProfile } from './connection-queries.ts'
import type { InstagramServerDeps } from '../deps.ts'
import { type Asking, checkGranted, findAskedDialog, readGranted } from '../dialog/granted-dialog.ts'
import { pictureAddress, presentProfile, readProfile } from './profile.ts'
import { failureOfFault, refuseFault } from '../refuse-fault.ts'
import { useToken } from './with-token.ts'

/** A profile is read at most once in this time, however often the page is loaded. */
const FRESH_MS = 10 * MINUTE

/**
 * The profile for a handle: that of the connection, or of an account that a dialog granted. The handle of a saved dialog
 * stands for the connection, so that a page can be reloaded.
 * @throws Refusal of `SAVE_ERRORS`
 */
export async function readInstagramUser(deps: InstagramServerDeps, asking: Asking): Promise<InstagramUser> {
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

/** Reads the profile at Meta when due; otherwise, or when Meta fails temporarily, returns the stored one. */
async function readConnected(deps: InstagramServerDeps, connection: LiveConnection): Promise<InstagramUser> {
  const now = deps.clock.now()
  const isDue = await claimProfileReading(deps.db, { id: connection.id, now, before: addMs(now, -FRESH_MS) })
  if (!isDue) return present(connection)
  try {
    return present(await readAnew(deps, connection, now))
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    deps.log.info({ err: error }, 'an Instagram profile could not be read')
    return failureOfFault(error) === 'social_unavailable' ? present(connection) : refuseFault(error)
  }
}

async function readAnew(deps: InstagramServerDeps, connection: LiveConnection, now: Date): Promise<LiveConnection> {
  const read = await useToken(deps, connection, (access) => readProfile(deps, access, connection.memberId))
  await updateProfile(deps.db, connection.grantId, read)
  const { profile, picture } = read
  const hasPicture = picture === undefined ? connection.hasPicture : picture !== null
  return { ...connection, profile, hasPicture, profileAskedAt: now }
}

function present({ id, profile, hasPicture, profileAskedAt }: LiveConnection): InstagramUser {
  return presentProfile(profile, pictureAddress(id, { hasPicture, version: profileAskedAt.getTime() }))
}

import { recordActivity } from '#features/activity/server/index.ts'
import { withdrawNotices } from '#features/notices/server/index.ts'
import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { SaveOperation } from '#features/instagram/contract.ts'
import { type Connection, findConnection, lockConnectionOf, upsertConnection } from '../connection/connection-queries.ts'
import type { InstagramDeps, InstagramServerDeps, Visitor } from '../deps.ts'
import { type DialogWithPicture, findDialogForUpdate, markSaved } from './dialog-queries.ts'
import { type Asking, checkGranted, findAskedDialog, type Granted, readGranted } from './granted-dialog.ts'
import { maintenanceOf } from '../connection/maintenance.ts'
import { isConsent, orderRevocation, tryRevocations } from '../disconnect/revoke.ts'

export interface Saving extends Asking {
  readonly visitor: Visitor
}

/**
 * Connects the member with an account that their dialog granted. A repeated call, after a double tap or a lost answer,
 * returns the same. @throws Refusal of `SAVE_ERRORS`
 */
export async function saveConnection(deps: InstagramServerDeps, saving: Saving): Promise<SaveOperation> {
  const asked = await findAskedDialog(deps, saving)
  if (asked?.savedInstagramId !== saving.instagramId)
    await readGranted(deps, checkGranted(deps, asked, saving.instagramId), saving.instagramId)
  const { operation, replaced } = await deps.db.transaction((tx) => save(deps, tx, saving))
  if (replaced !== undefined) await tryRevocations(deps, [replaced])
  return operation
}

interface Saved {
  readonly operation: SaveOperation
  /** The person whose consent was replaced by another person's. */
  readonly replaced: string | undefined
}

async function save(deps: InstagramDeps, tx: Transaction, saving: Saving): Promise<Saved> {
  const { session, handle, instagramId, visitor } = saving
  const { memberId } = session
  await lockConnectionOf(tx, memberId)
  const found = await findDialogForUpdate(tx, handle, { memberId, sessionId: session.id })
  if (found?.savedInstagramId === instagramId && found.savedOperation)
    return { operation: found.savedOperation, replaced: undefined }
  const grant = grantOf(checkGranted(deps, found, instagramId), instagramId)
  const now = deps.clock.now()
  const before = await findConnection(tx, memberId)
  const operation = operationOf(before, instagramId)
  await upsertConnection(tx, {
    ...grant,
    id: before?.id ?? newId(now),
    memberId,
    instagramId,
    profileAskedAt: now,
    nextCheckAt: maintenanceOf(grant.expiresAt, now).nextCheckAt,
    connectedAt: before?.instagramId === instagramId ? before.connectedAt : now,
  })
  await markSaved(tx, grant.grantId, { savedInstagramId: instagramId, savedOperation: operation })
  await withdrawNotices(tx, { memberId, kinds: ['instagram_ending', 'instagram_lost'], now })
  await recordActivity(tx, { kind: 'instagram_connected', actor: 'member', at: now, memberId, ...visitor, detail: { operation } })
  await deps.onConnected(tx, memberId)
  return { operation, replaced: await replace(deps, tx, { before, grant }) }
}

/**
 * The parts of a dialog that the connection takes over. @throws Refusal `instagram_token_invalid` for a profile of another
 * account
 */
function grantOf(dialog: Granted<DialogWithPicture>, instagramId: string) {
  const { id: grantId, sealedToken, personId, profile, picture, agreedAt, tokenExpiresAt: expiresAt } = dialog
  const isWhole = personId !== null && agreedAt !== null && expiresAt !== null
  if (!isWhole || profile?.instagramId !== instagramId) refuse('instagram_token_invalid')
  return { grantId, sealedToken, personId, profile, picture, agreedAt, expiresAt }
}

/** Orders the revocation of the previous person's consent when another person consented now, unless another member uses it. */
async function replace(
  deps: InstagramDeps,
  tx: Transaction,
  { before, grant }: { before: Connection | undefined; grant: { readonly personId: string } },
): Promise<string | undefined> {
  if (!isConsent(before) || before.personId === grant.personId) return undefined
  await orderRevocation(deps, tx, before)
  return before.personId
}

function operationOf(before: Connection | undefined, instagramId: string): SaveOperation {
  if (!before) return 'connect_instagram'
  return before.instagramId === instagramId ? 'renew_instagram_token' : 'reconnect_instagram_new_account'
}

import type { Executor, Transaction } from '#platform/database.ts'
import { Refusal, refuse } from '#platform/errors.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import type { EditRow } from '../edits/edit-queries.ts'
import { countTrialEdits } from './trial-queries.ts'

/** Failed ones included: each took the engine's time. */
export const MAX_TRIAL_EDITS = 16

/** Where an order comes from: the studio may try without a plan, the chat may not. */
export interface TrialOrigin {
  /** The network address of the request. */
  readonly address: string
}

type Deps = Pick<PhotoEditsDeps, 'membership' | 'trials'> & { readonly db: Executor }

interface Trying {
  readonly memberId: string
  readonly photoId: string
  readonly trial?: TrialOrigin | undefined
}

/** Whether an order is made in the trial: there is no plan, and it comes from the studio. Refuses like `requireActive`. */
export async function isInTrial({ db, membership, trials }: Deps, order: Trying): Promise<boolean> {
  try {
    await membership.requireActive(order.memberId, db)
    return false
  } catch (error) {
    if (!order.trial || !(error instanceof Refusal) || error.code !== 'subscription_required') throw error
  }
  await membership.requireNotSuspended(db, order.memberId)
  await trials.requireOpen(db, order)
  return true
}

type TrialEdit = Pick<EditRow, 'id' | 'memberId' | 'photoId' | 'operation' | 'isFree'>

/**
 * Takes the trial for an edit that was just inserted: one photo for each phone, and on it each operation once, with its redo.
 * Refuses `subscription_required` for anything more.
 */
export async function takeTrial(
  { trials }: Pick<PhotoEditsDeps, 'trials'>,
  tx: Transaction,
  edit: TrialEdit & { readonly address: string },
): Promise<void> {
  const { memberId, photoId, address } = edit
  await trials.take(tx, { memberId, photoId, address })
  const { ofOperation, all } = await countTrialEdits(tx, edit)
  // the one that was just inserted counts too
  if ((!edit.isFree && ofOperation > 1) || all > MAX_TRIAL_EDITS) refuse('subscription_required')
}

import type { Language } from '#phrases/shape.ts'
import { newId, seedOf } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Operation } from '#features/photo-edits/contract.ts'
import { checkWishes, hashRequest, type TidyWishes, tidyWishes, type Wishes } from './check-wishes.ts'
import { chooseCutout } from '../cutouts/choose-cutout.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { countOtherOpenOrders, findEditByKey, findSameOrder, insertEdit } from './edit-queries.ts'
import { runEditJob } from '../jobs.ts'
import { requireTimeForCorrections } from './charge-refused-work.ts'
import { lockOrders, requireOrdersLeft } from './orders-an-hour.ts'
import { findPhoto, findPhotoForShare, type PhotoRow } from '../photo-queries.ts'
import { isInTrial, takeTrial, type TrialOrigin } from '../trial/order-in-trial.ts'
import { requireUnderstood } from './read-description.ts'
import type { edits } from '../schema.ts'
import { changesBackdrop, makesPicture, needOf } from '#features/photo-edits/operations.ts'

type Deps = Pick<
  PhotoEditsDeps,
  'clock' | 'queue' | 'membership' | 'trials' | 'captions' | 'hasImageGenerator' | 'readInEngine'
> & {
  /** A transaction, when the order is part of a larger one. */
  readonly db: Executor
}
type NewEdit = typeof edits.$inferInsert

/** Shared by a first request and a redo. */
export interface Order {
  readonly memberId: string
  readonly photoId: string
  readonly operation: Operation
  readonly wishes: Wishes
  /** The language of the answer: of the caption unless the wishes name one, and of the member's description. */
  readonly language: Language
  readonly idempotencyKey: string | undefined
  /** Whether the same order under another key, while the first is being made, is a second tap on it: two tabs have two keys. */
  readonly joinsSame?: boolean
  /** Without one, an order needs a plan. */
  readonly trial?: TrialOrigin | undefined
  /** For a redo: the edit that is repeated, the chain that it continues (none: its own), whether it may be free, and whether it must be. */
  readonly redo?: {
    readonly of: string
    readonly rootId: string | undefined
    readonly isFree: boolean
    readonly expectsFree: boolean
  }
}

/**
 * Accepts an order: edit, allowance and job in one transaction. Refuses missing wishes, and with `not_found`,
 * `photo_unavailable`, `corrections_too_many`, `subscription_required`, `allowance_used_up`, `captions_used_up`, `too_many_requests` and
 * `idempotency_conflict`; a redo also with `redo_not_free`.
 * @returns the edit's id; the earlier edit's when the same order comes again under its key, or joins it
 */
export async function requestEdit(deps: Deps, order: Order): Promise<string> {
  const wishes = tidyWishes(order.wishes)
  const requestHash = hashRequest({ ...order, wishes, redoOf: order.redo?.of })
  const earlier = await findEarlier(deps.db, order, requestHash)
  if (earlier) return earlier

  checkWishes(order.operation, wishes)
  const isTrial = await isInTrial(deps, order)
  if (needOf(order.operation) === 'words') await requireReadable(deps, order, { ...wishes, isTrial })
  const chosen = await chooseCutout(deps.db, order)
  const cut = { ...wishes, ...chosen }
  if (chosen.cutout_revision !== undefined) await requireTimeForCorrections(deps, order.memberId)
  const edit = newEdit(order, { wishes: cut, requestHash, isTrial, now: deps.clock.now() })
  return deps.db.transaction(async (tx) => {
    await lockOrders(tx, { clock: deps.clock, memberId: order.memberId })
    requireUsable(await findPhotoForShare(tx, order.photoId), order.memberId)
    const joined = order.joinsSame && (await findSameOrder(tx, { memberId: order.memberId, requestHash, now: deps.clock.now() }))
    if (joined) return joined
    const accepted = await insertOnce(tx, edit, order.redo?.expectsFree)
    if (!accepted) return (await findEarlier(tx, order, requestHash)) ?? refuse('idempotency_conflict')
    await reserveAllowance(deps, tx, accepted)
    if (isTrial && order.trial) await takeTrial(deps, tx, { ...accepted, isFree: accepted.isFree === true, ...order.trial })
    const ahead = await countOtherOpenOrders(tx, edit)
    await deps.queue.enqueue(tx, runEditJob, { payload: { editId: edit.id }, key: edit.id, ahead })
    return edit.id
  })
}

/** A text is read last: a member who may not order costs no time of the threads that read. */
async function requireReadable(
  deps: Deps,
  order: Order,
  { words = '', isTrial }: Pick<TidyWishes, 'words'> & { readonly isTrial: boolean },
): Promise<void> {
  const { db, clock, membership } = deps
  const { memberId, language } = order
  await requireOrdersLeft(db, { clock, memberId })
  requireUsable(await findPhoto(db, order.photoId), memberId)
  if (!order.redo?.isFree && !isTrial) await membership.requireEditLeft(memberId, db)
  await requireUnderstood(deps, { words, language, owner: memberId })
}

/**
 * The same order under a key returns the same edit; the same key for another order, or for an edit that was deleted since, is
 * refused.
 */
async function findEarlier(executor: Executor, order: Order, requestHash: string): Promise<string | undefined> {
  if (order.idempotencyKey === undefined) return undefined
  const earlier = await findEditByKey(executor, order.memberId, order.idempotencyKey)
  if (!earlier) return undefined
  return earlier.requestHash === requestHash && !earlier.deletedAt ? earlier.id : refuse('idempotency_conflict')
}

function newEdit(
  { memberId, photoId, operation, language, idempotencyKey, redo }: Order,
  { wishes, requestHash, isTrial, now }: { wishes: TidyWishes; requestHash: string; isTrial: boolean; now: Date },
): NewEdit {
  const id = newId(now)
  return {
    id,
    memberId,
    photoId,
    operation,
    state: 'queued',
    stage: 'waiting',
    format: wishes.format,
    wishes: changesBackdrop(operation) ? { ...wishes, seed: wishes.seed ?? seedOf(id) } : wishes,
    language,
    rootId: redo?.rootId ?? id,
    redoOf: redo?.of ?? null,
    isFree: redo?.isFree ?? false,
    isTrial,
    watermarked: isTrial,
    idempotencyKey: idempotencyKey ?? null,
    requestHash,
    createdAt: now,
  }
}

function requireUsable(photo: PhotoRow | undefined, memberId: string): void {
  if (photo?.memberId !== memberId) refuse('not_found', { field: 'photo_id' })
  if (photo.deletedAt) refuse('photo_unavailable', { field: 'photo_id' })
}

/**
 * When two redos arrive at once, one is free and the other is charged. @returns undefined when the key was just used
 * @throws Refusal `redo_not_free` for one that `mustBeFree` and would be charged
 */
async function insertOnce(tx: Transaction, edit: NewEdit, mustBeFree = false): Promise<NewEdit | undefined> {
  if (mustBeFree && takesAllowance(edit)) refuse('redo_not_free')
  if (await insertEdit(tx, edit)) return edit
  const paid = { ...edit, isFree: false }
  if (!edit.isFree || !(await insertEdit(tx, paid))) return undefined
  return mustBeFree ? refuse('redo_not_free') : paid
}

function takesAllowance({ operation, isFree, isTrial }: NewEdit): boolean {
  return makesPicture(operation) && !isFree && !isTrial
}

async function reserveAllowance({ membership, captions }: Deps, tx: Transaction, edit: NewEdit): Promise<void> {
  if (!makesPicture(edit.operation)) await captions.countCaption(tx, edit.memberId)
  else if (takesAllowance(edit)) await membership.reserveEdit(tx, { memberId: edit.memberId, editId: edit.id })
}

import { createHash } from 'node:crypto'
import { recordActivity } from '#features/activity/server/index.ts'
import { isMarkedGenerated } from '#engine/encode/encode-picture.ts'
import { accountOf, type ConnectedAccount, hashPerson, lockConnectionOf } from '#features/instagram/server/index.ts'
import { lockFinishedEdit, type FinishedEdit } from '#features/photo-edits/server/index.ts'
import type { Visitor } from '#features/sign-in/server/index.ts'
import { type Keyring, newId } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Fit } from '#features/publishing/contract.ts'
import { checkTime } from './check-time.ts'
import { checkWords } from './check-words.ts'
import type { PublishingDeps } from '../deps.ts'
import { advanceJob, stepsOf } from '../jobs.ts'
import { holdOrder } from './orders-an-hour.ts'
import { findLastOfEdit, findOpenOfEdit, findPublicationByKey, insertPublication, type PublicationRow } from '../queries.ts'
import type { publications } from '../schema.ts'
import { suggestFit } from './suggest-fit.ts'

export interface PublicationOrder {
  readonly memberId: string
  readonly editId: string
  readonly caption: string
  readonly altText?: string | undefined
  /** Undefined: the suggestion for the picture. */
  readonly fit?: Fit | undefined
  /** Undefined: publish now. */
  readonly scheduledAt?: Date | undefined
  /** The member knows that this edit was posted before, as the post with this id, and wants another one. */
  readonly again?: string | undefined
  readonly idempotencyKey?: string | undefined
  readonly visitor?: Visitor | undefined
}

type Deps = Pick<PublishingDeps, 'db' | 'clock' | 'queue' | 'files' | 'keyring' | 'membership'>

/**
 * Accepts a post: row, activity and job in one transaction. Needs an active plan now; an accepted post is published even if
 * the plan ends, unless it is refunded.
 * Refuses the codes of the contract of `publish`.
 * @returns the post's id; for a repeated order with the same key, the id of the existing post
 */
export async function requestPublication(deps: Deps, order: PublicationOrder): Promise<string> {
  const requestHash = hashOrder(order)
  const earlier = await findEarlier(deps.db, order, requestHash)
  if (earlier) return earlier

  const edit = await lockFinishedEdit(deps.db, order)
  const jpeg = await readPicture(deps, edit)
  checkWords(order)
  const now = deps.clock.now()
  if (order.scheduledAt) checkTime(order.scheduledAt, { now, goneAt: edit.deleteAfter })
  await deps.membership.requireActive(order.memberId, deps.db)
  const isAiMade = await isMarkedGenerated(jpeg)
  return deps.db.transaction(async (tx) => {
    // a disconnection that starts now waits, and then finds the post
    await lockConnectionOf(tx, order.memberId)
    // locked again: a deletion of the edit that starts now waits, and then finds the post
    await lockFinishedEdit(tx, order)
    await holdOrder(tx, { clock: deps.clock, memberId: order.memberId })
    const account = (await accountOf(tx, order.memberId)) ?? refuse('instagram_not_connected')
    const publication = newPublication(order, { edit, account: accountFields(deps.keyring, account), isAiMade, requestHash, now })
    if (!(await insertPublication(tx, publication)))
      return (await findEarlier(tx, order, requestHash)) ?? refuseSecond(tx, order.editId)
    await refuseRepetition(tx, publication, order.again)
    const { memberId, visitor } = order
    await recordActivity(tx, { kind: 'post_ordered', actor: 'member', at: now, memberId, ...visitor })
    if (!order.scheduledAt) await deps.queue.enqueue(tx, advanceJob, stepsOf(publication.id))
    return publication.id
  })
}

/** The bytes of an edit's picture. Refuses `publication_without_picture` for a caption alone. */
export async function readPicture({ files }: Pick<PublishingDeps, 'files'>, { picture }: FinishedEdit): Promise<Uint8Array> {
  if (!picture) refuse('publication_without_picture', { field: 'edit_id' })
  return (await files.get(picture.fileKey)) ?? refuse('not_found', { field: 'edit_id' })
}

/** Finds the post of a repeated order; refuses the same key with another order. */
async function findEarlier(executor: Executor, order: PublicationOrder, requestHash: string): Promise<string | undefined> {
  if (order.idempotencyKey === undefined) return undefined
  const earlier = await findPublicationByKey(executor, order.memberId, order.idempotencyKey)
  if (!earlier) return undefined
  return earlier.requestHash === requestHash ? earlier.id : refuse('idempotency_conflict')
}

async function refuseSecond(tx: Transaction, editId: string): Promise<never> {
  const open = await findOpenOfEdit(tx, editId)
  refuse('publication_under_way', open ? { extra: { publication_id: open.id } } : {})
}

/**
 * Refuses an edit that was, or may have been, posted before, unless the member confirmed exactly that post. Call it after
 * inserting the new row: the unique index keeps a second tab from passing at the same time.
 * @param known the id of the post that the member was shown
 */
export async function refuseRepetition(
  tx: Transaction,
  { id, editId }: { readonly id: string; readonly editId: string },
  known: string | undefined,
): Promise<void> {
  const earlier = await findLastOfEdit(tx, editId, id)
  if (!earlier || earlier.id === known) return
  const { id: publicationId, publishedAt } = earlier
  if (!publishedAt) refuse('publication_in_doubt', { extra: { publication_id: publicationId } })
  refuse('publication_repeated', { extra: { date: publishedAt.toISOString(), publication_id: publicationId } })
}

/** The account's data that a post stores. */
export function accountFields(keyring: Keyring, { instagramUserId, username, personId }: ConnectedAccount) {
  return { accountId: instagramUserId, username, personKey: hashPerson(keyring, personId) }
}

interface Particulars {
  readonly edit: FinishedEdit
  readonly account: ReturnType<typeof accountFields>
  readonly isAiMade: boolean
  readonly requestHash: string
  readonly now: Date
}

function newPublication(
  order: PublicationOrder,
  { edit, account, isAiMade, requestHash, now }: Particulars,
): typeof publications.$inferInsert & Pick<PublicationRow, 'id'> {
  const dueAt = order.scheduledAt ?? now
  return {
    id: newId(now),
    memberId: order.memberId,
    editId: order.editId,
    editFormat: edit.format,
    ...account,
    caption: order.caption,
    altText: order.altText || null,
    fit: order.fit ?? suggestFit(edit),
    isAiMade,
    state: order.scheduledAt ? 'scheduled' : 'preparing',
    scheduledAt: order.scheduledAt ?? null,
    dueAt,
    nextStepAt: dueAt,
    idempotencyKey: order.idempotencyKey ?? null,
    requestHash,
    createdAt: now,
  }
}

function hashOrder({ editId, caption, altText, fit, scheduledAt }: PublicationOrder): string {
  const told = [editId, caption, altText ?? '', fit ?? '', scheduledAt?.toISOString() ?? '']
  return createHash('sha256').update(JSON.stringify(told)).digest('hex')
}

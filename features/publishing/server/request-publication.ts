import { createHash } from 'node:crypto'
import { recordActivity } from '#features/activity/server/index.ts'
import { isMarkedGenerated } from '#engine/encode/encode-picture.ts'
import { accountOf, type ConnectedAccount, hashPerson, lockConnectionOf } from '#features/instagram/server/index.ts'
import { lockFinishedEdit, type FinishedEdit } from '#features/photo-edits/server/index.ts'
import type { Visitor } from '#features/sign-in/server/index.ts'
import { type Keyring, newId } from '#platform/crypto.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Fit } from '../contract.ts'
import { checkTime } from './check-time.ts'
import { checkWords } from './check-words.ts'
import type { PublishingDeps } from './deps.ts'
import { advanceJob, stepsOf } from './jobs.ts'
import { holdOrder } from './orders-an-hour.ts'
import { findLastOfEdit, findOpenOfEdit, findPublicationByKey, insertPublication, type PublicationRow } from './queries.ts'
import type { publications } from './schema.ts'
import { suggestFit } from './suggest-fit.ts'

export interface PublicationOrder {
  readonly memberId: string
  readonly editId: string
  readonly caption: string
  readonly altText?: string | undefined
  /** Left out: what suits the picture. */
  readonly fit?: Fit | undefined
  /** Left out: at once. */
  readonly scheduledAt?: Date | undefined
  /** The member knows that this edit was posted before, and wants another one after the post of this id. */
  readonly again?: string | undefined
  readonly idempotencyKey?: string | undefined
  readonly visitor?: Visitor | undefined
}

type Deps = Pick<PublishingDeps, 'db' | 'clock' | 'queue' | 'files' | 'keyring' | 'membership'>

/**
 * Accepts a post: row, activity and job in one transaction, or none of them. It asks for a living plan; what is accepted goes out
 * whatever becomes of the plan, unless its money goes back.
 * Refuses what the contract of `publish` names.
 * @returns the post's id; of the post that is there already when the same order comes again under its key
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
    // whoever ends the connection now comes after us, and finds the post
    await lockConnectionOf(tx, order.memberId)
    // again, and held: whoever deletes the edit now comes after us, and finds the post
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

/** The bytes of an edit's picture. Refuses `publication_without_picture` for words alone. */
export async function readPicture({ files }: Pick<PublishingDeps, 'files'>, { picture }: FinishedEdit): Promise<Uint8Array> {
  if (!picture) refuse('publication_without_picture', { field: 'edit_id' })
  return (await files.get(picture.fileKey)) ?? refuse('not_found', { field: 'edit_id' })
}

/** The same tap again is the same post; the same key for another one is refused. */
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
 * Refuses what was posted before, or may have been, unless that is the very post that the member was shown and said yes to. Only
 * a row that is ours by now keeps a second tab from passing here at the same time.
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

/** What a post keeps of the account that it is for. */
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

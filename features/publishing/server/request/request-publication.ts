import { recordActivity } from '#features/activity/server/index.ts'
import { accountOf, lockConnectionOf } from '#features/instagram/server/index.ts'
import type { Visitor } from '#features/sign-in/server/index.ts'
import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Language } from '#phrases/shape.ts'
import type { Fit } from '#features/publishing/contract.ts'
import type { PublishingDeps } from '../deps.ts'
import { advanceJob, stepsOf } from '../jobs.ts'
import {
  editIdsOf,
  findLastOfEdits,
  findOpenOfEdits,
  findPublicationByKey,
  insertPublication,
  type PublicationRow,
} from '../queries.ts'
import { checkTime } from './check-time.ts'
import { checkWords } from './check-words.ts'
import { accountFields, hashRequest, newPublication } from './new-publication.ts'
import { findEdits, firstDeleted, isAnyGenerated, lockEdits } from './find-edits.ts'
import { lockRequestsOf } from './posts-an-hour.ts'

export interface PublicationRequest {
  readonly memberId: string
  /** Several, different from each other, are a carousel in this order. */
  readonly editIds: readonly [string, ...string[]]
  readonly caption: string
  /** For the first picture. */
  readonly altText?: string | undefined
  /** The language of the suggested alt texts of the other pictures; without it they have none. */
  readonly language?: Language | undefined
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
 * @returns the post's id; for a repeated request with the same key, the id of the existing post
 */
export async function requestPublication(deps: Deps, request: PublicationRequest): Promise<string> {
  const requestHash = hashRequest(request)
  const earlier = await findEarlier(deps.db, request, requestHash)
  if (earlier) return earlier

  const edits = await findEdits(deps.db, request)
  const isAiMade = await isAnyGenerated(deps, edits)
  checkWords(request)
  const now = deps.clock.now()
  if (request.scheduledAt) checkTime(request.scheduledAt, { now, deletedAt: firstDeleted(edits) })
  await deps.membership.requireActive(request.memberId, deps.db)
  return deps.db.transaction(async (tx) => {
    // a disconnection that starts now waits, and then finds the post
    await lockConnectionOf(tx, request.memberId)
    // a deletion of an edit that starts now waits, and then finds the post
    await lockEdits(tx, request)
    await lockRequestsOf(tx, { clock: deps.clock, memberId: request.memberId })
    const account = (await accountOf(tx, request.memberId)) ?? refuse('instagram_not_connected')
    const known = await findEarlier(tx, request, requestHash)
    if (known) return known
    await refuseSecond(tx, request.editIds)
    const publication = newPublication(request, {
      edits,
      account: accountFields(deps.keyring, account),
      isAiMade,
      requestHash,
      now,
    })
    // the requests are locked, so neither the key nor an open post can be another's
    await insertPublication(tx, publication)
    await refuseRepetition(tx, publication, request.again)
    const { memberId, visitor } = request
    await recordActivity(tx, { kind: 'post_ordered', actor: 'member', at: now, memberId, ...visitor })
    if (!request.scheduledAt) await deps.queue.enqueue(tx, advanceJob, stepsOf(publication.id))
    return publication.id
  })
}

/** Finds the post of a repeated request; refuses the same key with another request. */
async function findEarlier(executor: Executor, request: PublicationRequest, requestHash: string): Promise<string | undefined> {
  if (request.idempotencyKey === undefined) return undefined
  const earlier = await findPublicationByKey(executor, request.memberId, request.idempotencyKey)
  if (!earlier) return undefined
  return earlier.requestHash === requestHash ? earlier.id : refuse('idempotency_conflict')
}

/** Refuses `publication_under_way` when a post of one of these edits is not public yet. */
export async function refuseSecond(tx: Transaction, editIds: readonly string[]): Promise<void> {
  const open = await findOpenOfEdits(tx, editIds)
  if (open) refuse('publication_under_way', { extra: { publication_id: open.id } })
}

/**
 * Refuses edits of which one was, or may have been, posted before, unless the member confirmed exactly that post. Call it after
 * inserting the new row: the unique index keeps a second tab from passing at the same time.
 * @param known the id of the post that the member was shown
 */
export async function refuseRepetition(
  tx: Transaction,
  publication: Pick<PublicationRow, 'id' | 'editId' | 'otherEditIds'>,
  known: string | undefined,
): Promise<void> {
  const earlier = await findLastOfEdits(tx, editIdsOf(publication), publication.id)
  if (!earlier || earlier.id === known) return
  const { id: publicationId, publishedAt } = earlier
  if (!publishedAt) refuse('publication_in_doubt', { extra: { publication_id: publicationId } })
  refuse('publication_repeated', { extra: { date: publishedAt.toISOString(), publication_id: publicationId } })
}

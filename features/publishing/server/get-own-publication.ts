import type { Executor, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { PublicationAction } from '../contract.ts'
import { canDo, type PublicationStatus } from '../publication-states.ts'
import { findPublication, findPublicationForUpdate, type PublicationRow } from './queries.ts'

export interface Named {
  readonly memberId: string
  readonly publicationId: string
}

/** The member's post. Refuses `not_found` for another member's post and for one that does not exist alike. */
export async function getOwnPublication(executor: Executor, { memberId, publicationId }: Named): Promise<PublicationRow> {
  const found = await findPublication(executor, publicationId)
  return found?.memberId === memberId ? found : refuse('not_found')
}

/** Does the same, and locks the row. */
export async function getOwnForUpdate(tx: Transaction, { memberId, publicationId }: Named): Promise<PublicationRow> {
  const found = await findPublicationForUpdate(tx, publicationId)
  return found?.memberId === memberId ? found : refuse('not_found')
}

export function standingOf(publication: PublicationRow): PublicationStatus {
  const { state, accountId, containerId, itemIds, askedAt, errorCode, isEditGone } = publication
  const isAsked = askedAt !== null
  return {
    state,
    hasBegun: containerId !== null || itemIds.length > 0 || isAsked,
    isAsked,
    errorCode,
    isEditGone,
    isForgotten: accountId === '',
  }
}

/** Refuses `publication_moved` when the member decided by an outdated time; undefined: no time was shown. */
export function requireUnmoved({ dueAt }: PublicationRow, seenAt: Date | undefined): void {
  if (seenAt && seenAt.getTime() !== dueAt.getTime()) refuse('publication_moved')
}

/** Refuses `publication_settled` when the action is not possible any more. */
export function requireAction(publication: PublicationRow, action: PublicationAction): void {
  if (!canDo(action, standingOf(publication))) refuse('publication_settled')
}

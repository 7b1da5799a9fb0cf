/** Posts as the chat shows them. */
import type { Executor } from '#platform/database.ts'
import type { PublicationState } from '../contract.ts'
import { canDo, isOpen } from '../publication-states.ts'
import { type Named, standingOf } from './get-own-publication.ts'
import { editIdsOf, findPublication, listOpenOfMember, listStatesOfEdits, type PublicationRow } from './queries.ts'

export interface PostView extends Pick<
  PublicationRow,
  'id' | 'editId' | 'state' | 'username' | 'permalink' | 'publishedAt' | 'errorCode'
> {
  /** Several are a carousel. */
  readonly editIds: readonly string[]
  /** When it is due. */
  readonly at: Date
  readonly canMove: boolean
  readonly canCancel: boolean
}

/** Undefined for a deleted post, or another member's. */
export async function findPost(executor: Executor, { memberId, publicationId }: Named): Promise<PostView | undefined> {
  const found = await findPublication(executor, publicationId)
  return found?.memberId === memberId ? view(found) : undefined
}

/** Open posts, the next one first. */
export async function listOpenPosts(executor: Executor, memberId: string): Promise<readonly PostView[]> {
  return (await listOpenOfMember(executor, memberId)).map(view)
}

/** The edits of a member that are public, and those that will be: one may be both. */
export async function listPostedEdits(executor: Executor, memberId: string) {
  const rows = await listStatesOfEdits(executor, memberId)
  const among = (isMeant: (state: PublicationState) => boolean) =>
    new Set(rows.flatMap((row) => (isMeant(row.state) ? editIdsOf(row) : [])))
  return { published: among((state) => state === 'published'), scheduled: among(isOpen) }
}

function view(row: PublicationRow): PostView {
  const { id, editId, state, username, permalink, publishedAt, errorCode, dueAt: at } = row
  const standing = standingOf(row)
  const [canMove, canCancel] = [canDo('change', standing), canDo('cancel', standing)]
  return { id, editId, editIds: editIdsOf(row), state, username, permalink, publishedAt, errorCode, at, canMove, canCancel }
}

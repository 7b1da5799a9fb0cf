/** Posts as the chat shows them. */
import type { Executor } from '#platform/database.ts'
import { canDo } from '../publication-states.ts'
import { type Named, standingOf } from './get-own-publication.ts'
import { findPublication, listOpenOfMember, type PublicationRow } from './queries.ts'

export interface PostView extends Pick<
  PublicationRow,
  'id' | 'editId' | 'state' | 'username' | 'permalink' | 'publishedAt' | 'errorCode'
> {
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

function view(row: PublicationRow): PostView {
  const { id, editId, state, username, permalink, publishedAt, errorCode, dueAt: at } = row
  const standing = standingOf(row)
  const [canMove, canCancel] = [canDo('change', standing), canDo('cancel', standing)]
  return { id, editId, state, username, permalink, publishedAt, errorCode, at, canMove, canCancel }
}

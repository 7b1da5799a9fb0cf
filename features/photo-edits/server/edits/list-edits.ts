import { cutPage, readCursor } from '#platform/page-cursor.ts'
import { type EditState, type Operation, PAGE_SIZE, type Post } from '#features/photo-edits/contract.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import type { PhotoEditsDeps, PostedEdits } from '../deps.ts'
import { type EditWithDetails, listEditsWithDetails, type Page } from './edit-queries.ts'

export interface ListRequest {
  readonly memberId: string
  readonly operation?: Operation | undefined
  readonly state?: EditState | undefined
  readonly post?: Post | undefined
  /** Searched in captions, headlines and messages. */
  readonly q?: string | undefined
  /** `next` of the page before. */
  readonly after?: string | undefined
}

export interface EditPage {
  readonly edits: readonly { readonly details: EditWithDetails; readonly post: Post | undefined }[]
  /** Absent on the last page. */
  readonly next: string | undefined
}

/** A page of the member's edits, newest first; new edits do not shift the next page. Refuses a cursor that we did not make. */
export async function listEdits(
  { db, listPosted }: Pick<PhotoEditsDeps, 'db' | 'listPosted'>,
  request: ListRequest,
): Promise<EditPage> {
  const { post, q } = request
  const after = request.after === undefined ? undefined : readCursor(request.after)
  const posted = await listPosted(db, request.memberId)
  const query = q?.trim() === '' ? undefined : q?.trim()
  const among = post && amongOf(post, posted)
  const found = await listEditsWithDetails(db, { ...request, among, query, after, limit: PAGE_SIZE + 1 })
  const { rows, next } = cutPage(
    found.map(({ edit }) => edit),
    PAGE_SIZE,
  )
  return { edits: found.slice(0, rows.length).map((details) => ({ details, post: postOf(details, posted) })), next }
}

function amongOf(post: Post, { published, scheduled }: PostedEdits): Page['among'] {
  if (post === 'draft') return { ids: [...published, ...scheduled], isNot: true }
  return { ids: [...(post === 'published' ? published : scheduled)], isNot: false }
}

/** A picture that is posted again is scheduled: that is what can still be changed. */
function postOf({ edit }: EditWithDetails, { published, scheduled }: PostedEdits): Post | undefined {
  if (edit.state !== 'done' || !makesPicture(edit.operation)) return undefined
  if (scheduled.has(edit.id)) return 'scheduled'
  return published.has(edit.id) ? 'published' : 'draft'
}

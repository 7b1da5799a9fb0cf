import { cutPage, readCursor } from '#platform/page-cursor.ts'
import { type EditState, type Operation, PAGE_SIZE } from '#features/photo-edits/contract.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { type EditView, listEditViews } from './edit-queries.ts'

export interface ListRequest {
  readonly memberId: string
  readonly operation?: Operation | undefined
  readonly state?: EditState | undefined
  /** `next` of the page before. */
  readonly after?: string | undefined
}

export interface EditPage {
  readonly views: EditView[]
  /** Absent on the last page. */
  readonly next: string | undefined
}

/** A page of the member's edits, newest first; new edits do not shift the next page. Refuses a cursor that we did not make. */
export async function listEdits({ db }: Pick<PhotoEditsDeps, 'db'>, request: ListRequest): Promise<EditPage> {
  const after = request.after === undefined ? undefined : readCursor(request.after)
  const found = await listEditViews(db, { ...request, after, limit: PAGE_SIZE + 1 })
  const { rows, next } = cutPage(
    found.map(({ edit }) => edit),
    PAGE_SIZE,
  )
  return { views: found.slice(0, rows.length), next }
}

import { refuse } from '#platform/errors.ts'
import { type EditState, type Operation, PAGE_SIZE } from '../contract.ts'
import type { PhotoEditsDeps } from './deps.ts'
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

/** A page of the member's edits, newest first; what arrives meanwhile shifts nothing. Refuses a cursor that we did not make. */
export async function listEdits({ db }: Pick<PhotoEditsDeps, 'db'>, request: ListRequest): Promise<EditPage> {
  const after = request.after === undefined ? undefined : readCursor(request.after)
  const found = await listEditViews(db, { ...request, after, limit: PAGE_SIZE + 1 })
  const views = found.slice(0, PAGE_SIZE)
  const last = views.at(-1)
  return { views, next: found.length > PAGE_SIZE && last ? writeCursor(last.edit) : undefined }
}

interface Place {
  readonly createdAt: Date
  readonly id: string
}

function writeCursor({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** Fourteen digits reach the year 5138, where the database still follows. */
function readCursor(cursor: string): Place {
  const [, time, id] = /^(\d{1,14}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return time && id && isId(id) ? { createdAt: new Date(Number(time)), id } : refuse('invalid_request', { field: 'after' })
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

/** The position where a page of a list ends that is read newest first, so that new rows do not shift the next page. */
import { refuse } from '#platform/errors.ts'
import { isUuid } from './is-uuid.ts'

export interface Cursor {
  readonly createdAt: Date
  readonly id: string
}

function writeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/**
 * Refuses with `invalid_request` a cursor that we did not make. Fourteen digits reach the year 5138, which the database can still
 * represent.
 */
export function readCursor(cursor: string): Cursor {
  const [, time, id] = /^(\d{1,14}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return time && id && isUuid(id) ? { createdAt: new Date(Number(time)), id } : refuse('invalid_request', { field: 'after' })
}

/** Cuts a page and the cursor of the next one from one row more than the page has. */
export function cutPage<Row extends Cursor>(
  rows: readonly Row[],
  size: number,
): { rows: readonly Row[]; next: string | undefined } {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { rows: page, next: rows.length > size && last ? writeCursor(last) : undefined }
}

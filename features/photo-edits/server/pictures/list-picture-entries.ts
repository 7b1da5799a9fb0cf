import { businessDay } from '#features/business-zone.ts'
import { refuse } from '#platform/errors.ts'
import type { ZipEntry } from '#platform/pack-zip.ts'
import type { Format } from '#features/photo-edits/contract.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import type { PhotoEditsDeps, ServerDeps } from '../deps.ts'
import { getOwnEdit } from '../edits/get-own-edit.ts'
import { findPicture } from './picture-queries.ts'

interface EntryRequest {
  readonly memberId: string
  readonly editIds: readonly string[]
}

/**
 * The pictures of a member's finished edits as files of a zip, numbered as they were asked for; each is read when its turn comes.
 * Refuses with `not_found` when one is not the member's or has no picture, and with `edit_not_ready`, before anything is sent.
 */
export async function listPictureEntries(deps: ServerDeps, { memberId, editIds }: EntryRequest): Promise<ZipEntry[]> {
  const entries: ZipEntry[] = []
  // one after the other: a call has one of the server's connections to the database at a time
  for (const editId of new Set(editIds)) {
    const { createdAt, format, fileKey } = await findResult(deps, memberId, editId)
    entries.push({
      name: fileName(createdAt, format, entries.length + 1),
      createdAt,
      isCompressed: false,
      read: async () => (await deps.files.get(fileKey)) ?? Promise.reject(new Error(`the picture of ${editId} is gone`)),
    })
  }
  return entries
}

async function findResult({ db }: Pick<PhotoEditsDeps, 'db'>, memberId: string, editId: string) {
  const { edit } = await getOwnEdit(db, memberId, editId)
  if (!makesPicture(edit.operation) || edit.state === 'failed') refuse('not_found')
  if (!canDo('download', edit)) refuse('edit_not_ready')
  const { createdAt, format } = edit
  const { fileKey } = (await findPicture(db, editId, format)) ?? refuse('not_found')
  return { createdAt, format, fileKey }
}

/** `mandou-2026-11-21-4x5.jpg`; several of them are numbered: `mandou-2026-11-21-01-4x5.jpg`. */
export function fileName(createdAt: Date, format: Format, number?: number): string {
  const count = number === undefined ? '' : `-${String(number).padStart(2, '0')}`
  return `mandou-${businessDay(createdAt)}${count}-${format.replace(':', 'x')}.jpg`
}

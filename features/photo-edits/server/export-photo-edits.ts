import type { Executor } from '#platform/database.ts'
import { listEditsOf, listPhotosOf, listPicturesOf } from './erasure-queries.ts'
import type { EditRow } from './edits/edit-queries.ts'
import type { PhotoRow } from './photo-queries.ts'
import type { PictureRow } from './pictures/picture-queries.ts'

/** A member's file under a readable name. */
export interface ExportedFile {
  readonly name: string
  readonly fileKey: string
  readonly createdAt: Date
}

/** Every photo and result of a member with its wishes, for the member. The caller reads the files. */
export async function exportPhotoEdits(executor: Executor, memberId: string) {
  const [photos, edits, pictures] = [
    await listPhotosOf(executor, memberId),
    await listEditsOf(executor, memberId),
    await listPicturesOf(executor, memberId),
  ]
  const editOf = new Map(edits.map((edit) => [edit.id, edit]))
  const results = pictures.flatMap((picture) => {
    const edit = editOf.get(picture.editId)
    return edit ? [{ picture, file: fileOfResult(edit, picture) }] : []
  })
  const originals = photos.map((photo) => ({ photo, file: fileOfPhoto(photo) }))
  const resultsOf = Map.groupBy(results, ({ picture }) => picture.editId)
  return {
    sections: {
      photos: originals.map(({ photo, file }) => presentPhoto(photo, file)),
      edits: edits.map((edit) => presentEdit(edit, resultsOf.get(edit.id)?.map(({ file }) => file.name) ?? [])),
    },
    files: [...originals, ...results].map(({ file }) => file),
  }
}

function presentPhoto({ id, width, height, bytes, createdAt, deleteAfter }: PhotoRow, { name }: ExportedFile) {
  return { id, file: name, width, height, bytes, created_at: createdAt, delete_after: deleteAfter }
}

function presentEdit(edit: EditRow, files: readonly string[]) {
  return {
    id: edit.id,
    photo_id: edit.photoId,
    redo_of: edit.redoOf,
    operation: edit.operation,
    state: edit.state,
    wishes: edit.wishes,
    understood: edit.understood,
    caption: edit.caption,
    caption_as_written: edit.writtenCaption,
    files,
    created_at: edit.createdAt,
    finished_at: edit.finishedAt,
    delete_after: edit.deleteAfter,
  }
}

function fileOfPhoto({ id, fileKey, createdAt }: PhotoRow): ExportedFile {
  return { name: `photos/${moment(createdAt)} ${ending(id)}.jpg`, fileKey, createdAt }
}

function fileOfResult({ id, operation, createdAt }: EditRow, { format, fileKey }: PictureRow): ExportedFile {
  const shape = format.replace(':', 'x')
  return { name: `results/${moment(createdAt)} ${operation} ${shape} ${ending(id)}.jpg`, fileKey, createdAt }
}

/** `2026-11-21 15.04`, valid on every file system. UTC, as in the lists. */
function moment(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ').replace(':', '.')
}

/** Enough of an id to distinguish two of one minute. */
function ending(id: string): string {
  return id.slice(-6)
}

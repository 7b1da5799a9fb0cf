import { errorText } from '#features/serve-errors.ts'
import { isErrorCode } from '#features/error-codes.ts'
import type { Language } from '#phrases/shape.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import type { EditRow, EditView } from './edit-queries.ts'
import { freeRedoUntil } from './free-redo.ts'
import { pictureAddress } from '../pictures/picture-addresses.ts'

/** The only place that builds an edit's public form, with errors in the reader's language. */
export function presentEdit(deps: Pick<PhotoEditsDeps, 'keyring' | 'clock'>, view: EditView, language: Language): Edit {
  const { edit } = view
  return {
    id: edit.id,
    photo_id: edit.photoId,
    operation: edit.operation,
    state: edit.state,
    stage: edit.stage,
    progress: edit.progress,
    format: edit.format,
    ...presentPictures(deps, view),
    caption: edit.caption,
    ...(edit.understood && { understood: edit.understood }),
    notices: edit.notices,
    doubts: edit.doubts,
    wishes: edit.wishes,
    ...presentRedo(view, deps.clock.now()),
    ...(edit.errorCode && { error: presentError(edit.errorCode, language) }),
    created_at: edit.createdAt.toISOString(),
    finished_at: presentMoment(edit.finishedAt),
    delete_after: presentMoment(edit.deleteAfter),
  }
}

function presentPictures(
  { keyring, clock }: Pick<PhotoEditsDeps, 'keyring' | 'clock'>,
  { edit, hasPicture, isPhotoHere, photoView }: EditView,
) {
  const now = clock.now()
  const picture = hasPicture ? pictureAddress(keyring, { editId: edit.id, format: edit.format }, now) : null
  return {
    result_url: picture,
    full_url: picture && `${picture}&download=1`,
    tile_url: picture && `${picture}&size=tile`,
    before_url: isPhotoHere ? pictureAddress(keyring, { photoId: edit.photoId }, now) : null,
    ...(edit.photoFrame && { before_frame: edit.photoFrame }),
    ...(photoView && { view: photoView }),
  }
}

function presentRedo(view: EditView, now: Date): Pick<Edit, 'redo_of' | 'free_redo_until'> {
  const freeUntil = freeRedoUntil(view, now)
  return {
    ...(view.edit.redoOf && { redo_of: view.edit.redoOf }),
    ...(freeUntil && { free_redo_until: freeUntil.toISOString() }),
  }
}

function presentMoment(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}

function presentError(code: NonNullable<EditRow['errorCode']>, language: Language): NonNullable<Edit['error']> {
  return { error: errorText(isErrorCode(code) ? code : 'edit_failed', language), code }
}

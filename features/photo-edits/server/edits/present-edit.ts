import { errorText } from '#features/serve-errors.ts'
import { isErrorCode } from '#features/error-codes.ts'
import type { Language } from '#phrases/shape.ts'
import { Refusal } from '#platform/errors.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import type { EditRow, EditWithDetails } from './edit-queries.ts'
import { freeChangeUntil, shownState } from '../changes/free-change.ts'
import { noTexts, presentLayout, readTexts, type TextsOfLines } from '../layouts/texts-of-edit.ts'
import { freeRedoUntil } from './free-redo.ts'
import { pictureAddress } from '../pictures/picture-addresses.ts'

type Deps = Pick<PhotoEditsDeps, 'keyring' | 'clock' | 'readLines' | 'log'>

/** The public form of an edit, with errors in the reader's language. */
export async function presentEdit(deps: Deps, details: EditWithDetails, language: Language): Promise<Edit> {
  const read = await readShownTexts(deps, [details])
  return present(deps, details, { language, read })
}

/** As `presentEdit`, for a page of one member's edits in its order. */
export async function presentEdits(deps: Deps, all: readonly EditWithDetails[], language: Language): Promise<Edit[]> {
  const read = await readShownTexts(deps, all)
  return all.map((details) => present(deps, details, { language, read }))
}

/** A text that cannot be read now is left out: it only fills the fields of a layout, and its member may write there. */
async function readShownTexts(deps: Deps, all: readonly EditWithDetails[]): Promise<TextsOfLines> {
  const [first] = all
  if (!first) return noTexts
  try {
    return await readTexts(deps, { owner: first.edit.memberId, edits: all.map(({ edit }) => edit) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    deps.log.info({ code: error.code }, 'edits are shown without the texts of their lines')
    return noTexts
  }
}

function present(
  deps: Deps,
  details: EditWithDetails,
  { language, read }: { readonly language: Language; readonly read: TextsOfLines },
): Edit {
  const { edit } = details
  return {
    id: edit.id,
    photo_id: edit.photoId,
    operation: edit.operation,
    state: shownState(edit),
    stage: edit.stage,
    progress: edit.progress,
    format: edit.format,
    ...presentPictures(deps, details),
    watermarked: edit.watermarked,
    caption: edit.caption,
    ...(edit.understood && { understood: edit.understood }),
    warnings: edit.warnings,
    doubts: edit.doubts,
    wishes: edit.wishes,
    ...presentLayout(edit, read),
    ...presentRedo(details, deps.clock.now()),
    ...presentChange(details, deps.clock.now()),
    ...(edit.errorCode && { error: presentError(edit.errorCode, language) }),
    created_at: edit.createdAt.toISOString(),
    finished_at: presentMoment(edit.finishedAt),
    delete_after: presentMoment(edit.deleteAfter),
  }
}

function presentPictures(
  { keyring, clock }: Pick<PhotoEditsDeps, 'keyring' | 'clock'>,
  { edit, hasPicture, isPhotoHere, photoView }: EditWithDetails,
) {
  const now = clock.now()
  const picture = hasPicture
    ? pictureAddress(keyring, { editId: edit.id, format: edit.format, version: edit.version }, now)
    : null
  return {
    result_url: picture,
    full_url: picture && `${picture}&download=1`,
    tile_url: picture && `${picture}&size=tile`,
    before_url: isPhotoHere ? pictureAddress(keyring, { photoId: edit.photoId }, now) : null,
    ...(edit.photoFrame && { before_frame: edit.photoFrame }),
    ...(photoView && { view: photoView }),
  }
}

function presentRedo(details: EditWithDetails, now: Date): Pick<Edit, 'redo_of' | 'free_redo_until'> {
  const freeUntil = freeRedoUntil(details, now)
  return {
    ...(details.edit.redoOf && { redo_of: details.edit.redoOf }),
    ...(freeUntil && { free_redo_until: freeUntil.toISOString() }),
  }
}

function presentChange({ edit, isPhotoHere }: EditWithDetails, now: Date): Pick<Edit, 'free_change_until'> {
  const until = isPhotoHere ? freeChangeUntil(edit, now) : undefined
  return until ? { free_change_until: until.toISOString() } : {}
}

function presentMoment(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}

function presentError(code: NonNullable<EditRow['errorCode']>, language: Language): NonNullable<Edit['error']> {
  return { error: errorText(isErrorCode(code) ? code : 'edit_failed', language), code }
}

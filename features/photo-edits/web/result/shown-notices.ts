import type { ResultNotice } from '#features/captions/contract.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { changesBackdrop } from '#features/photo-edits/operations.ts'

/** The notices of an edit that apply to its result: a picture that kept its background has no cut edges to check. */
export function shownNotices({ operation, notices }: Pick<Edit, 'operation' | 'notices'>): ResultNotice[] {
  return notices.filter((notice) => notice !== 'subject_unsure' || changesBackdrop(operation))
}

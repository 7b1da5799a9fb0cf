import type { ResultWarning } from '#features/captions/contract.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { changesBackdrop } from '#features/photo-edits/operations.ts'

/** The warnings of an edit that apply to its result: a picture that kept its background has no cut edges to check. */
export function shownWarnings({ operation, warnings }: Pick<Edit, 'operation' | 'warnings'>): ResultWarning[] {
  return warnings.filter((warning) => warning !== 'subject_unsure' || changesBackdrop(operation))
}

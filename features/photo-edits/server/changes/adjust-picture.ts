import { refuse } from '#platform/errors.ts'
import { MAX_ADJUSTMENT } from '#features/photo-edits/adjustment-wishes.ts'
import type { PhotoEditsDeps } from '../deps.ts'
import { findEditForUpdate } from '../edits/edit-queries.ts'
import { changeEdit, lastWishesOf } from './change-edit.ts'

/** Steps from the look that an edit has now. */
export type Adjustment = Readonly<Partial<Record<'light' | 'warmth' | 'closeness', -1 | 1>>>

/**
 * Makes the picture of a finished edit lighter, darker, warmer, cooler or closer by one step. Free, as every change.
 * @returns false where it is as far as it goes already
 * Refuses as `changeEdit`.
 */
export async function adjustPicture(
  deps: Pick<PhotoEditsDeps, 'db' | 'queue' | 'clock'>,
  { memberId, editId, steps }: { readonly memberId: string; readonly editId: string; readonly steps: Adjustment },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const edit = await findEditForUpdate(tx, editId)
    if (edit?.memberId !== memberId) refuse('not_found')
    const now = lastWishesOf(edit)
    const stepped = (name: keyof Adjustment, least: number) =>
      Math.min(MAX_ADJUSTMENT, Math.max(least, (now[name] ?? 0) + (steps[name] ?? 0)))
    const look = {
      light: stepped('light', -MAX_ADJUSTMENT),
      warmth: stepped('warmth', -MAX_ADJUSTMENT),
      closeness: stepped('closeness', 0),
    }
    const isSame = look.light === (now.light ?? 0) && look.warmth === (now.warmth ?? 0) && look.closeness === (now.closeness ?? 0)
    if (isSame) return false
    await changeEdit({ ...deps, db: tx }, { memberId, editId, changes: look })
    return true
  })
}

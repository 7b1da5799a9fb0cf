import { refuse } from '#platform/errors.ts'
import type { Operation } from '#features/photo-edits/contract.ts'
import { canDo } from '#features/photo-edits/edit-states.ts'
import type { Wishes } from './check-wishes.ts'
import { hasBeenPaid, isRedoFree } from './free-redo.ts'
import { getOwnEdit } from './get-own-edit.ts'
import { type Order, requestEdit } from './request-edit.ts'

export interface RedoRequest extends Pick<Order, 'memberId' | 'language' | 'idempotencyKey' | 'joinsSame' | 'trial'> {
  readonly editId: string
  readonly operation: Operation | undefined
  /** Whether it was offered as free: then it is refused with `redo_not_free` rather than charged. */
  readonly expectsFree?: boolean | undefined
  /** Each missing wish is copied from the edit that is repeated. */
  readonly wishes: Wishes
}

/** Repeats a finished edit: free once within a day of the first one's delivery, a normal edit after that. */
export async function redoEdit(
  deps: Parameters<typeof requestEdit>[0],
  { editId, memberId, operation: wanted, wishes, expectsFree = false, ...request }: RedoRequest,
): Promise<string> {
  const details = await getOwnEdit(deps.db, memberId, editId)
  if (!canDo('redo', details.edit)) refuse('redo_not_ready')
  const operation = wanted ?? details.edit.operation
  // a redo of a disappointing result shows another backdrop, unless its member names the seed of one she likes
  const { seed: _, ...earlier } = details.edit.wishes
  return requestEdit(deps, {
    memberId,
    photoId: details.edit.photoId,
    operation,
    wishes: { ...earlier, ...wishes },
    ...request,
    redo: {
      of: editId,
      rootId: hasBeenPaid(details.root) ? details.edit.rootId : undefined,
      isFree: isRedoFree(details, operation, deps.clock.now()),
      expectsFree,
    },
  })
}

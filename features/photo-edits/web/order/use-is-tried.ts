import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { type Operation, photoEdits } from '#features/photo-edits/contract.ts'
import { editsKey } from '../use-edit.ts'

const STALE_MS = 5_000

/**
 * Whether the trial's photo had this operation before: each is given once, with its redo; one that failed does not count.
 * False until that is known, and where it is not asked: the server refuses what is too much.
 */
export function useIsTried(photoIds: readonly string[], operation: Operation, isAsked: boolean): boolean {
  const { data } = useQuery({
    queryKey: [...editsKey, 'tried', operation],
    queryFn: async ({ signal }) => fetchOrThrow(photoEdits.listEdits, { query: { operation }, signal }),
    enabled: isAsked,
    staleTime: STALE_MS,
  })
  if (!isAsked || !data) return false
  return data.edits.some((edit) => photoIds.includes(edit.photo_id) && !edit.redo_of && edit.state !== 'failed')
}

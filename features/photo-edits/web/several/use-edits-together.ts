import { useQueries } from '@tanstack/react-query'
import { isFinished } from '#features/photo-edits/edit-states.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { useEdits } from '../gallery/use-edits.ts'
import { editQuery } from '../use-edit.ts'

const LOOK_AGAIN_MS = 2_500
const EVERYTHING = { operation: undefined, state: undefined, post: undefined, q: undefined }

/**
 * The edits of one order in its order, live: newer ones come with the gallery's one list, older ones by themselves. Those that are
 * deleted are left out.
 */
export function useEditsTogether(ids: readonly string[]): { readonly edits: readonly Edit[]; readonly isWaiting: boolean } {
  const { edits: listed, isError } = useEdits(EVERYTHING)
  const known = new Map(listed?.map((edit) => [edit.id, edit]))
  const alone = useQueries({
    queries: ids.map((id) => ({
      ...editQuery(id),
      enabled: (listed !== undefined || isError) && !known.has(id),
      retry: false,
      refetchInterval: ({ state: { data } }: { state: { data?: Edit | undefined } }) =>
        data && !known.has(id) && !isFinished(data.state) ? LOOK_AGAIN_MS : (false as const),
    })),
  })
  const edits = ids.flatMap((id, place) => known.get(id) ?? alone[place]?.data ?? [])
  return { edits, isWaiting: edits.length === 0 && alone.some(({ isError: isGone }) => !isGone) }
}

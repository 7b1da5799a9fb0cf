import { useInfiniteQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { photoEdits } from '#features/photo-edits/contract.ts'
import { isFinished } from '#features/photo-edits/edit-states.ts'
import type { GalleryFilters } from '../studio-location.ts'
import { editsKey } from '../use-edit.ts'

/** How often the gallery is reloaded while it shows open edits. */
const LOOK_AGAIN_MS = 2_500

/** Everything the member made, newest first, a page at a time. */
export function useEdits({ operation, state, post, q }: GalleryFilters) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...editsKey, operation ?? '', state ?? '', post ?? '', q ?? ''],
    queryFn: ({ pageParam, signal }) =>
      fetchOrThrow(photoEdits.listEdits, {
        query: { ...given({ operation, state, post, q }), ...(pageParam !== '' && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 5_000,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data: known } }) =>
      known?.pages.some(({ edits }) => edits.some((edit) => !isFinished(edit.state))) ? LOOK_AGAIN_MS : false,
  })
  return { ...query, edits: data?.pages.flatMap(({ edits }) => edits) }
}

function given(filters: GalleryFilters): Partial<GalleryFilters> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) // only fewer of the same
}

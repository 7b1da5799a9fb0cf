import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchOrThrow } from '#features/api.ts'
import { watch } from '#features/watch.ts'
import { type Cutout, cutouts } from '#features/photo-edits/cutout-contract.ts'

export const cutoutQuery = (photoId: string) =>
  queryOptions({
    queryKey: ['cutout', photoId],
    queryFn: async ({ signal }) => (await fetchOrThrow(cutouts.getCutout, { params: { id: photoId }, signal })).cutout,
  })

/** The cutout of a photo, kept up to date: also by another tab's corrections. Undefined until the first answer. */
export function useCutout(photoId: string, { isEnabled }: { isEnabled: boolean }): Cutout | undefined {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...cutoutQuery(photoId), enabled: isEnabled })
  const isThere = data !== undefined
  useEffect(() => {
    if (!isEnabled || !isThere) return undefined
    return watch(cutouts.watchPhoto, {
      params: { id: photoId },
      event: 'cutout',
      onEvent: ({ cutout }) =>
        queryClient.setQueryData(cutoutQuery(photoId).queryKey, (known) => (isNewer(cutout, known) ? cutout : known)),
    })
  }, [photoId, isEnabled, isThere, queryClient])
  return data
}

/** The revision to order. Undefined while the newest is being made: the server then takes it. */
export function orderableRevision(cutout: Cutout | undefined): number | undefined {
  return cutout && cutout.state !== 'working' ? cutout.revision : undefined
}

/** No preview could be made: whatever is ordered is made without having been seen. */
export function wasGivenUp({ state, preview_url: preview }: Cutout): boolean {
  return state === 'refused' && preview === undefined
}

/** An event may come after the answer to a correction. */
function isNewer(cutout: Cutout, known: Cutout | undefined): boolean {
  if (!known || cutout.revision !== known.revision) return !known || cutout.revision > known.revision
  return cutout.state !== 'working' || known.state === 'working'
}

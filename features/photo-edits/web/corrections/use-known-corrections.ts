import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchOrThrow } from '#features/api.ts'
import { type Cutout, type CutoutCorrections, cutouts } from '#features/photo-edits/cutout-contract.ts'
import { canCorrectHere } from './correction-worker.ts'
import { lastPlace } from './worker/last-place.ts'

export const knownCorrectionsQuery = (photoId: string) =>
  queryOptions({
    queryKey: ['corrections', photoId],
    queryFn: async ({ signal }) => fetchOrThrow(cutouts.getCorrections, { params: { id: photoId }, signal }),
    staleTime: Infinity,
    enabled: canCorrectHere(),
  })

/** The corrections that the server has, and what the network saw. Asked for again when another tab, or a new look, has changed them. */
export function useKnownCorrections(photoId: string, cutout: Cutout, isSending: boolean): CutoutCorrections | undefined {
  const queryClient = useQueryClient()
  const { queryKey } = knownCorrectionsQuery(photoId)
  const { data } = useQuery(knownCorrectionsQuery(photoId))
  const isBehind = data !== undefined && !isSending && data.revision !== cutout.revision
  const needsLook = data !== undefined && cutout.state !== 'working' && !isLookedAt(data)
  useEffect(() => {
    if (isBehind || needsLook) void queryClient.invalidateQueries({ queryKey })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each revision
  }, [isBehind, needsLook, cutout.revision])
  return data
}

function isLookedAt({ corrections, seen_within: within }: CutoutCorrections): boolean {
  return JSON.stringify(lastPlace(corrections) ?? null) === JSON.stringify(within ?? null)
}

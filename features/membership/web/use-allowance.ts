import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { isUndecided, membership } from '../contract.ts'
import { ASK_AGAIN_MS } from './use-subscription.ts'

export const allowanceKey = ['photo-limit'] as const

/** The three numbers of the member's period. Polls while a payment is undecided, because it may open a period. */
export function useAllowance() {
  const { phone } = useMember()
  return useQuery({
    queryKey: allowanceKey,
    queryFn: ({ signal }) => fetchOrThrow(membership.getPhotoLimit, { query: { phone }, signal }),
    refetchInterval: ({ state: { data } }) => isUndecided(data?.subscription) && ASK_AGAIN_MS,
  })
}

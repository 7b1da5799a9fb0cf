import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { isUndecided, membership } from '../contract.ts'

export const subscriptionKey = ['subscription'] as const

export const ASK_AGAIN_MS = 5000

/**
 * The member's subscription from the server; null without one. Waits until the phone is known, and polls while a payment is
 * undecided.
 */
export function useSubscription(phone: string | undefined) {
  return useQuery({
    queryKey: subscriptionKey,
    enabled: phone !== undefined,
    queryFn: async ({ signal }) => (await fetchOrThrow(membership.getSubscription, { query: { phone }, signal })).subscription,
    refetchInterval: ({ state: { data } }) => isUndecided(data) && ASK_AGAIN_MS,
  })
}

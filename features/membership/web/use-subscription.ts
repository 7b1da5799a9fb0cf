import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { isUndecided, membership } from '../contract.ts'

export const subscriptionKey = ['subscription'] as const

export const ASK_AGAIN_MS = 5000

/**
 * The member's subscription as the server has it; null without one. Waits for the phone to be known, and asks on while a payment
 * is undecided.
 */
export function useSubscription(phone: string | undefined) {
  return useQuery({
    queryKey: subscriptionKey,
    enabled: phone !== undefined,
    queryFn: async ({ signal }) => (await fetchOrThrow(membership.getSubscription, { query: { phone }, signal })).subscription,
    refetchInterval: ({ state: { data } }) => isUndecided(data) && ASK_AGAIN_MS,
  })
}

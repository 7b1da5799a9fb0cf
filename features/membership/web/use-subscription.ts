import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { membership } from '../contract.ts'

export const subscriptionKey = ['subscription'] as const

/** The member's subscription as the server has it; null without one. Waits for the phone to be known. */
export function useSubscription(phone: string | undefined) {
  return useQuery({
    queryKey: subscriptionKey,
    enabled: phone !== undefined,
    queryFn: async ({ signal }) => (await fetchOrThrow(membership.getSubscription, { query: { phone }, signal })).subscription,
  })
}

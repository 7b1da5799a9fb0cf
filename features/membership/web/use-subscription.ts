import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { membership, type Subscription } from '../contract.ts'

export const subscriptionKey = ['subscription'] as const

export const ASK_AGAIN_MS = 5000

/** A payment was begun, and what becomes of it is not known yet. */
export function isUndecided(subscription: Subscription | null | undefined): boolean {
  return subscription?.is_buying === true || subscription?.status === 'pending'
}

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

import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { checkout, type Offer } from '../contract.ts'
import { suspensionOf } from './suspension-of.ts'

interface Offered {
  /** What a plan bought now begins with, and when it renews, by the server's calendar; undefined until loaded. */
  readonly offer: Offer | undefined
  /** Why this member cannot buy, whatever they enter. */
  readonly suspension: string | undefined
}

/** @param phone of the session */
export function useOffer(phone: string): Offered {
  const { data, error } = useQuery({
    queryKey: ['checkout-offer'],
    queryFn: async ({ signal }) => (await fetchOrThrow(checkout.getOffer, { query: { phone }, signal })).offer,
    // the day may change while the page is open
    refetchOnWindowFocus: 'always',
  })
  return { offer: data, suspension: suspensionOf(error) }
}

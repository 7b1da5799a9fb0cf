import { useQuery } from '@tanstack/react-query'
import { CallError, fetchOrThrow } from '#features/api.ts'
import { checkout, type Offer } from '../contract.ts'

interface Offered {
  /** What a plan that is bought now begins with, and when it renews, by the server's calendar; undefined until that is known. */
  readonly offer: Offer | undefined
  /** Why nothing is sold to this member, whatever they would fill in. */
  readonly hold: string | undefined
}

/** @param phone of the session */
export function useOffer(phone: string): Offered {
  const { data, error } = useQuery({
    queryKey: ['checkout-offer'],
    queryFn: async ({ signal }) => (await fetchOrThrow(checkout.getOffer, { query: { phone }, signal })).offer,
    // the day may end while the page is open
    refetchOnWindowFocus: 'always',
  })
  const isHeld = error instanceof CallError && error.failure.code === 'plan_held'
  return { offer: data, hold: isHeld ? error.message : undefined }
}

import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { checkout, type Offer } from '../contract.ts'

/** What a plan that is bought now begins with, and when it renews, by the server's calendar; undefined until that is known. @param phone of the session */
export function useOffer(phone: string): Offer | undefined {
  const { data } = useQuery({
    queryKey: ['checkout-offer'],
    queryFn: async ({ signal }) => (await fetchOrThrow(checkout.getOffer, { query: { phone }, signal })).offer,
    // the day may end while the page is open
    refetchOnWindowFocus: 'always',
  })
  return data
}

import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { checkout } from '../contract.ts'

/** When a plan that is bought now renews, by the server's calendar; undefined until that is known. @param phone of the session */
export function useRenewal(phone: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['checkout-offer'],
    queryFn: async ({ signal }) => (await fetchOrThrow(checkout.getOffer, { query: { phone }, signal })).offer,
    // the day may end while the page is open
    refetchOnWindowFocus: 'always',
  })
  return data?.renews_at
}

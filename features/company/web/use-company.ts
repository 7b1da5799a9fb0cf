import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { company } from '../contract.ts'

/** Who sells. It does not change while a page is open, and is the same for everybody. */
export function useCompany() {
  return useQuery({
    queryKey: ['company'],
    queryFn: ({ signal }) => fetchOrThrow(company.getCompany, { signal }),
    staleTime: Infinity,
    meta: { isForAnybody: true },
  }).data
}

import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { company } from '../contract.ts'

/** The seller's details. They do not change while a page is open, and are the same for everyone. */
export function useCompany() {
  return useQuery({
    queryKey: ['company'],
    queryFn: ({ signal }) => fetchOrThrow(company.getCompany, { signal }),
    staleTime: Infinity,
    meta: { isPublicData: true },
  }).data
}

import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { company } from '#features/company/contract.ts'

/** The seller's details, which the law requires on a receipt. */
export function useSeller() {
  return useQuery({
    queryKey: ['company'],
    queryFn: ({ signal }) => fetchOrThrow(company.getCompany, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}

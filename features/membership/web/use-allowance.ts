import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/sign-in/web/member.ts'
import { membership } from '../contract.ts'

export const allowanceKey = ['photo-limit'] as const

/** The three numbers of the member's period. */
export function useAllowance() {
  const { phone } = useMember()
  return useQuery({
    queryKey: allowanceKey,
    queryFn: ({ signal }) => fetchOrThrow(membership.getPhotoLimit, { query: { phone }, signal }),
  })
}

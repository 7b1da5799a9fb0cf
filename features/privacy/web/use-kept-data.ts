import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { privacy } from '../contract.ts'

/** What is stored about the member, and when it is deleted. */
export function useKeptData() {
  const { phone } = useMember()
  return useQuery({
    queryKey: ['kept-data'],
    queryFn: ({ signal }) => fetchOrThrow(privacy.getKeptData, { query: { phone }, signal }),
  })
}

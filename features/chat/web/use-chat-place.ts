import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { chat } from '../contract.ts'

/** Undefined until it is known, null where there is no chat. */
export function useChatPlace({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  const { data } = useQuery({
    queryKey: ['chat'],
    queryFn: async ({ signal }) => (await fetchOrThrow(chat.getChat, { signal })).chat,
    staleTime: Infinity,
    enabled: isWanted,
    meta: { isForAnybody: true },
  })
  return data
}

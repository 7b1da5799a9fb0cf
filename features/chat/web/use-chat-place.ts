import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { chat } from '../contract.ts'

const chatQuery = queryOptions({
  queryKey: ['chat'],
  queryFn: async ({ signal }) => (await fetchOrThrow(chat.getChat, { signal })).chat,
  staleTime: Infinity,
  meta: { isForAnybody: true },
})

/** Undefined until it is known, null where there is no chat. */
export function useChatPlace({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  return useQuery({ ...chatQuery, enabled: isWanted }).data
}

/** False while the server has yet to say whether there is a chat; true as well when it cannot be asked. */
export function useIsChatSettled(): boolean {
  return !useQuery(chatQuery).isPending
}

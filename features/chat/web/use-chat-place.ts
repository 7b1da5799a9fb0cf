import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { chat } from '../contract.ts'

const chatQuery = queryOptions({
  queryKey: ['chat'],
  queryFn: async ({ signal }) => (await fetchOrThrow(chat.getChat, { signal })).chat,
  staleTime: Infinity,
  meta: { isPublicData: true },
})

/** Undefined until known, null without a chat. */
export function useChatPlace({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  return useQuery({ ...chatQuery, enabled: isWanted }).data
}

/** False until the server has said whether there is a chat; also true when the request failed. */
export function useIsChatSettled(): boolean {
  return !useQuery(chatQuery).isPending
}

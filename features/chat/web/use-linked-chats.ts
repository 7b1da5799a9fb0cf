import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import type { Reply } from '#features/endpoint.ts'
import { useMember } from '#features/session/web/index.ts'
import { chat } from '../contract.ts'

export type LinkedChat = Reply<typeof chat.listLinkedChats>['chats'][number]

/** The chats that a code linked to the member's account; empty until loaded. */
export function useLinkedChats() {
  const { phone } = useMember()
  const { data = [], refetch } = useQuery({
    queryKey: ['linked-chats', phone],
    queryFn: async ({ signal }) => (await fetchOrThrow(chat.listLinkedChats, { query: { phone }, signal })).chats,
  })
  return { chats: data, refetch }
}

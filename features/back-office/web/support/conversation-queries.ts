import { useQuery } from '@tanstack/react-query'
import { adminHeaders } from '#features/admin/web/index.ts'
import { fetchOrThrow } from '#features/api.ts'
import { conversations, type PanelConversationRow } from '#features/back-office/support-contract.ts'
import { PANEL, type PanelList, useGuardWhenRefused, usePace, usePanelList } from '../panel-queries.ts'

/** The open ones, those that wait longest first. */
export function useConversations(): PanelList<PanelConversationRow> {
  return usePanelList(['conversations'], async ({ signal }) => {
    const found = await fetchOrThrow(conversations.listConversations, { query: {}, headers: adminHeaders(), signal })
    return { rows: found.conversations, is_cut: found.is_cut }
  })
}

/** What is kept of one member's, the open one or the newest first. */
export function useMemberConversations(memberId: string) {
  const pace = usePace()
  const query = useQuery({
    ...pace,
    queryKey: [...PANEL, 'member', memberId, 'conversations'],
    queryFn: async ({ signal }) => {
      const input = { params: { member_id: memberId }, query: {}, headers: adminHeaders(), signal }
      return (await fetchOrThrow(conversations.readConversation, input)).conversations
    },
  })
  useGuardWhenRefused(query.error)
  return query
}

/** The queries of a member's page. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminHeaders } from '#features/admin/web/index.ts'
import { fetchOrThrow } from '#features/api.ts'
import { panel } from '#features/back-office/panel-contract.ts'
import type {
  PanelAllowanceEntry,
  PanelDelivery,
  PanelEdit,
  PanelWebhookEvent,
  PanelNotice,
} from '#features/back-office/member-shapes.ts'
import { OPERATIONS } from '../operations/operations-queries.ts'
import { PANEL, type PanelList, useGuardWhenRefused, usePace, usePanelList } from '../panel-queries.ts'

export function useMemberPage(id: string) {
  const pace = usePace()
  const queryClient = useQueryClient()
  const query = useQuery({
    ...pace,
    queryKey: [...PANEL, 'member', id],
    queryFn: async ({ signal }) => {
      const page = await fetchOrThrow(panel.getPanelMember, { params: { id }, query: {}, headers: adminHeaders(), signal })
      // opening this page may resolve a request for help, so the problems are reloaded
      void queryClient.invalidateQueries({ queryKey: OPERATIONS })
      return page
    },
    retry: false,
  })
  useGuardWhenRefused(query.error)
  return query
}

export function useMemberAllowance(id: string): PanelList<PanelAllowanceEntry> {
  return usePanelList(['member', id, 'allowance'], async ({ after, signal }) => {
    const input = { params: { id }, query: { after }, headers: adminHeaders(), signal }
    const { entries, next } = await fetchOrThrow(panel.listMemberAllowance, input)
    return { rows: entries, next }
  })
}

export function useMemberWebhookEvents(id: string): PanelList<PanelWebhookEvent> {
  return usePanelList(['member', id, 'webhooks'], async ({ after, signal }) => {
    const input = { params: { id }, query: { after }, headers: adminHeaders(), signal }
    const { webhooks, next } = await fetchOrThrow(panel.listMemberWebhookEvents, input)
    return { rows: webhooks, next }
  })
}

export function useMemberNotices(id: string): PanelList<PanelNotice> {
  return usePanelList(['member', id, 'notices'], async ({ after, signal }) => {
    const input = { params: { id }, query: { after }, headers: adminHeaders(), signal }
    const { notices, next } = await fetchOrThrow(panel.listMemberNotices, input)
    return { rows: notices, next }
  })
}

export function useMemberDeliveries(id: string): PanelList<PanelDelivery> {
  return usePanelList(['member', id, 'deliveries'], async ({ after, signal }) => {
    const input = { params: { id }, query: { after }, headers: adminHeaders(), signal }
    const { deliveries, next } = await fetchOrThrow(panel.listMemberDeliveries, input)
    return { rows: deliveries, next }
  })
}

export function useMemberEdits(id: string): PanelList<PanelEdit> {
  return usePanelList(['member', id, 'edits'], async ({ after, signal }) => {
    const input = { params: { id }, query: { after }, headers: adminHeaders(), signal }
    const { edits, next } = await fetchOrThrow(panel.listMemberEdits, input)
    return { rows: edits, next }
  })
}

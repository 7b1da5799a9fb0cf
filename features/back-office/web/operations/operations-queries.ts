import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { adminHeaders } from '#features/admin/web/index.ts'
import { fetchOrThrow } from '#features/api.ts'
import {
  type FailedJobLine,
  type HealthStep,
  WEBHOOK_EVENT_STATES,
  type WebhookEventLine,
  type WebhookEventState,
  type MessageLine,
  operations,
  type ReconciliationLine,
} from '#features/back-office/operations-contract.ts'
import { ASK_AND_SAY, PANEL, type PanelList, useGuardWhenRefused, usePace, usePanelList } from '../panel-queries.ts'

/** The first part of the query keys of operations and problems. */
export const OPERATIONS = [...PANEL, 'operations'] as const

export function useOperations() {
  const pace = usePace()
  const query = useQuery({
    ...pace,
    queryKey: OPERATIONS,
    queryFn: ({ signal }) => fetchOrThrow(operations.readOperations, { query: {}, headers: adminHeaders(), signal }),
  })
  useGuardWhenRefused(query.error)
  return query
}

export function useProviderHealth(step: HealthStep) {
  const pace = usePace()
  return useQuery({
    ...pace,
    queryKey: [...OPERATIONS, 'providers', step],
    queryFn: async ({ signal }) =>
      (await fetchOrThrow(operations.readProviderHealth, { query: { step }, headers: adminHeaders(), signal })).series,
    placeholderData: keepPreviousData,
  })
}

export function useFailedJobs(): PanelList<FailedJobLine> {
  return usePanelList(['operations', 'jobs'], async ({ after, signal }) => {
    const { jobs, next } = await fetchOrThrow(operations.listFailedJobs, { query: { after }, headers: adminHeaders(), signal })
    return { rows: jobs, next }
  })
}

/** Webhooks in the state named by the address. */
export function useWebhookEvents(): {
  readonly state: WebhookEventState | undefined
  readonly list: PanelList<WebhookEventLine>
} {
  const [params] = useSearchParams()
  const state = WEBHOOK_EVENT_STATES.find((known) => known === params.get('status'))
  const list = usePanelList(['operations', 'webhooks', state], async ({ after, signal }) => {
    const query = { state, after }
    const { webhooks, next } = await fetchOrThrow(operations.listWebhookEvents, { query, headers: adminHeaders(), signal })
    return { rows: webhooks, next }
  })
  return { state, list }
}

export function useMessages(): PanelList<MessageLine> {
  return usePanelList(['operations', 'messages'], async ({ after, signal }) => {
    const { messages, next } = await fetchOrThrow(operations.listMessages, { query: { after }, headers: adminHeaders(), signal })
    return { rows: messages, next }
  })
}

export function useReconciliations(): PanelList<ReconciliationLine> {
  return usePanelList(['operations', 'reconciliations'], async ({ after, signal }) => {
    const { reconciliations, next } = await fetchOrThrow(operations.listReconciliations, {
      query: { after },
      headers: adminHeaders(),
      signal,
    })
    return { rows: reconciliations, next }
  })
}

/** A finished one no longer changes. */
export function useReconciliation(id: string) {
  return useQuery({
    ...ASK_AND_SAY,
    queryKey: [...OPERATIONS, 'reconciliation', id],
    queryFn: async ({ signal }) =>
      (await fetchOrThrow(operations.readReconciliation, { params: { id }, query: {}, headers: adminHeaders(), signal })).fix,
    staleTime: Infinity,
  })
}

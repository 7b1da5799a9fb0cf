import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { adminHeaders } from '#features/admin/web/index.ts'
import { fetchOrThrow } from '#features/api.ts'
import {
  type FailedJobLine,
  type HealthStep,
  KNOCK_STATES,
  type KnockLine,
  type KnockState,
  type MessageLine,
  operations,
  type RepairLine,
} from '#features/operations/contract.ts'
import { ASK_AND_SAY, PANEL, type PanelList, useGateWhenRefused, usePace, usePanelList } from '../panel-queries.ts'

/** Begins the key of what the machinery is asked, and of what waits for a person. */
export const OPERATIONS = [...PANEL, 'operations'] as const

export function useOperations() {
  const pace = usePace()
  const query = useQuery({
    ...pace,
    queryKey: OPERATIONS,
    queryFn: ({ signal }) => fetchOrThrow(operations.readOperations, { query: {}, headers: adminHeaders(), signal }),
  })
  useGateWhenRefused(query.error)
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

/** Of the state that the address names. */
export function useKnocks(): { readonly state: KnockState | undefined; readonly list: PanelList<KnockLine> } {
  const [params] = useSearchParams()
  const state = KNOCK_STATES.find((known) => known === params.get('status'))
  const list = usePanelList(['operations', 'webhooks', state], async ({ after, signal }) => {
    const query = { state, after }
    const { webhooks, next } = await fetchOrThrow(operations.listKnocks, { query, headers: adminHeaders(), signal })
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

export function useRepairs(): PanelList<RepairLine> {
  return usePanelList(['operations', 'repairs'], async ({ after, signal }) => {
    const { repairs, next } = await fetchOrThrow(operations.listRepairs, { query: { after }, headers: adminHeaders(), signal })
    return { rows: repairs, next }
  })
}

/** One that has ended does not change any more. */
export function useRepair(id: string) {
  return useQuery({
    ...ASK_AND_SAY,
    queryKey: [...OPERATIONS, 'repair', id],
    queryFn: async ({ signal }) =>
      (await fetchOrThrow(operations.readRepair, { params: { id }, query: {}, headers: adminHeaders(), signal })).fix,
    staleTime: Infinity,
  })
}

/** The panel's queries, repeated every half minute while somebody uses the page. */
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { adminHeaders, checkAdminAccess } from '#features/admin/web/index.ts'
import { CallError, fetchOrThrow } from '#features/api.ts'
import { panel, type PanelActivity, type PanelPayment, type PanelRefund } from '../panel-contract.ts'
import type { PanelMemberRow } from '../people-shapes.ts'
import { usePanelLocation } from './panel-location.ts'
import { useIsPageUsed } from './use-is-page-used.ts'

/** The first part of the key of every panel query. */
export const PANEL = ['panel'] as const

const RELOAD_MS = 30_000
const REFUSED: ReadonlySet<number> = new Set([401, 403])

/** One page of a list in the same shape for every list. */
interface Page<Row> {
  readonly rows: readonly Row[]
  readonly next?: string | undefined
  readonly is_cut?: boolean
}

type ReadPage<Row> = (ask: { readonly after: string | undefined; readonly signal: AbortSignal }) => Promise<Page<Row>>

export interface PanelList<Row> {
  /** Undefined until the first page is loaded. */
  readonly rows: readonly Row[] | undefined
  /** More people were found than are processed. */
  readonly isCut: boolean
  readonly error: Error | null
  /** The rows shown belong to the previous search. */
  readonly isOfBefore: boolean
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  /** When it was last read, in milliseconds since 1970. */
  readonly readAt: number
}

export function usePanelStats() {
  const pace = usePace()
  const { days } = usePanelLocation()
  const query = useQuery({
    ...pace,
    queryKey: [...PANEL, 'stats', days],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      fetchOrThrow(panel.readPanelStats, { query: { days: Number(days) }, headers: adminHeaders(), signal }),
  })
  useGuardWhenRefused(query.error)
  return query
}

export function usePanelPayments(): PanelList<PanelPayment> {
  const { search, member, paymentStatus: status, period } = usePanelLocation()
  return usePanelList(['payments', search, member, status, period.from, period.to], async ({ after, signal }) => {
    // the cards load the figures separately
    const query = { search, member, status, ...period, after, stats: 'off' } as const
    const { payments, ...page } = await fetchOrThrow(panel.listPanelPayments, { query, headers: adminHeaders(), signal })
    return { rows: payments, ...page }
  })
}

export function usePanelRefunds(): PanelList<PanelRefund> {
  const { search, member, refundStatus: status, period } = usePanelLocation()
  return usePanelList(['refunds', search, member, status, period.from, period.to], async ({ after, signal }) => {
    const query = { search, member, status, ...period, after }
    const { refunds, ...page } = await fetchOrThrow(panel.listPanelRefunds, { query, headers: adminHeaders(), signal })
    return { rows: refunds, ...page }
  })
}

export function usePanelActivity(): PanelList<PanelActivity> {
  const { search, member, actor, kind, period } = usePanelLocation()
  return usePanelList(['activity', search, member, actor, kind, period.from, period.to], async ({ after, signal }) => {
    const query = { search, member, actor, kind, ...period, after }
    const { activity, ...page } = await fetchOrThrow(panel.listActivity, { query, headers: adminHeaders(), signal })
    return { rows: activity, ...page }
  })
}

export function usePanelMembers(): PanelList<PanelMemberRow> {
  const { search } = usePanelLocation()
  return usePanelList(['members', search], async ({ after, signal }) => {
    const query = { search, after }
    const { members, ...page } = await fetchOrThrow(panel.findPanelMembers, { query, headers: adminHeaders(), signal })
    return { rows: members, ...page }
  })
}

/** Reloads everything on the screen. */
export function usePanelRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: PANEL })
}

export function usePanelList<Row>(key: readonly (string | undefined)[], readPage: ReadPage<Row>): PanelList<Row> {
  const pace = usePace()
  const { data, error, ...query } = useInfiniteQuery({
    ...pace,
    queryKey: [...PANEL, ...key.map((part) => part ?? '')],
    queryFn: ({ pageParam, signal }) => readPage({ after: pageParam === '' ? undefined : pageParam, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  useGuardWhenRefused(error)
  return {
    rows: data?.pages.flatMap(({ rows }) => rows),
    isCut: data?.pages[0]?.is_cut ?? false,
    error,
    isOfBefore: query.isPlaceholderData,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    readAt: query.dataUpdatedAt,
  }
}

/** Without a connection the library would wait silently; with this it tries, so that the failure is shown. */
export const ASK_AND_SAY = { networkMode: 'always', refetchOnReconnect: true } as const

/** The library already pauses in hidden tabs. */
export function usePace() {
  const isPageUsed = useIsPageUsed()
  return {
    ...ASK_AND_SAY,
    refetchInterval: isPageUsed && RELOAD_MS,
    staleTime: RELOAD_MS / 2,
    refetchOnWindowFocus: true,
  } as const
}

/** The panel may have been locked meanwhile: then its gate replaces this page. */
export function useGuardWhenRefused(error: Error | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (error instanceof CallError && REFUSED.has(error.failure.status)) checkAdminAccess(queryClient)
  }, [error, queryClient])
}

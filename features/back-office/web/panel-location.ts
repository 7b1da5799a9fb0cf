import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ACTIVITY_ACTORS, ACTIVITY_KINDS, type ActivityActor, type ActivityKind } from '#features/activity/contract.ts'
import { HEALTH_STEPS, type HealthStep } from '#features/back-office/operations-contract.ts'
import { type AdminSearch, paths } from '#features/paths.ts'
import {
  isSearchable,
  PANEL_PAYMENT_FILTERS,
  PANEL_REFUND_FILTERS,
  type PanelPaymentFilter,
  type PanelRefundFilter,
  SEARCH_MAX,
} from '../panel-contract.ts'
import { type Period, readDay } from './charts/period.ts'
import { useNavState } from './nav-state.ts'

export const PANEL_TABS = [
  'overview',
  'payments',
  'refunds',
  'members',
  'conversations',
  'activity',
  'coupons',
  'operations',
] as const
export type PanelTab = (typeof PANEL_TABS)[number]
/** Open when the address names no tab, or an unknown one. */
const FIRST_TAB: PanelTab = 'overview'
/** Filters without a tab are of this one: it was the first once. */
const FIRST_LIST: PanelTab = 'payments'
const FILTERS = ['search', 'status', 'from', 'to'] as const

/** The parts of a member's page. */
export const MEMBER_PARTS = [
  'overview',
  'payments',
  'refunds',
  'allowance',
  'edits',
  'notices',
  'chat',
  'webhooks',
  'activity',
] as const
export type MemberPart = (typeof MEMBER_PARTS)[number]
const FIRST_PART: MemberPart = 'overview'

export const CHART_DAYS = ['7', '30', '90', '365'] as const
type ChartDays = (typeof CHART_DAYS)[number]
const DAYS_FIRST: ChartDays = '30'

/** The place in the panel, from the valid parts of the address. */
export interface PanelLocation {
  readonly tab: PanelTab
  readonly search: string | undefined
  /** The search text in the address, even if it is too short to search for. */
  readonly writtenSearch: string
  readonly paymentStatus: PanelPaymentFilter | undefined
  readonly refundStatus: PanelRefundFilter | undefined
  readonly actor: ActivityActor | undefined
  readonly kind: ActivityKind | undefined
  /** The days that a list includes. */
  readonly period: Period
  /** The range of the charts. */
  readonly days: ChartDays
  readonly step: HealthStep
  /** The member whose page is open: then every list is restricted to them. */
  readonly member: string | undefined
  readonly part: MemberPart
}

export function usePanelLocation(): PanelLocation {
  const [params] = useSearchParams()
  const status = params.get('status')
  const writtenSearch = (params.get('search') ?? '').slice(0, SEARCH_MAX)
  const member = params.get('member') ?? undefined
  return {
    tab: tabOf(params),
    search: member === undefined && isSearchable(writtenSearch) ? writtenSearch : undefined,
    writtenSearch,
    paymentStatus: oneOf(PANEL_PAYMENT_FILTERS, status),
    refundStatus: oneOf(PANEL_REFUND_FILTERS, status),
    actor: oneOf(ACTIVITY_ACTORS, params.get('actor')),
    kind: oneOf(ACTIVITY_KINDS, params.get('kind')),
    period: { from: readDay(params.get('from')), to: readDay(params.get('to')) },
    days: oneOf(CHART_DAYS, params.get('days')) ?? DAYS_FIRST,
    step: oneOf(HEALTH_STEPS, params.get('step')) ?? 'hour',
    member,
    part: oneOf(MEMBER_PARTS, params.get('part')) ?? FIRST_PART,
  }
}

/** The address of another tab; of a list, with the same search. */
export function placeOfTab(tab: PanelTab, search: string | undefined): AdminSearch {
  return tab === FIRST_TAB ? {} : { tab, search }
}

export function placeOfPart(member: string, part: MemberPart): AdminSearch {
  return { member, part: part === FIRST_PART ? undefined : part }
}

/** The open list without filters. */
export function placeOfAll({ member, part, tab }: PanelLocation): AdminSearch {
  return member === undefined ? placeOfTab(tab, undefined) : placeOfPart(member, part)
}

/** A filter replaces the history entry, because it is not a place to return to; and the scroll position stays. */
export function useSetFilters(): (narrower: AdminSearch) => void {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { from, steps } = useNavState()
  return useCallback(
    (narrower) => {
      const tab = params.has('member') ? {} : placeOfTab(tabOf(params), undefined)
      const place = { ...tab, ...Object.fromEntries(params), ...narrower }
      void navigate(paths.admin(place), { replace: true, preventScrollReset: true, state: { from, steps } })
    },
    [navigate, params, from, steps],
  )
}

function tabOf(params: URLSearchParams): PanelTab {
  return oneOf(PANEL_TABS, params.get('tab')) ?? (FILTERS.some((name) => params.has(name)) ? FIRST_LIST : FIRST_TAB)
}

/** Whether any filter is set. */
export function isAnySet(filters: readonly (string | undefined)[]): boolean {
  return filters.some((filter) => filter !== undefined)
}

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined {
  return values.find((value) => value === wanted)
}

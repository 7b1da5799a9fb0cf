import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ACTIVITY_ACTORS, ACTIVITY_KINDS, type ActivityActor, type ActivityKind } from '#features/activity/contract.ts'
import { HEALTH_STEPS, type HealthStep } from '#features/operations/contract.ts'
import { type AdminSearch, paths } from '#features/paths.ts'
import {
  isSearchable,
  PANEL_PAYMENT_FILTERS,
  PANEL_REFUND_FILTERS,
  type PanelPaymentFilter,
  type PanelRefundFilter,
  SEARCH_MAX,
} from '../contract.ts'
import { type Period, readDay } from './period.ts'
import { useTrail } from './trail.ts'

export const PANEL_TABS = ['payments', 'refunds', 'members', 'activity', 'coupons', 'operations'] as const
export type PanelTab = (typeof PANEL_TABS)[number]
/** Open when the address names none, or one that does not exist. */
const FIRST_TAB: PanelTab = 'payments'

/** What a member's page is made of. */
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

/** Where one is in the panel, as far as the address says something that there is. */
export interface PanelPlace {
  readonly tab: PanelTab
  readonly search: string | undefined
  /** What the address asks for, also where that is too little to look for. */
  readonly writtenSearch: string
  readonly paymentStatus: PanelPaymentFilter | undefined
  readonly refundStatus: PanelRefundFilter | undefined
  readonly actor: ActivityActor | undefined
  readonly kind: ActivityKind | undefined
  /** Which days a list tells. */
  readonly period: Period
  /** How far back the charts go. */
  readonly days: ChartDays
  readonly step: HealthStep
  /** Whose page is open: then every list is of this one alone. */
  readonly member: string | undefined
  readonly part: MemberPart
}

export function usePanelPlace(): PanelPlace {
  const [params] = useSearchParams()
  const status = params.get('status')
  const writtenSearch = (params.get('search') ?? '').slice(0, SEARCH_MAX)
  const member = params.get('member') ?? undefined
  return {
    tab: oneOf(PANEL_TABS, params.get('tab')) ?? FIRST_TAB,
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

/** The address of another tab: whom one looks for is looked for there, too. */
export function placeOfTab(tab: PanelTab, search: string | undefined): AdminSearch {
  return { tab: tab === FIRST_TAB ? undefined : tab, search }
}

export function placeOfPart(member: string, part: MemberPart): AdminSearch {
  return { member, part: part === FIRST_PART ? undefined : part }
}

/** The list that is open, without anything that narrows it. */
export function placeOfAll({ member, part, tab }: PanelPlace): AdminSearch {
  return member === undefined ? placeOfTab(tab, undefined) : placeOfPart(member, part)
}

/** Narrowing a list is a look from another side, not a place to come back to; and the page stays where it is. */
export function useNarrow(): (narrower: AdminSearch) => void {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { from, steps } = useTrail()
  return useCallback(
    (narrower) => {
      const place = { ...Object.fromEntries(params), ...narrower }
      void navigate(paths.admin(place), { replace: true, preventScrollReset: true, state: { from, steps } })
    },
    [navigate, params, from, steps],
  )
}

/** Whether anything narrows a list. */
export function isAnySet(filters: readonly (string | undefined)[]): boolean {
  return filters.some((filter) => filter !== undefined)
}

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined {
  return values.find((value) => value === wanted)
}

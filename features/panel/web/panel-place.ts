import { useSearchParams } from 'react-router'
import { ACTIVITY_ACTORS, type ActivityActor } from '#features/activity/contract.ts'
import type { AdminSearch } from '#features/paths.ts'
import { REFUND_STATUSES, type RefundStatus } from '#features/payments/contract.ts'
import { PANEL_PAYMENT_STATUSES, type PanelPaymentStatus, SEARCH_MIN } from '../contract.ts'

export const PANEL_TABS = ['payments', 'refunds', 'activity'] as const
export type PanelTab = (typeof PANEL_TABS)[number]
/** Open when the address names none, or one that does not exist. */
const FIRST_TAB: PanelTab = 'payments'

/** Where one is in the panel, as far as the address says something that there is. */
export interface PanelPlace {
  readonly tab: PanelTab
  readonly search: string | undefined
  readonly paymentStatus: PanelPaymentStatus | undefined
  readonly refundStatus: RefundStatus | undefined
  readonly actor: ActivityActor | undefined
}

export function usePanelPlace(): PanelPlace {
  const [params] = useSearchParams()
  const status = params.get('status')
  const search = params.get('search') ?? ''
  return {
    tab: oneOf(PANEL_TABS, params.get('tab')) ?? FIRST_TAB,
    search: isSearchable(search) ? search : undefined,
    paymentStatus: oneOf(PANEL_PAYMENT_STATUSES, status),
    refundStatus: oneOf(REFUND_STATUSES, status),
    actor: oneOf(ACTIVITY_ACTORS, params.get('actor')),
  }
}

/** The address of another tab: whom one looks for is looked for there, too. */
export function placeOfTab(tab: PanelTab, search: string | undefined): AdminSearch {
  return { tab: tab === FIRST_TAB ? undefined : tab, search }
}

/** Long enough for the server to look for it. */
export function isSearchable(text: string): boolean {
  return text.replaceAll(/[^\p{L}\d]/gu, '').length >= SEARCH_MIN
}

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined {
  return values.find((value) => value === wanted)
}

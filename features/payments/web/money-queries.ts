/** Queries of the account page about money, and their refresh after an action. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchOrThrow } from '#features/api.ts'
import { allowanceKey, subscriptionKey, notifyOtherTabs } from '#features/membership/web/index.ts'
import { PLAN } from '#features/plan.ts'
import { notices } from '#features/notices/contract.ts'
import { toCents } from '#features/reais.ts'
import { useMember } from '#features/session/web/index.ts'
import { payments, type PaymentStatus, type RefundStatus } from '../contract.ts'

const RECEIPTS = ['receipts'] as const
const CHARGES = ['payments'] as const
export const methodKey = ['payment-method'] as const
export const noticesKey = ['notices'] as const

/** The provider usually takes some seconds for a refund. */
const ASK_AGAIN_MS = 5000

const ON_THEIR_WAY: readonly (RefundStatus | undefined)[] = ['pending', 'processing']

/** The receipts of the signed-in member. */
export function useReceipts() {
  return useReceiptsOf(useMember().phone)
}

/** In the language of the page; polled while a refund is under way. @param phone of the session */
export function useReceiptsOf(phone: string) {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: [...RECEIPTS, i18n.language],
    queryFn: async ({ signal }) => (await fetchOrThrow(payments.listReceipts, { query: { phone }, signal })).receipts,
    refetchInterval: ({ state }) =>
      state.data?.some(({ refund }) => ON_THEIR_WAY.includes(refund?.status)) === true && ASK_AGAIN_MS,
  })
}

/** In the language of the page. */
export function useNotices() {
  const { i18n } = useTranslation()
  const { phone } = useMember()
  return useQuery({
    queryKey: [...noticesKey, i18n.language],
    queryFn: async ({ signal }) => (await fetchOrThrow(notices.listNotices, { query: { phone }, signal })).notices,
  })
}

/** Charges that are due or paid, newest first. @param phone of the session */
export function useCharges(phone: string) {
  return useQuery({
    queryKey: CHARGES,
    queryFn: async ({ signal }) => (await fetchOrThrow(payments.listPayments, { query: { phone }, signal })).payments,
  })
}

const UNPAID: ReadonlySet<PaymentStatus> = new Set(['OVERDUE', 'PENDING'])

/**
 * Cents that a new card would be charged for the waiting plan; undefined when none waits. The plan may be late before the
 * provider calls its charge overdue.
 */
export function useLateCents(wantsCard: boolean): number | undefined {
  const { data = [] } = useCharges(useMember().phone)
  const late = data.filter(({ status }) => UNPAID.has(status))
  if (!wantsCard) return undefined
  return late.length === 0 ? PLAN.valueInCents : late.reduce((sum, { value }) => sum + toCents(value), 0)
}

/** Null when no card is charged. */
export function usePaymentMethod() {
  const { phone } = useMember()
  return useQuery({
    queryKey: methodKey,
    queryFn: async ({ signal }) => (await fetchOrThrow(payments.getPaymentMethod, { query: { phone }, signal })).paymentMethod,
  })
}

/**
 * Reloads everything that an action about money may have changed, here and in other tabs; resolves to whether the server
 * answered.
 */
export function useMoneyRefresh(): () => Promise<boolean> {
  const queryClient = useQueryClient()
  return async () => {
    notifyOtherTabs()
    const keys = [allowanceKey, subscriptionKey, RECEIPTS, CHARGES, methodKey, noticesKey]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    // without a network the library pauses the queries and resolves anyway
    const state = queryClient.getQueryState(allowanceKey)
    return state?.status === 'success' && state.fetchStatus === 'idle'
  }
}

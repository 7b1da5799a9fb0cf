/** What the account page asks about money, and how it asks anew after a deed. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchOrThrow } from '#features/api.ts'
import { allowanceKey } from '#features/membership/web/use-allowance.ts'
import { subscriptionKey } from '#features/membership/web/use-subscription.ts'
import { notices } from '#features/notices/contract.ts'
import { useMember } from '#features/sign-in/web/member.ts'
import { payments, type RefundStatus } from '../contract.ts'

const RECEIPTS = ['receipts'] as const
export const methodKey = ['payment-method'] as const
export const noticesKey = ['notices'] as const

/** A refund takes the provider some seconds, as a rule. */
const ASK_AGAIN_MS = 5000

const ON_THEIR_WAY: readonly (RefundStatus | undefined)[] = ['pending', 'processing']

/** Described in the language of the page; asked for again while a refund is on its way. */
export function useReceipts() {
  const { i18n } = useTranslation()
  const { phone } = useMember()
  return useQuery({
    queryKey: [...RECEIPTS, i18n.language],
    queryFn: async ({ signal }) => (await fetchOrThrow(payments.listReceipts, { query: { phone }, signal })).receipts,
    refetchInterval: ({ state }) =>
      state.data?.some(({ refund }) => ON_THEIR_WAY.includes(refund?.status)) === true && ASK_AGAIN_MS,
  })
}

/** Written in the language of the page. */
export function useNotices() {
  const { i18n } = useTranslation()
  const { phone } = useMember()
  return useQuery({
    queryKey: [...noticesKey, i18n.language],
    queryFn: async ({ signal }) => (await fetchOrThrow(notices.listNotices, { query: { phone }, signal })).notices,
  })
}

/** Null when no card is charged. */
export function usePaymentMethod() {
  const { phone } = useMember()
  return useQuery({
    queryKey: methodKey,
    queryFn: async ({ signal }) => (await fetchOrThrow(payments.getPaymentMethod, { query: { phone }, signal })).paymentMethod,
  })
}

/** Asks the server again for all that a deed about money may have changed; tells whether it has answered. */
export function useMoneyRefresh(): () => Promise<boolean> {
  const queryClient = useQueryClient()
  return async () => {
    const keys = [allowanceKey, subscriptionKey, RECEIPTS, methodKey, noticesKey]
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    // without a network the library puts the questions off, and calls that done
    const state = queryClient.getQueryState(allowanceKey)
    return state?.status === 'success' && state.fetchStatus === 'idle'
  }
}

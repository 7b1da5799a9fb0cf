import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { membership } from '#features/membership/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { viewOf } from './view-of.ts'

const ASK_EVERY_MS = 5000

type Status = 'ACTIVE' | 'INACTIVE' | 'PENDING'

interface PaymentQuery {
  readonly phone: string
  /** The provider's; null while it is unknown, for example when the answer to the purchase was lost. */
  readonly id: string | null
}

/** Whether the money has come, polled every five seconds. */
export function usePaymentStatus({ phone, id }: PaymentQuery) {
  return useQuery({
    queryKey: ['payment-status', id ?? 'unknown'],
    queryFn: ({ signal }) => (id === null ? askOurs(phone, signal) : askProviders({ phone, id }, signal)),
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: 'always',
    // the outcome of an earlier payment says nothing about this one
    gcTime: 0,
    staleTime: 0,
    retry: false,
    // a failed request tells the member more than a paused one
    networkMode: 'always',
  })
}

async function askProviders({ phone, id }: { phone: string; id: string }, signal: AbortSignal): Promise<Status> {
  return (await fetchOrThrow(payments.getProviderSubscription, { params: { id }, query: { phone }, signal })).status
}

async function askOurs(phone: string, signal: AbortSignal): Promise<Status> {
  const { subscription } = await fetchOrThrow(membership.getSubscription, { query: { phone }, signal })
  const view = viewOf(subscription)
  if (view.show === 'pending') return view.id === null ? 'PENDING' : askProviders({ phone, id: view.id }, signal)
  return view.show === 'owned' ? 'ACTIVE' : 'INACTIVE'
}

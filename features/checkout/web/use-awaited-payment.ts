import { onlineManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { usePaymentStatus } from './use-payment-status.ts'

export interface Awaited {
  /** The session's phone. */
  readonly phone: string
  /** The provider's; null while only the server knows it. */
  readonly id: string | null
  readonly onPaid: () => void
  readonly onRefused: () => void
}

/** Watches a payment until it is decided. */
export function useAwaitedPayment({ phone, id, onPaid, onRefused }: Awaited): { readonly isOffline: boolean } {
  const { data: status, isError } = usePaymentStatus({ phone, id })
  const notifyPaid = useEffectEvent(onPaid)
  const notifyRefused = useEffectEvent(onRefused)
  useEffect(() => {
    if (status === 'ACTIVE') notifyPaid()
    if (status === 'INACTIVE') notifyRefused()
  }, [status])
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  return { isOffline: isError || !isOnline }
}

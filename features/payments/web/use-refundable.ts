import { useReceipts } from './money-queries.ts'

export interface Refundable {
  /** Reais. */
  readonly amount: number
  /** The last moment at which the member may ask without giving a reason. */
  readonly until: string
}

/** The payment that the member may take back now, if there is one: the server knows which. */
export function useRefundable(): Refundable | undefined {
  const { data: receipts = [] } = useReceipts()
  const receipt = receipts.find(({ refund_until }) => refund_until !== null)
  return receipt?.refund_until ? { amount: receipt.value, until: receipt.refund_until } : undefined
}

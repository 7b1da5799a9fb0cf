import { useReceipts } from './money-queries.ts'

export interface Refundable {
  /** Reais: what is left of the payment. */
  readonly amount: number
  /** A part of it has gone back already. */
  readonly isRest: boolean
  /** The last moment at which the member may ask without giving a reason. */
  readonly until: string
}

/** The payment that the member may take back now, if there is one: the server knows which. */
export function useRefundable(): Refundable | undefined {
  const { data: receipts = [] } = useReceipts()
  const receipt = receipts.find(({ refund_until }) => refund_until !== null)
  if (!receipt?.refund_until) return undefined
  return { amount: receipt.left_value, isRest: receipt.refunded_value > 0, until: receipt.refund_until }
}

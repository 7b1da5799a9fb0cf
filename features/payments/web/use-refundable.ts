import { useReceipts } from './money-queries.ts'

export interface Refundable {
  /** What is left of the payment, in reais. */
  readonly amount: number
  /** A part of it has been refunded already. */
  readonly isRest: boolean
  /** The last moment at which the member can request it without a reason. */
  readonly until: string
}

/** The payment that the member can take back now, if there is one: the server decides which. */
export function useRefundable(): Refundable | undefined {
  const { data: receipts = [] } = useReceipts()
  const receipt = receipts.find(({ refund_until }) => refund_until !== null)
  if (!receipt?.refund_until) return undefined
  return { amount: receipt.left_value, isRest: receipt.refunded_value > 0, until: receipt.refund_until }
}

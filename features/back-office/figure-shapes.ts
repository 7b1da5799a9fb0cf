/** The panel's figures, current and by day. */
import * as z from 'zod/mini'

export const stats = z.object({
  /** Payments that brought money, and that money minus refunds; in reais. */
  totalPayments: z.int(),
  totalRevenue: z.number(),
  activeSubscriptions: z.int(),
  pendingRefunds: z.int(),
  /** Since the first of the month in the business's time zone. */
  monthlyRevenue: z.number(),
  /** Refunded payments as a percentage of all that brought money. */
  refundRate: z.number(),
})
export type PanelStats = z.infer<typeof stats>

export const seriesDay = z.object({
  day: z.iso.date(),
  revenue: z.number(),
  refunds: z.number(),
  edits: z.int(),
  sign_ups: z.int(),
})
export type PanelDay = z.infer<typeof seriesDay>

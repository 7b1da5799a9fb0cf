/** The panel's figures, now and day by day. */
import * as z from 'zod/mini'

export const stats = z.object({
  /** Payments that brought money, and that money less what went back; in reais. */
  totalPayments: z.int(),
  totalRevenue: z.number(),
  activeSubscriptions: z.int(),
  pendingRefunds: z.int(),
  /** Since the first of the business's month. */
  monthlyRevenue: z.number(),
  /** Payments given back of all that brought money, in percent. */
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

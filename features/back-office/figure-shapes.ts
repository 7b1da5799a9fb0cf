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

/** What happened in a period. Money in reais. */
const period = z.object({
  revenue: z.number(),
  refunds: z.number(),
  payments: z.int(),
  /** Refunded payments as a percentage of those that brought money. */
  refund_rate: z.number(),
  /** Of the plans and refunds that are open now, those that began in it. */
  plans_begun: z.int(),
  refunds_begun: z.int(),
  edits: z.int(),
  sign_ups: z.int(),
})
export type PanelPeriod = z.infer<typeof period>

/** The last days beside as many before them. */
export const changes = z.object({
  current: period,
  previous: period,
  /** Of last month up to the same day of the month; without what went back. */
  last_month_revenue: z.number(),
})
export type PanelChanges = z.infer<typeof changes>

import * as z from 'zod/mini'
import { ACTIVITY_ACTORS, ACTIVITY_KINDS } from '../activity/contract.ts'
import { endpoints, id, memberText, moment, phoneField } from '../endpoint.ts'
import { REFUND_STATUSES } from '../payments/contract.ts'

/** As the panel names payments: four words, and the second for whatever is none of the others. */
export const PANEL_PAYMENT_STATUSES = ['CONFIRMED', 'PENDING', 'REFUNDED', 'FAILED'] as const
export type PanelPaymentStatus = (typeof PANEL_PAYMENT_STATUSES)[number]

/** Lines in one page of a list. */
export const PANEL_PAGE = 50
/** A shorter word is in too many names to look for it. */
export const SEARCH_MIN = 3
/** How far back the charts may go. */
export const SERIES_DAYS_MAX = 366

/** Nobody for a member who left. */
const person = z.object({ id, name: z.nullable(z.string()), phone: z.nullable(z.string()), email: z.nullable(z.string()) })
export type PanelPerson = z.infer<typeof person>

const payment = z.object({
  id,
  provider_id: z.string(),
  user: person,
  value: z.number(),
  refunded_value: z.number(),
  status: z.enum(PANEL_PAYMENT_STATUSES),
  paid_at: z.nullable(moment),
  created_at: moment,
})
export type PanelPayment = z.infer<typeof payment>

const refund = z.object({
  id,
  protocol: z.string(),
  payment_id: id,
  user: person,
  value: z.number(),
  status: z.enum(REFUND_STATUSES),
  reason: z.string(),
  requested_by: z.enum(['member', 'admin', 'deletion', 'system']),
  created_at: moment,
  completed_at: z.nullable(moment),
})
export type PanelRefund = z.infer<typeof refund>

const stats = z.object({
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

const seriesDay = z.object({
  day: z.iso.date(),
  revenue: z.number(),
  refunds: z.number(),
  edits: z.int(),
  sign_ups: z.int(),
})
export type PanelDay = z.infer<typeof seriesDay>

const line = z.object({
  id,
  kind: z.enum(ACTIVITY_KINDS),
  actor: z.enum(ACTIVITY_ACTORS),
  user: z.nullable(person),
  address: z.nullable(z.string()),
  device: z.nullable(z.string()),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  created_at: moment,
})
export type PanelActivity = z.infer<typeof line>

const search = memberText(100).check(z.trim())
const page = { ...phoneField, after: z.optional(memberText(100)) }
const paymentFilter = { ...page, search: z.optional(search), status: z.optional(z.enum(PANEL_PAYMENT_STATUSES)) }
/** Of a search that found more people than are looked through: the newest of them are shown. */
const isCut = z.boolean()

export const panel = endpoints({
  listPanelPayments: {
    method: 'GET',
    path: '/api/admin/payments',
    summary: 'Payments, newest first, of everybody or of whom a name, phone, e-mail or provider id finds; and the six figures',
    access: 'admin',
    query: z.object(paymentFilter),
    reply: z.object({ payments: z.array(payment), stats, next: z.optional(z.string()), is_cut: isCut }),
    errors: [],
  },
  listPanelRefunds: {
    method: 'GET',
    path: '/api/admin/refunds',
    summary: 'Refunds, newest first',
    access: 'admin',
    query: z.object({ ...page, search: z.optional(search), status: z.optional(z.enum(REFUND_STATUSES)) }),
    reply: z.object({ refunds: z.array(refund), next: z.optional(z.string()), is_cut: isCut }),
    errors: [],
  },
  readPanelStats: {
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'The six figures, and what happened on each of the last days',
    access: 'admin',
    query: z.object({
      ...phoneField,
      days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(SERIES_DAYS_MAX))),
    }),
    reply: z.object({ stats, series: z.array(seriesDay) }),
    errors: [],
  },
  listActivity: {
    method: 'GET',
    path: '/api/admin/activity',
    summary: 'What members, administrators and the product did, newest first',
    access: 'admin',
    query: z.object({
      ...page,
      search: z.optional(search),
      kind: z.optional(z.enum(ACTIVITY_KINDS)),
      actor: z.optional(z.enum(ACTIVITY_ACTORS)),
    }),
    reply: z.object({ activity: z.array(line), next: z.optional(z.string()), is_cut: isCut }),
    errors: [],
  },
  findPanelMembers: {
    method: 'GET',
    path: '/api/admin/members',
    summary: 'People by name, phone, e-mail or provider id; the newest ones without a search',
    access: 'admin',
    query: z.object({ ...page, search: z.optional(search) }),
    reply: z.object({ members: z.array(z.extend(person, { created_at: moment })), next: z.optional(z.string()), is_cut: isCut }),
    errors: [],
  },
})

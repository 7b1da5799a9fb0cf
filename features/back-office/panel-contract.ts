import * as z from 'zod/mini'
import { ACTIVITY_ACTORS, ACTIVITY_KINDS } from '../activity/contract.ts'
import { REASON_MIN, reasonOf } from '../action-reason.ts'
import { byId, endpoints, id, memberText, moment, phoneField } from '../endpoint.ts'
import { REFUND_STATUSES } from '../payments/contract.ts'
import { changes, seriesDay, stats } from './figure-shapes.ts'
import { allowanceEntry, delivery, webhookEvent, memberEdit, memberPage, PICTURE_KINDS, sentNotice } from './member-shapes.ts'
import { memberRow, person } from './people-shapes.ts'

/** The panel's four payment statuses; PENDING covers everything that is none of the others. */
export const PANEL_PAYMENT_STATUSES = ['CONFIRMED', 'PENDING', 'REFUNDED', 'FAILED'] as const
export type PanelPaymentStatus = (typeof PANEL_PAYMENT_STATUSES)[number]
/** Problems that a status alone would hide: money being refunded that is still here, and disputed money. */
export const PANEL_PAYMENT_TROUBLES = ['REFUNDING', 'DISPUTED'] as const
/** Also money whose refund failed. */
const PAYMENT_TROUBLES = [...PANEL_PAYMENT_TROUBLES, 'REFUND_FAILED'] as const
export type PanelPaymentTrouble = (typeof PAYMENT_TROUBLES)[number]
/** Filters of the list of payments. */
export const PANEL_PAYMENT_FILTERS = [...PANEL_PAYMENT_STATUSES, ...PANEL_PAYMENT_TROUBLES] as const
export type PanelPaymentFilter = (typeof PANEL_PAYMENT_FILTERS)[number]

/** Filters of the list of refunds: a status, or `open` for all whose money has yet to go back, as in the figure. */
export const PANEL_REFUND_FILTERS = ['open', ...REFUND_STATUSES] as const
export type PanelRefundFilter = (typeof PANEL_REFUND_FILTERS)[number]

/** Rows in one page of a list. */
export const PANEL_PAGE = 50
/**
 * Whether a text can be searched for: the index needs a word of three letters or digits, or a phone in any format. Without one,
 * every row would have to be read.
 */
export function isSearchable(text: string): boolean {
  return /[\p{L}\d]{3}/u.test(/^[\d\s()+.-]*$/.test(text) ? text.replaceAll(/\D/g, '') : text)
}
/** The longest search, in UTF-16 units. */
export const SEARCH_MAX = 100
/** The longest range of the charts. */
export const SERIES_DAYS_MAX = 366

const payment = z.object({
  id,
  provider_id: z.string(),
  user: person,
  value: z.number(),
  refunded_value: z.number(),
  status: z.enum(PANEL_PAYMENT_STATUSES),
  trouble: z.nullable(z.enum(PAYMENT_TROUBLES)),
  /** The due date; unpaid payments are sorted by it. */
  due_on: z.iso.date(),
  paid_at: z.nullable(moment),
  created_at: moment,
})
export type PanelPayment = z.infer<typeof payment>

/** Only paid money can be refunded: for the first time, or again after a refund failed. */
export function isRefundable({ status, trouble }: Pick<PanelPayment, 'status' | 'trouble'>): boolean {
  return status === 'CONFIRMED' && (trouble === null || trouble === 'REFUND_FAILED')
}

const refund = z.object({
  id,
  protocol: z.string(),
  payment_id: id,
  user: person,
  value: z.number(),
  status: z.enum(REFUND_STATUSES),
  reason: z.string(),
  requested_by: z.enum(['member', 'admin', 'deletion', 'system']),
  failures: z.int(),
  /** For a failed refund: when the next automatic try is due; null when only an administrator can repeat it. */
  next_try_at: z.nullable(moment),
  created_at: moment,
  completed_at: z.nullable(moment),
})
export type PanelRefund = z.infer<typeof refund>

const words = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
export type PanelTexts = z.infer<typeof words>

const line = z.object({
  id,
  kind: z.enum(ACTIVITY_KINDS),
  actor: z.enum(ACTIVITY_ACTORS),
  /** The member it is about. */
  user: z.nullable(person),
  /** The administrator who acted. */
  by: z.nullable(person),
  address: z.nullable(z.string()),
  device: z.nullable(z.string()),
  detail: words,
  /** What was changed, with the same keys in both; null if nothing was. */
  before: z.nullable(words),
  after: z.nullable(words),
  created_at: moment,
})
export type PanelLine = z.infer<typeof line>

/** `cause`: the text of a refusal's code, as shown to the member. */
const activityLine = z.extend(line, { cause: z.nullable(z.string()) })
export type PanelActivity = z.infer<typeof activityLine>

const search = memberText(SEARCH_MAX).check(z.trim())
/** `member`: restricts the list to this member and overrides the search. */
const whose = { ...phoneField, search: z.optional(search), member: z.optional(id) }
const after = z.optional(memberText(100))
/** A business day, limited to years from 2000: the database has no year 0. */
export const DAY_PATTERN = /^2\d{3}-\d\d-\d\d$/
const day = z.iso.date().check(z.regex(DAY_PATTERN))
/** First and last day to include. */
const days = { from: z.optional(day), to: z.optional(day) }
const paymentFilter = { ...whose, ...days, status: z.optional(z.enum(PANEL_PAYMENT_FILTERS)) }
const refundFilter = { ...whose, ...days, status: z.optional(z.enum(PANEL_REFUND_FILTERS)) }
const activityFilter = {
  ...whose,
  ...days,
  kind: z.optional(z.enum(ACTIVITY_KINDS)),
  actor: z.optional(z.enum(ACTIVITY_ACTORS)),
}
const memberList = {
  access: 'admin',
  method: 'GET',
  params: byId,
  query: z.object({ ...phoneField, after }),
  errors: ['not_found'],
} as const
const csv = { access: 'admin', method: 'GET', reply: { content: 'text/csv' }, errors: ['not_found', 'search_too_wide'] } as const
const action = { access: 'admin', method: 'POST', needsPhone: true, params: byId } as const
const because = { ...phoneField, reason: reasonOf(REASON_MIN) }
/** Whether anything was changed: a second tap, or a second administrator, changes nothing. */
const done = z.object({ changed: z.boolean() })
/** The search found more people than it processes: only the newest of them are shown. */
const isCut = z.boolean()

export const panel = endpoints({
  listPanelPayments: {
    method: 'GET',
    path: '/api/admin/payments',
    summary:
      'Payments, newest first, of everybody or of whom a name, phone, e-mail or provider id finds, of the days from one to another; with the first page the six figures, unless they are not wanted',
    access: 'admin',
    query: z.object({ ...paymentFilter, after, stats: z.optional(z.literal('off')) }),
    reply: z.object({ payments: z.array(payment), stats: z.optional(stats), next: z.optional(z.string()), is_cut: isCut }),
    errors: ['not_found'],
  },
  listPanelRefunds: {
    method: 'GET',
    path: '/api/admin/refunds',
    summary: 'Refunds, newest first',
    access: 'admin',
    query: z.object({ ...refundFilter, after }),
    reply: z.object({ refunds: z.array(refund), next: z.optional(z.string()), is_cut: isCut }),
    errors: ['not_found'],
  },
  readPanelStats: {
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'The six figures, what happened on each of the last days, and the same in as many days before',
    access: 'admin',
    query: z.object({
      ...phoneField,
      days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(SERIES_DAYS_MAX))),
    }),
    reply: z.object({ stats, series: z.array(seriesDay), changes }),
    errors: [],
  },
  listActivity: {
    method: 'GET',
    path: '/api/admin/activity',
    summary:
      'What members, administrators and the product did, newest first; a search finds people, a network address, or what was said',
    access: 'admin',
    query: z.object({ ...activityFilter, after }),
    reply: z.object({ activity: z.array(activityLine), next: z.optional(z.string()), is_cut: isCut }),
    errors: ['not_found'],
  },
  findPanelMembers: {
    method: 'GET',
    path: '/api/admin/members',
    summary: 'People by name, phone, e-mail or provider id, and how each stands; the newest ones without a search',
    access: 'admin',
    query: z.object({ ...phoneField, search: z.optional(search), after }),
    reply: z.object({ members: z.array(memberRow), next: z.optional(z.string()), is_cut: isCut }),
    errors: [],
  },
  getPanelMember: {
    method: 'GET',
    path: '/api/admin/members/:id',
    summary: 'Who a member is and how they stand; the look is in the activity log',
    access: 'admin',
    params: byId,
    query: z.object(phoneField),
    reply: memberPage,
    errors: ['not_found'],
  },
  listMemberAllowance: {
    ...memberList,
    path: '/api/admin/members/:id/allowance',
    summary: 'The ledger of the allowance, newest first',
    reply: z.object({ entries: z.array(allowanceEntry), next: z.optional(z.string()) }),
  },
  listMemberWebhookEvents: {
    ...memberList,
    path: '/api/admin/members/:id/webhooks',
    summary: "The payment provider's webhooks about the member's contracts, newest first",
    reply: z.object({ webhooks: z.array(webhookEvent), next: z.optional(z.string()) }),
  },
  listMemberNotices: {
    ...memberList,
    path: '/api/admin/members/:id/notices',
    summary: 'What the member was told, newest first',
    reply: z.object({ notices: z.array(sentNotice), next: z.optional(z.string()) }),
  },
  listMemberDeliveries: {
    ...memberList,
    path: '/api/admin/members/:id/deliveries',
    summary: 'What was sent to the member in the chat and how far it came, newest first, without what it said',
    reply: z.object({ deliveries: z.array(delivery), next: z.optional(z.string()) }),
  },
  listMemberEdits: {
    ...memberList,
    path: '/api/admin/members/:id/edits',
    summary: 'What the member had made, newest first, without the pictures',
    reply: z.object({ edits: z.array(memberEdit), next: z.optional(z.string()) }),
  },
  showPicture: {
    ...action,
    path: '/api/admin/members/:id/picture',
    summary: 'One picture of the member for some minutes; they are told, with the reason',
    body: z.object({ ...because, edit_id: id, picture: z.enum(PICTURE_KINDS) }),
    reply: z.object({ url: z.string() }),
    errors: ['not_found'],
  },
  giveBackEdit: {
    ...action,
    path: '/api/admin/members/:id/give-back',
    summary: 'Gives back one edit of the period that is open; the same edit once',
    body: z.object({ ...because, edit_id: id }),
    reply: done,
    errors: ['not_found', 'edit_not_returnable'],
  },
  suspendMember: {
    ...action,
    path: '/api/admin/members/:id/suspend',
    summary: 'Stops their edits, also of a plan that they buy later; charges go on as agreed',
    body: z.object(because),
    reply: done,
    errors: ['not_found'],
  },
  resumeMember: {
    ...action,
    path: '/api/admin/members/:id/resume',
    summary: 'Lets their edits go on',
    body: z.object(because),
    reply: done,
    errors: ['not_found'],
  },
  signOutMember: {
    ...action,
    path: '/api/admin/members/:id/sign-out',
    summary: 'Ends every session of the member',
    body: z.object(because),
    reply: done,
    errors: ['not_found'],
  },
  exportPayments: {
    ...csv,
    path: '/api/admin/export/payments',
    summary: 'The payments of a filter as CSV',
    query: z.object(paymentFilter),
  },
  exportRefunds: {
    ...csv,
    path: '/api/admin/export/refunds',
    summary: 'The refunds of a filter as CSV',
    query: z.object(refundFilter),
  },
  exportMembers: {
    ...csv,
    path: '/api/admin/export/members',
    summary: 'Everybody, or whom a search finds, as CSV',
    query: z.object({ ...phoneField, search: z.optional(search) }),
  },
  exportActivity: {
    ...csv,
    path: '/api/admin/export/activity',
    summary: 'The activity of a filter as CSV',
    query: z.object(activityFilter),
  },
})

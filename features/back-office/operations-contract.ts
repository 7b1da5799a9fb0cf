import * as z from 'zod/mini'
import { byId, endpoints, id, memberText, moment, phoneField } from '../endpoint.ts'
import { person } from './people-shapes.ts'
import { RECONCILIATION_STATES, payments } from '../payments/contract.ts'

/** The outside services, by their ports. */
export const PROVIDERS = ['payments', 'sms', 'chat', 'social', 'images', 'words'] as const
export type Provider = (typeof PROVIDERS)[number]

/**
 * Faults that concern the provider itself, or our account with it; all others are its answers about one person, one card or one
 * picture.
 */
export const PROVIDER_FAULTS = [
  'unreachable',
  'vendor_down',
  'in_doubt',
  'rate_limited',
  'credentials_refused',
  'broken',
  'account_refused',
  'payment_problem',
  'quota_exhausted',
  'model_unknown',
  'answer_unusable',
] as const

/** The state of a webhook. `failed`: it should have been synced long ago. */
export const WEBHOOK_EVENT_STATES = ['received', 'synced', 'failed'] as const
export type WebhookEventState = (typeof WEBHOOK_EVENT_STATES)[number]

/** The resolution of the providers' history: a day in hours, or a month in days. */
export const HEALTH_STEPS = ['hour', 'day'] as const
export type HealthStep = (typeof HEALTH_STEPS)[number]

/** Rows in one page of a list. */
export const OPERATIONS_PAGE = 20

const queue = z.object({ name: z.string(), waiting: z.int(), delayed: z.int(), running: z.int(), failed: z.int() })
export type QueueState = z.infer<typeof queue>

/** Calls within the last day. */
const provider = z.object({
  provider: z.enum(PROVIDERS),
  answered: z.int(),
  failed: z.int(),
  /** Failed calls in percent; null without a call. */
  error_rate: z.nullable(z.number()),
  /** However long ago that was, as far as it is stored. */
  last_answered_at: z.nullable(moment),
  last_failed_at: z.nullable(moment),
  last_fault: z.nullable(z.string()),
})
export type ProviderState = z.infer<typeof provider>

const health = z.object({
  at: moment,
  calls: z.array(z.object({ provider: z.enum(PROVIDERS), answered: z.int(), failed: z.int() })),
})
export type HealthPoint = z.infer<typeof health>

const job = z.object({
  id,
  queue: z.string(),
  error: z.string(),
  code: z.nullable(z.string()),
  attempts: z.int(),
  failed_at: moment,
})
export type FailedJobLine = z.infer<typeof job>

const webhookEvent = z.object({
  /** The provider's id of the event. */
  id: z.string(),
  event: z.string(),
  /** Null for a webhook that concerns none of our records. */
  object_id: z.nullable(z.string()),
  /** The owner of that object; null where unknown. */
  user: z.nullable(person),
  state: z.enum(WEBHOOK_EVENT_STATES),
  received_at: moment,
  synced_at: z.nullable(moment),
})
export type WebhookEventLine = z.infer<typeof webhookEvent>

/** The kind of a chat message, without its content. */
export const MESSAGE_KINDS = ['text', 'photo', 'other'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** A chat message without an answer yet. */
const message = z.object({
  /** The network's id of the message. */
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  /** It should have been answered long ago. */
  is_stuck: z.boolean(),
  received_at: moment,
})
export type MessageLine = z.infer<typeof message>

const reconciliation = z.object({
  id,
  is_daily: z.boolean(),
  state: z.enum(RECONCILIATION_STATES),
  done: z.int(),
  total: z.int(),
  subscriptions_fixed: z.int(),
  payments_processed: z.int(),
  unread: z.int(),
  started_at: moment,
  ended_at: z.nullable(moment),
})
export type ReconciliationLine = z.infer<typeof reconciliation>

const page = { ...phoneField, after: z.optional(memberText(600)) }
const next = z.optional(z.string())
const read = { access: 'admin', method: 'GET' } as const
const action = { access: 'admin', method: 'POST', needsPhone: true } as const

export const operations = endpoints({
  readOperations: {
    ...read,
    path: '/api/admin/operations',
    summary: 'Queues, webhooks and providers at a glance',
    query: z.object(phoneField),
    reply: z.object({
      queues: z.array(queue),
      webhooks: z.object({ received: z.int(), failed: z.int() }),
      messages: z.object({ waiting: z.int(), stuck: z.int() }),
      providers: z.array(provider),
      /** Failed refunds, and disputed payments. */
      money: z.object({ refunds_failed: z.int(), disputed: z.int() }),
      /** How many people wait for an administrator: those who asked for help in the chat, and those with money in doubt. */
      people: z.object({ help_wanted: z.int(), money_in_doubt: z.int() }),
      last_reconciliation: z.nullable(reconciliation),
    }),
    errors: [],
  },
  readProviderHealth: {
    ...read,
    path: '/api/admin/operations/providers',
    summary: "Answered and failed calls of each provider over the last day's hours, or the last month's days",
    query: z.object({ ...phoneField, step: z.optional(z.enum(HEALTH_STEPS)) }),
    reply: z.object({ series: z.array(health) }),
    errors: [],
  },
  listFailedJobs: {
    ...read,
    path: '/api/admin/operations/jobs',
    summary: 'Jobs that failed for good, newest first, without whom they were about',
    query: z.object(page),
    reply: z.object({ jobs: z.array(job), next }),
    errors: [],
  },
  retryJob: {
    ...action,
    path: '/api/admin/operations/jobs/:id/retry',
    summary: 'Gives a failed job one more attempt',
    params: byId,
    body: z.object(phoneField),
    reply: z.object({ changed: z.boolean() }),
    errors: [],
  },
  listWebhookEvents: {
    ...read,
    path: '/api/admin/operations/webhooks',
    summary: "The payment provider's webhooks, newest first",
    query: z.object({ ...page, state: z.optional(z.enum(WEBHOOK_EVENT_STATES)) }),
    reply: z.object({ webhooks: z.array(webhookEvent), next }),
    errors: [],
  },
  replayWebhookEvents: {
    ...action,
    path: '/api/admin/operations/webhooks/replay',
    summary: "Answers one webhook again, or all that failed: by reading the provider's truth anew",
    body: z.object({ ...phoneField, id: z.optional(memberText(300).check(z.minLength(1))) }),
    /** How many subscriptions and charges the webhooks are about. */
    reply: z.object({ replayed: z.int() }),
    errors: ['not_found'],
  },
  listMessages: {
    ...read,
    path: '/api/admin/operations/messages',
    summary: 'Messages of the chat that are not answered yet, newest first, without what they say',
    query: z.object(page),
    reply: z.object({ messages: z.array(message), next }),
    errors: [],
  },
  replayMessages: {
    ...action,
    path: '/api/admin/operations/messages/replay',
    summary: 'Gives one message of the chat, or all that are stuck, one more attempt: nothing is answered twice',
    body: z.object({ ...phoneField, id: z.optional(memberText(300).check(z.minLength(1))) }),
    reply: z.object({ replayed: z.int() }),
    errors: ['not_found'],
  },
  listReconciliations: {
    ...read,
    path: '/api/admin/operations/reconciliations',
    summary: 'Repairs with the payment provider, newest first',
    query: z.object(page),
    reply: z.object({ reconciliations: z.array(reconciliation), next }),
    errors: [],
  },
  readReconciliation: {
    ...read,
    path: '/api/admin/operations/reconciliations/:id',
    summary: 'What one reconciliation found different, in words',
    params: byId,
    query: z.object(phoneField),
    reply: z.object({ fix: payments.fixPayments.reply }),
    errors: ['not_found'],
  },
})

/** The jobs of this feature. Payloads say which rows are meant, never what they hold; every handler is safe to run twice. */
import { z } from 'zod'
import type { Job } from '#platform/queue.ts'

/** Syncs one subscription with the provider. Last attempt: the daily reconciliation reads it again. */
export const syncJob: Job<{ subscriptionId: string }> = {
  name: 'payments.sync',
  payload: z.object({ subscriptionId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  policy: 'short',
  concurrency: 2,
}

/**
 * Applies a webhook: finds the subscription it belongs to and syncs it. Keyed by the provider's object, so that a hundred waiting
 * webhooks about one object cause one sync. Last attempt: the daily reconciliation reads it again.
 */
export const applyWebhookEventJob: Job<{ objectId: string }> = {
  name: 'payments.apply-webhook-event',
  payload: z.object({ objectId: z.string().min(1) }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  policy: 'short',
  concurrency: 4,
}

/**
 * Carries out a refund, which is its key: one job at a time, running or waiting, because two could request the refund twice. Last
 * attempt: the refund is marked as failed, so that an administrator can see and repeat it.
 */
export const refundJob: Job<{ refundId: string }> = {
  name: 'payments.refund',
  payload: z.object({ refundId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
  policy: 'exclusive',
  concurrency: 1,
}

/** Stops the charges of a subscription that has ended. Last attempt: the sweep enqueues it again. */
export const stopChargesJob: Job<{ subscriptionId: string }> = {
  name: 'payments.stop-charges',
  payload: z.object({ subscriptionId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  policy: 'short',
  concurrency: 1,
}

/**
 * Moves the charges of a plan to the days on which it renews. Last attempt: a charge taken early pays for the month it was meant
 * for.
 */
export const moveChargesJob: Job<{ subscriptionId: string }> = {
  name: 'payments.move-charges',
  payload: z.object({ subscriptionId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  policy: 'short',
  concurrency: 1,
}

/**
 * Reads every subscription from the provider. Last attempt: the reconciliation is marked as failed, and the next day's reads
 * everything again.
 */
export const reconciliationJob: Job<{ reconciliationId: string }> = {
  name: 'payments.reconcile',
  payload: z.object({ reconciliationId: z.uuid() }),
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 3600,
  policy: 'short',
  concurrency: 1,
}

export const PAYMENTS_JOBS = [
  syncJob,
  applyWebhookEventJob,
  refundJob,
  stopChargesJob,
  moveChargesJob,
  reconciliationJob,
] as const

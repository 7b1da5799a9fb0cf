/** The provider's webhook: trust only that it came, and what it is about. */
import { isKeepable } from '#features/endpoint.ts'
import type { WebhookRequest } from '#providers/payments/port.ts'
import type { PaymentsDeps } from '../deps.ts'
import { applyWebhookEventJob } from '../jobs.ts'
import { insertWebhookEvent } from './webhook-queries.ts'

/**
 * Stores the webhook once and enqueues its job. Webhooks about payments that are not ours come too: the job finds the owner. An
 * unreadable one is logged and accepted: refusing it would hold up every webhook behind it.
 * @param request of the provider: its route has asked `isGenuine`
 */
export async function receiveWebhook({ db, clock, queue, log, provider }: PaymentsDeps, request: WebhookRequest): Promise<void> {
  const webhook = provider.readWebhook(request)
  if (!webhook || ![webhook.eventId, webhook.event, webhook.objectId ?? ''].every(isKeepable))
    return log.error('a webhook could not be read')
  const { eventId, event, objectId } = webhook
  await db.transaction(async (tx) => {
    const now = clock.now()
    const row = {
      vendor: provider.vendor,
      eventId,
      event,
      objectId: objectId ?? null,
      receivedAt: now,
      syncedAt: objectId ? null : now,
    }
    const isNew = await insertWebhookEvent(tx, row)
    if (isNew && objectId) await queue.enqueue(tx, applyWebhookEventJob, { payload: { objectId }, key: objectId })
  })
}

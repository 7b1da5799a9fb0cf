/** The provider's webhook: trust only that it came, and what it is about. */
import { z } from 'zod'
import { isKeepable } from '#features/endpoint.ts'
import { isTimingSafeEqual } from '#platform/crypto.ts'
import { refuse } from '#platform/errors.ts'
import type { PaymentsDeps } from '../deps.ts'
import { applyWebhookEventJob } from '../jobs.ts'
import { insertWebhookEvent } from './webhook-queries.ts'

const VENDOR = 'asaas'

const word = (max: number) => z.string().min(1).max(max).refine(isKeepable)
const object = z.object({ id: word(100) })

/** The provider may add attributes and events at any time, so only the ids are strict. */
const webhookEvent = z.object({
  id: word(300),
  event: word(100),
  payment: object
    .extend({ subscription: word(100).nullish() })
    .optional()
    .catch(undefined),
  subscription: object.optional().catch(undefined),
})

/**
 * Stores the webhook once and enqueues its job. Webhooks about payments that are not ours come too: the job finds the owner. An
 * unreadable one is logged and accepted: refusing it would hold up every webhook behind it.
 * @throws Refusal `webhook_refused`
 */
export async function receiveWebhook(
  { db, clock, queue, log, webhookToken }: PaymentsDeps,
  { token, body }: { token: string | undefined; body: unknown },
): Promise<void> {
  if (!isTimingSafeEqual(token ?? '', webhookToken)) refuse('webhook_refused')
  const told = webhookEvent.safeParse(body)
  if (!told.success) return log.error({ issues: told.error.issues.length }, 'a webhook could not be read')
  const { id, event, payment, subscription } = told.data
  const objectId = payment?.subscription ?? subscription?.id ?? payment?.id
  await db.transaction(async (tx) => {
    const now = clock.now()
    const row = {
      vendor: VENDOR,
      eventId: id,
      event,
      objectId: objectId ?? null,
      receivedAt: now,
      syncedAt: objectId ? null : now,
    }
    const isNew = await insertWebhookEvent(tx, row)
    if (isNew && objectId) await queue.enqueue(tx, applyWebhookEventJob, { payload: { objectId }, key: objectId })
  })
}

/** The provider's knock: believe only that it knocked, and about what. */
import { z } from 'zod'
import { isSame } from '#platform/crypto.ts'
import { refuse } from '#platform/errors.ts'
import type { PaymentsDeps } from './deps.ts'
import { answerKnockJob } from './jobs.ts'
import { insertWebhookEvent } from './webhook-queries.ts'

const VENDOR = 'asaas'

/** New attributes and new events may come at any time, so nothing here is strict but the ids. */
const reference = z.object({ id: z.string().min(1).max(100) })
const knock = z.object({
  id: z.string().min(1).max(300),
  event: z.string().min(1).max(100),
  payment: reference
    .extend({ subscription: z.string().max(100).nullish() })
    .optional()
    .catch(undefined),
  subscription: reference.optional().catch(undefined),
})

/**
 * Keeps the knock once and has it answered. Money of other origin knocks too: whose it is, the job finds out.
 * @throws Refusal `webhook_refused`
 */
export async function receiveWebhook(
  { db, clock, queue, webhookToken }: PaymentsDeps,
  { token, body }: { token: string | undefined; body: unknown },
): Promise<void> {
  if (!isSame(token ?? '', webhookToken)) refuse('webhook_refused')
  const { id, event, payment, subscription } = knock.parse(body)
  const objectId = payment?.subscription ?? subscription?.id ?? payment?.id
  await db.transaction(async (tx) => {
    const told = { vendor: VENDOR, eventId: id, event, objectId: objectId ?? null, receivedAt: clock.now() }
    const isNew = await insertWebhookEvent(tx, { ...told, settledAt: objectId ? null : told.receivedAt })
    if (isNew && objectId) await queue.enqueue(tx, answerKnockJob, { payload: { objectId }, key: objectId })
  })
}

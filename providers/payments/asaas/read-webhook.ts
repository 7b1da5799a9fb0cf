/** The webhook of Asaas: https://docs.asaas.com/docs/receive-asaas-events-at-your-webhook-endpoint. */
import { z } from 'zod'
import { isTimingSafeEqual } from '#platform/crypto.ts'
import type { PaymentWebhook, WebhookRequest } from '../port.ts'
import { parseJson } from '#platform/parse-json.ts'

/** Asaas signs nothing; it repeats the token of the webhook's configuration. */
const TOKEN_HEADER = 'asaas-access-token'

const word = (max: number) => z.string().min(1).max(max)
const object = z.object({ id: word(100) })

/** Asaas may add attributes and events at any time, so only the ids are strict. */
const notification = z.object({
  id: word(300),
  event: word(100),
  payment: object
    .extend({ subscription: word(100).nullish() })
    .optional()
    .catch(undefined),
  subscription: object.optional().catch(undefined),
})

export function isGenuine(headers: WebhookRequest['headers'], webhookTokens: readonly string[]): boolean {
  const token = headers[TOKEN_HEADER]
  return typeof token === 'string' && webhookTokens.some((accepted) => isTimingSafeEqual(token, accepted))
}

export function readWebhook({ rawBody }: WebhookRequest): PaymentWebhook | undefined {
  const read = notification.safeParse(parseJson(rawBody))
  if (!read.success) return undefined
  const { id: eventId, event, payment, subscription } = read.data
  return { eventId, event, objectId: payment?.subscription ?? subscription?.id ?? payment?.id }
}

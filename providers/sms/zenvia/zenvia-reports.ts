import { z } from 'zod'
import { isTimingSafeEqual } from '#platform/crypto.ts'
import type { SmsReport, SmsReportReader, SmsWebhookRequest } from '../port.ts'
import { parseJson } from '#platform/parse-json.ts'

/** The header that we configure Zenvia to send (`webhook.headers` of the subscription), since it signs nothing. */
export const ZENVIA_TOKEN_HEADER = 'x-webhook-token'

/** https://zenvia.github.io/zenvia-openapi-spec/v2/#tag/Webhooks; the other codes belong to other channels. */
const STATUS: ReadonlyMap<string, SmsReport['status']> = new Map([
  ['SENT', 'sent'],
  ['DELIVERED', 'delivered'],
  ['READ', 'delivered'],
  ['REJECTED', 'undelivered'],
  ['NOT_DELIVERED', 'undelivered'],
])

const statusEvent = z.object({
  type: z.literal('MESSAGE_STATUS'),
  channel: z.literal('sms'),
  message: z.object({ id: z.string(), externalId: z.string().optional() }),
  messageStatus: z.object({
    code: z.string(),
    causes: z.array(z.object({ channelErrorCode: z.coerce.string().optional() })).default([]),
  }),
})

/** Zenvia's calls to the webhook of a MESSAGE_STATUS subscription. */
export function createZenviaReports({ webhookTokens }: { readonly webhookTokens: readonly string[] }): SmsReportReader {
  return {
    vendor: 'zenvia',
    isGenuine: ({ headers }) => {
      const token = headers[ZENVIA_TOKEN_HEADER]
      return typeof token === 'string' && webhookTokens.some((accepted) => isTimingSafeEqual(token, accepted))
    },
    readWebhook: readReport,
  }
}

function readReport({ rawBody }: SmsWebhookRequest): SmsReport | undefined {
  const event = statusEvent.safeParse(parseJson(Buffer.from(rawBody).toString()))
  const status = STATUS.get(event.data?.messageStatus.code ?? '')
  if (!event.success || !status) return undefined
  const { message, messageStatus } = event.data
  return {
    vendorMessageId: message.id,
    reference: message.externalId,
    status,
    reason: messageStatus.causes[0]?.channelErrorCode ?? (status === 'undelivered' ? messageStatus.code : undefined),
    isWorthAnotherVendor: true,
  }
}

import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isTimingSafeEqual } from '#platform/crypto.ts'
import type { WebhookRequest } from '#providers/webhook-request.ts'
import { type ChatChannel, ChatFault, type OutgoingMessage, type SentMessage } from '../port.ts'
import { type AskCloud, createAskCloud, MISSING, type WhatsAppSettings } from './ask-cloud.ts'
import { checkMessage } from './check-message.ts'
import { downloadFile, uploadFile } from './files.ts'
import { readWebhook } from './read-webhook.ts'
import { writeMessage } from './write-message.ts'

/** WhatsApp's Cloud API: https://developers.facebook.com/documentation/business-messaging/whatsapp. */
export function createWhatsAppChannel(settings: WhatsAppSettings): ChatChannel {
  const ask = createAskCloud(settings)
  return {
    send: (message) => send(ask, settings, message),
    markRead: async (messageId, { isTyping = false } = {}) => {
      const typing = isTyping ? { typing_indicator: { type: 'text' } } : {}
      const body = { messaging_product: 'whatsapp', status: 'read', message_id: messageId, ...typing }
      expectNumber(
        await ask({ method: 'POST', path: `/${settings.phoneNumberId}/messages`, body }, z.object({ success: z.literal(true) })),
      )
    },
    uploadFile: (file) => uploadFile(ask, settings, file),
    downloadFile: (fileId, limits) => downloadFile({ ask, settings }, fileId, limits),
    readHandshake: (query) => readHandshake(query, settings.verifyToken),
    isGenuine: (request) => isGenuine(request, settings.acceptedSecrets),
    readWebhook: ({ rawBody }) => readWebhook(rawBody, settings.phoneNumberId),
    linkTo: (place) => writeLink(settings.linkUrl, place),
  }
}

const sent = z.object({
  contacts: z
    .array(z.object({ wa_id: z.string().nullish(), user_id: z.string().nullish() }))
    .nullish()
    .catch(undefined),
  messages: z.array(z.object({ id: z.string().min(1) })).min(1),
})

async function send(ask: AskCloud, { phoneNumberId }: WhatsAppSettings, message: OutgoingMessage): Promise<SentMessage> {
  checkMessage(message)
  const call = { method: 'POST', path: `/${phoneNumberId}/messages`, body: writeMessage(message), isOnce: true } as const
  const { contacts, messages } = expectNumber(await ask(call, sent))
  const [contact] = contacts ?? []
  return {
    id: messages[0]?.id ?? '',
    recipient: { phone: contact?.wa_id ?? undefined, userId: contact?.user_id ?? message.to.userId },
  }
}

function expectNumber<Answer>(answer: Answer | typeof MISSING): Answer {
  if (answer === MISSING) throw new ChatFault('credentials_refused', { detail: 'the number is not there, or not ours' })
  return answer
}

const handshake = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.challenge': z.string().min(1).max(1000),
  'hub.verify_token': z.string(),
})

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/create-webhook-endpoint */
function readHandshake(query: Readonly<Record<string, unknown>>, verifyToken: string): string | undefined {
  const read = handshake.safeParse(query)
  return read.success && isTimingSafeEqual(read.data['hub.verify_token'], verifyToken) ? read.data['hub.challenge'] : undefined
}

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/create-webhook-endpoint */
const SIGNATURE_HEADER = 'x-hub-signature-256'

function isGenuine({ headers, rawBody }: WebhookRequest, appSecrets: readonly string[]): boolean {
  const signature = headers[SIGNATURE_HEADER]
  if (typeof signature !== 'string') return false
  const signatureWith = (secret: string) => `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`
  return appSecrets.some((secret) => isTimingSafeEqual(signature, signatureWith(secret)))
}

/** https://faq.whatsapp.com/5913398998672934: digits only, and the text in the query. */
function writeLink(linkUrl: string, { number, greeting }: { readonly number: string; readonly greeting: string }): string {
  return `${linkUrl}/${number.replace('+', '')}?text=${encodeURIComponent(greeting)}`
}

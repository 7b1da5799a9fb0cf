/** A channel to a number that a spec has opened, and the webhooks that the product behind it received. */
import { expect } from 'vitest'
import { type ChatChannel, type ChatEvent, ChatFault, type MessageContent } from './port.ts'
import type { WhatsAppSettings } from './whatsapp/ask-cloud.ts'
import { createWhatsAppChannel } from './whatsapp/whatsapp-channel.ts'

/** The fields of the opened number that are needed here. */
interface OpenedNumber {
  readonly url: string
  readonly credentials: {
    readonly phone_number_id: string
    readonly access_token: string
    readonly app_secret: string
    readonly verify_token: string
  }
  readonly calls: readonly { readonly text: string; readonly headers: Readonly<Record<string, string | string[] | undefined>> }[]
  readonly phone: () => string
}

export function connectToNumber<Number extends OpenedNumber>(number: Number) {
  const connect = (overrides: Partial<WhatsAppSettings> = {}): ChatChannel =>
    createWhatsAppChannel({
      graphUrl: number.url,
      graphVersion: 'v26.0',
      phoneNumberId: number.credentials.phone_number_id,
      accessToken: number.credentials.access_token,
      appSecret: number.credentials.app_secret,
      acceptedSecrets: [number.credentials.app_secret],
      verifyToken: number.credentials.verify_token,
      linkUrl: 'https://wa.me',
      ...overrides,
    })
  const chat = connect()
  const eventsSoFar = () =>
    number.calls
      .map(({ headers, text }) => ({ headers, rawBody: Buffer.from(text) }))
      .filter(chat.isGenuine)
      .flatMap(chat.readWebhook)

  return {
    ...number,
    chat,
    connect,
    send: (content: MessageContent = { kind: 'text', text: 'Olá 🍞' }, to = { phone: number.phone() }) =>
      chat.send({ to, content, reference: 'edit-7' }),
    /** The events about a person, once there are `count` of them; only webhooks with a valid signature count. */
    told: async (count: number, somebody = number.phone()): Promise<readonly ChatEvent[]> => {
      const own = () => eventsSoFar().filter((event) => isAbout(event, somebody))
      await expect.poll(() => own().length).toBeGreaterThanOrEqual(count)
      return own()
    },
    /** The webhook of one message from a person. */
    callAbout: async (messageId: string | undefined) => {
      const written = JSON.stringify(messageId).replaceAll('/', String.raw`\/`)
      const find = () => number.calls.find(({ text }) => text.includes(written))
      await expect.poll(find).toBeDefined()
      return find()
    },
  }
}

function isAbout(event: ChatEvent, somebody: string): boolean {
  if (event.kind === 'message') return event.from.phone === somebody || event.from.userId === somebody
  return event.kind === 'receipt' && event.recipient.phone === somebody
}

export async function faultOf(action: Promise<unknown>): Promise<ChatFault> {
  const error = await action.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ChatFault)
  return error as ChatFault // as: checked above
}

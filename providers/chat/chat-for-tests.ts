/** A stand-in, a product that listens to it, and one person at a time who talks with the number. */
import { expect } from 'vitest'
import { GRAPH_CREDENTIALS, WHATSAPP_CREDENTIALS } from '#sandbox/credentials.ts'
import { listenForCalls } from '#sandbox/listener-for-tests.ts'
import { startSandbox } from '#sandbox/start.ts'
import { type ChatChannel, type ChatEvent, ChatFault, type MessageContent } from './port.ts'
import type { WhatsAppSettings } from './whatsapp/ask-cloud.ts'
import { createWhatsAppChannel } from './whatsapp/whatsapp-channel.ts'

interface Shown {
  readonly id: string
  readonly type: string
  readonly direction: string
  readonly text?: string
  readonly status: string
}

export interface Chat {
  readonly messages: readonly Shown[]
  readonly is_typing: boolean
}

function connectTo(graphUrl: string, overrides: Partial<WhatsAppSettings>): ChatChannel {
  return createWhatsAppChannel({
    graphUrl,
    graphVersion: 'v26.0',
    phoneNumberId: WHATSAPP_CREDENTIALS.phone_number_id,
    accessToken: GRAPH_CREDENTIALS.access_token,
    appSecret: GRAPH_CREDENTIALS.app_secret,
    verifyToken: WHATSAPP_CREDENTIALS.verify_token,
    ...overrides,
  })
}

export type ChatWorld = Awaited<ReturnType<typeof openChatWorld>>

export async function openChatWorld() {
  const product = await listenForCalls()
  const sandbox = await startSandbox({ port: 0, productUrl: product.url })
  let people = 0
  let phone = ''

  const connect = (overrides: Partial<WhatsAppSettings> = {}) => connectTo(sandbox.url, overrides)
  const chat = connect()

  const control = async (call: string, body: object = {}) => {
    const answer = await fetch(`${sandbox.url}/control/${call}`, { method: 'POST', body: JSON.stringify(body) })
    expect(answer.status).toBe(200)
    return (await answer.json()) as { id?: string } // as: the documented shape
  }
  const set = (setting: string, value: number) => control('settings', { provider: 'whatsapp', setting, value })
  const look = async (somebody = phone): Promise<Chat> => {
    const answer = await fetch(`${sandbox.url}/control/chat?phone=${somebody}`)
    return (await answer.json()) as Chat // as: the documented shape
  }
  const eventsSoFar = () =>
    product.calls
      .filter(({ headers, text }) => chat.isGenuine(String(headers['x-hub-signature-256']), Buffer.from(text)))
      .flatMap(({ text }) => chat.readWebhook(Buffer.from(text)))

  return {
    sandbox,
    chat,
    connect,
    control,
    set,
    look,
    phone: () => phone,
    /** Each test has a person of its own, so that what still travels from the last one is not taken for this one's. */
    begin: async () => {
      await control('reset')
      for (const setting of ['delivered_after_ms', 'read_after_ms']) await set(setting, 0)
      people += 1
      phone = `55119${String(80_000_000 + people)}`
    },
    breakWith: (fault: string, times = 1) => control('faults', { provider: 'whatsapp', fault, times }),
    write: (deed: object) => control('chat/send', { from: `+${phone}`, ...deed }),
    send: (content: MessageContent = { kind: 'text', text: 'Olá 🍞' }, to = { phone }) =>
      chat.send({ to, content, reference: 'edit-7' }),
    /** What the product was told about a person, as soon as it was told `count` things; only what is signed counts. */
    told: async (count: number, somebody = phone): Promise<readonly ChatEvent[]> => {
      const own = () => eventsSoFar().filter((event) => isAbout(event, somebody))
      await expect.poll(() => own().length).toBeGreaterThanOrEqual(count)
      return own()
    },
    /** The webhook of one message that a person wrote. */
    callAbout: async (messageId: string | undefined) => {
      const written = JSON.stringify(messageId).replaceAll('/', String.raw`\/`)
      const find = () => product.calls.find(({ text }) => text.includes(written))
      await expect.poll(find).toBeDefined()
      return find()
    },
    close: async () => {
      await sandbox.close()
      await product[Symbol.asyncDispose]()
    },
  }
}

function isAbout(event: ChatEvent, somebody: string): boolean {
  if (event.kind === 'message') return event.from.phone === somebody || event.from.userId === somebody
  return event.kind === 'receipt' && event.recipient.phone === somebody
}

export async function faultOf(deed: Promise<unknown>): Promise<ChatFault> {
  const error = await deed.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ChatFault)
  return error as ChatFault // as: just looked at
}

/** A product that the messaging network really calls, people who write to it, and a worker that runs when the spec says so. */
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, expect } from 'vitest'
import { chatHandlers, chatSweeps, type WorkerDeps } from '#features/chat/server/index.ts'
import { photoEditsHandlers } from '#features/photo-edits/server/index.ts'
import { createSmallEngine, type SmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'
import { newId } from '#platform/crypto.ts'
import { GRAPH_CREDENTIALS, WHATSAPP_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { workUntilIdle } from './drive-work.test-support.ts'
import { startTestProduct, type TestProduct, type TestProductOptions } from './product.test-support.ts'

/** Phones that have the plan, in area codes whose WhatsApp accounts have no ninth digit; as many as a spec file may ever need. */
const PHONES = Array.from({ length: 40 }, (_, index) => `+55319777${String(index).padStart(5, '0')}`)
const PAUSE_SECONDS = 4

export const NETWORK = {
  appSecret: GRAPH_CREDENTIALS.app_secret,
  verifyToken: WHATSAPP_CREDENTIALS.verify_token,
  phoneNumberId: WHATSAPP_CREDENTIALS.phone_number_id,
}

export interface ShownMessage {
  readonly id: string
  readonly direction: 'in' | 'out'
  readonly type: string
  readonly text?: string
  readonly image_url?: string
  readonly link?: string
  readonly status?: string
  readonly buttons?: readonly { readonly id: string; readonly title: string }[]
}

export interface Person {
  /** A phone or a business-scoped id. */
  readonly address: string
  readonly says: (text: string) => Promise<string>
  readonly sendsPhoto: (caption?: string, traits?: { readonly isDocument?: boolean; readonly shade?: number }) => Promise<string>
  readonly taps: (title: string) => Promise<string>
  readonly sends: (what: Readonly<Record<string, unknown>>) => Promise<string>
  /** Our messages, oldest first. */
  readonly sees: () => Promise<readonly ShownMessage[]>
  readonly isShownTyping: () => Promise<boolean>
}

export interface ChatProduct extends TestProduct {
  readonly deps: WorkerDeps
  readonly engine: SmallEngine
  /** A new person, with an account and the plan unless `traits` says otherwise. */
  readonly aPerson: (traits?: { readonly isMember?: boolean; readonly address?: string }) => Promise<Person>
  /** Runs the worker's jobs that are due now. */
  readonly work: (deps?: WorkerDeps) => Promise<void>
  /** The same, after the pause that ends a series of messages. */
  readonly workAfterPause: () => Promise<void>
  readonly passSeconds: (seconds: number) => Promise<void>
  readonly failOnDemand: (fault: string, times?: number) => Promise<void>
  readonly setTo: (setting: string, value: number) => Promise<void>
  readonly redeliver: (order: 'same' | 'reversed' | 'shuffled') => Promise<void>
  readonly query: (sql: string, values?: readonly unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]>
}

/** @param options `port`: where the product listens, when the spec must know it beforehand */
export async function startChat({
  port = 0,
  ...options
}: TestProductOptions & { readonly port?: number } = {}): Promise<ChatProduct> {
  const env = { COURTESY_PHONES: PHONES.join(','), ...options.env }
  const engine = createSmallEngine()
  const product = await startTestProduct({ engine, ...options, env })
  await product.app.listen({ port, host: 'localhost' })
  await subscribe(product)
  const { channel } = product.core.chat
  if (!channel) throw new Error('the sandbox always has a chat')
  const deps: WorkerDeps = { ...product.core.chat, channel, engine }
  const control = async (call: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${product.sandboxUrl}/control/${call}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown> // as: every call of the sandbox answers an object
  }
  const query: ChatProduct['query'] = async (sql, values = []) =>
    (await product.core.database.pool.query<Record<string, unknown>>(sql, [...values])).rows
  const work = (given = deps) =>
    workUntilIdle(product.core, {
      handlers: [
        ...chatHandlers(given),
        ...photoEditsHandlers({ ...product.core.photoEdits, engine, imageGenerator: undefined }),
      ],
      sweeps: chatSweeps(given),
    })
  const passSeconds = async (seconds: number) => {
    await product.advance(seconds)
    await control('clock', { advance_seconds: seconds })
  }
  const meet = personIn({ product, control, query })
  let people = 0
  return {
    ...product,
    deps,
    engine,
    query,
    work,
    passSeconds,
    workAfterPause: async () => {
      await work()
      await passSeconds(PAUSE_SECONDS)
      await work()
    },
    failOnDemand: async (fault, times = 1) => void (await control('faults', { provider: 'whatsapp', fault, times })),
    setTo: async (setting, value) => void (await control('settings', { provider: 'whatsapp', setting, value })),
    redeliver: async (order) => void (await control('webhooks/redeliver', { provider: 'whatsapp', order })),
    aPerson: async ({ isMember = true, address } = {}) => {
      people += 1
      const phone = address ?? (isMember ? PHONES[people] : `+55318666${String(people).padStart(5, '0')}`) ?? ''
      if (isMember) await insertMember(product, phone)
      return meet(phone)
    },
  }
}

/** The same product for all tests of a file; closed after the last of them. */
export async function openChat(options?: Parameters<typeof startChat>[0]): Promise<ChatProduct> {
  const product = await startChat(options)
  afterAll(() => product.close())
  return product
}

/** Subscribes by the network's own call, with its handshake. */
async function subscribe({ app, sandboxUrl }: TestProduct): Promise<void> {
  const { port } = app.server.address() as AddressInfo // as: listens on TCP
  const account = WHATSAPP_CREDENTIALS.whatsapp_business_account_id
  const answer = await fetch(`${sandboxUrl}/v26.0/${account}/subscribed_apps`, {
    method: 'POST',
    headers: { authorization: `Bearer ${GRAPH_CREDENTIALS.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      override_callback_uri: `http://localhost:${port}/api/whatsapp/webhook`,
      verify_token: WHATSAPP_CREDENTIALS.verify_token,
    }),
  })
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
}

/** Inserts the row directly: the sign-in route rightly refuses so many similar numbers in a row. */
async function insertMember({ core }: TestProduct, phone: string): Promise<void> {
  const now = core.clock.now()
  const statement = "insert into members (id, phone, language, created_at) values ($1, $2, 'pt-BR', $3)"
  await core.database.pool.query(statement, [newId(now), phone, now])
}

interface Fixture {
  readonly product: TestProduct
  readonly control: (call: string, body: object) => Promise<Record<string, unknown>>
  readonly query: ChatProduct['query']
}

const personIn =
  ({ product, control, query }: Fixture) =>
  (address: string): Person => {
    const look = async () => {
      const answer = await fetch(`${product.sandboxUrl}/control/chat?phone=${encodeURIComponent(address)}`)
      return (await answer.json()) as { messages: ShownMessage[]; is_typing: boolean } // as: the sandbox's documented answer
    }
    const sees = async () => (await look()).messages.filter(({ direction }) => direction === 'out')
    const sends: Person['sends'] = async (what) => {
      const id = String((await control('chat/send', { from: address, ...what }))['id'])
      await expect.poll(() => query('select 1 from chat_incoming where id = $1', [id])).toHaveLength(1)
      return id
    }
    return {
      address,
      sends,
      sees,
      isShownTyping: async () => (await look()).is_typing,
      says: (text) => sends({ type: 'text', text }),
      sendsPhoto: async (caption, { isDocument = false, shade = 120 } = {}) =>
        sends({
          type: isDocument ? 'document' : 'image',
          image_base64: (await aPhoto(shade)).toString('base64'),
          ...(caption !== undefined && { caption }),
        }),
      taps: async (title) => {
        const offers = (await sees()).flatMap(({ id, buttons = [] }) => buttons.map((button) => ({ ...button, messageId: id })))
        const found = offers.findLast((button) => button.title === title)
        if (!found) throw new Error(`nothing is called ${title}`)
        return sends({ type: 'button', button_id: found.id, reply_to: found.messageId })
      },
    }
  }

function aPhoto(shade: number): Promise<Buffer> {
  const background = { r: shade % 256, g: (shade * 7) % 256, b: 90 }
  return sharp({ create: { width: 600, height: 750, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

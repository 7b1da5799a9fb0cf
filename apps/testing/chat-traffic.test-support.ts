/**
 * A day of the chat in a few minutes: members send photos in bursts, and the network delivers them batched, repeated, late and
 * out of order. Everything is the product's own except the engine, whose answer is recorded, and the photo, which is always the
 * same.
 */
import { createHmac } from 'node:crypto'
import sharp from 'sharp'
import { chatHandlers, chatSweeps, type WorkerDeps } from '#features/chat/server/index.ts'
import { photoEditsHandlers } from '#features/photo-edits/server/index.ts'
import { createSmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'
import { SECOND } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { AnyJobHandler } from '#platform/queue.ts'
import { ChatFault } from '#providers/chat/port.ts'
import { GRAPH_CREDENTIALS, WHATSAPP_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { startTestProduct, type TestProduct } from './product.test-support.ts'

export interface Traffic {
  readonly members: number
  /** How many photos each member sends, one per burst. */
  readonly photosEach: number
  /** How many members ask something, all at once. */
  readonly chatty: number
  readonly questionsEach: number
}

export interface TrafficReport {
  readonly photos: number
  readonly webhooks: number
  readonly edits: number
  /** Results that the network accepted, and the edits that they belong to. */
  readonly results: number
  readonly editsTold: number
  /** Answers: several messages in a row from one person get one answer. */
  readonly answers: number
  /** Messages from people that were never processed. */
  readonly unread: number
  /** How many messages the network refused, by error code. */
  readonly refusals: Readonly<Record<string, number>>
  readonly openMessages: number
  /** Messages over the network's limit for one person. */
  readonly sentTooFast: number
  readonly seconds: number
}

const JOBS_AT_ONCE = 4
/** No more than a worker finishes before the queue believes that it has died. */
const BATCH = 8
/** Longer than the pause after which a photo counts as sent alone. */
const PAUSE_SECONDS = 4
const BETWEEN_BURSTS_SECONDS = 60
const LOOK_AGAIN_SECONDS = 30
/** Every fourth message is delivered twice, and as many again with a later burst. */
const REPEATED_EVERY = 4
const MAX_MESSAGES_A_WEBHOOK = 5
const MAX_TURNS = 400

export async function runTraffic(traffic: Traffic): Promise<TrafficReport> {
  const phones = Array.from({ length: traffic.members }, (_, index) => `+55319777${String(index).padStart(5, '0')}`)
  const product = await startTestProduct({ env: { COURTESY_PHONES: phones.join(','), LOG_LEVEL: 'silent' } })
  try {
    return await sendAndDrain(product, { traffic, phones })
  } finally {
    await product.close()
  }
}

async function sendAndDrain(
  product: TestProduct,
  { traffic, phones }: { traffic: Traffic; phones: readonly string[] },
): Promise<TrafficReport> {
  const begun = performance.now()
  await insertMembers(product, phones)
  const network = await meetNetwork(product)
  const late: string[] = []
  for (let burst = 0; burst < traffic.photosEach; burst += 1) {
    const photos = phones.map((phone) => network.photoOf(phone))
    const asked = burst === 0 ? phones.slice(0, traffic.chatty).flatMap((phone) => questionsOf(network, phone, traffic)) : []
    await network.handOver([...photos, ...asked], late.splice(0))
    late.push(...photos.filter((_, index) => index % REPEATED_EVERY === 1).map((message) => JSON.stringify(message)))
    await network.settle()
  }
  await network.handOver([], late)
  await network.settle()
  return network.report(traffic, (performance.now() - begun) / SECOND)
}

function questionsOf(network: Network, phone: string, { questionsEach }: Traffic): readonly object[] {
  return Array.from({ length: questionsEach }, () => network.questionOf(phone))
}

async function insertMembers({ core }: TestProduct, phones: readonly string[]): Promise<void> {
  const now = core.clock.now()
  const ids = phones.map(() => newId(now))
  await core.database.pool.query(
    "insert into members (id, phone, language, created_at) select id, phone, 'pt-BR', $3 from unnest($1::uuid[], $2::text[]) as t (id, phone)",
    [ids, phones, now],
  )
}

type Network = Awaited<ReturnType<typeof meetNetwork>>

async function meetNetwork(product: TestProduct) {
  const { core, sandboxUrl } = product
  const { deps, handlers, refusals } = await equip(product)
  const courier = meetCourier(product)
  const count = async (what: string): Promise<number> => {
    const { rows } = await core.database.pool.query<{ count: string }>(`select count(*) from ${what}`)
    return Number(rows[0]?.count)
  }
  const passSeconds = async (seconds: number) => {
    await product.advance(seconds)
    const body = JSON.stringify({ advance_seconds: seconds })
    await fetch(`${sandboxUrl}/control/clock`, { method: 'POST', body })
  }
  const work = async () => {
    for (const { run } of chatSweeps(deps)) await run()
    while (await workOnce(core, handlers));
  }

  return {
    ...courier,
    settle: async () => {
      await work()
      await passSeconds(PAUSE_SECONDS)
      for (let turn = 0; turn < MAX_TURNS; turn += 1) {
        await work()
        // one sweep queues a limited number; the next one comes a second later
        const due = await count(`chats where wake_at <= '${core.clock.now().toISOString()}'`)
        const isQuiet = due === 0 && (await count("chat_outgoing where state in ('waiting', 'sending')")) === 0
        await passSeconds(isQuiet ? BETWEEN_BURSTS_SECONDS : LOOK_AGAIN_SECONDS)
        if (isQuiet) return
      }
    },
    report: async ({ members, photosEach }: Traffic, seconds: number): Promise<TrafficReport> => ({
      photos: members * photosEach,
      webhooks: courier.webhooks(),
      edits: await count('edits'),
      results: await count("chat_outgoing where purpose = 'result' and state = 'sent'"),
      editsTold: await count("(select distinct edit_id from chat_outgoing where purpose = 'result' and state = 'sent') as told"),
      answers: await count("chat_outgoing where purpose = 'answer' and state = 'sent'"),
      unread: await count('chat_incoming where handled_at is null'),
      refusals,
      openMessages: await count("chat_outgoing where state in ('waiting', 'sending')"),
      sentTooFast: await countTooFast(product),
      seconds,
    }),
  }
}

/**
 * The network's documented limit: 45 at once, and one more for every six seconds that pass. Counted from what was sent, not from
 * our own pacing.
 */
const LENT = 45
const EARNED_EVERY_MS = 6 * SECOND

async function countTooFast({ core }: TestProduct): Promise<number> {
  const { rows } = await core.database.pool.query<{ chat_id: string; attempted_at: Date }>(
    'select chat_id, attempted_at from chat_outgoing where attempted_at is not null order by chat_id, attempted_at',
  )
  let [tooFast, credit] = [0, LENT]
  rows.forEach(({ chat_id: chatId, attempted_at: at }, index) => {
    const before = rows[index - 1]
    const isSame = before?.chat_id === chatId
    const earned = isSame ? (at.getTime() - before.attempted_at.getTime()) / EARNED_EVERY_MS : LENT
    credit = Math.min(LENT, (isSame ? credit : 0) + earned) - 1
    if (credit < 0) tooFast += 1
  })
  return tooFast
}

/** A worker with a recorded photo and a recorded result. It counts what the network refuses. */
async function equip({ core }: TestProduct) {
  const { channel } = core.chat
  if (!channel) throw new Error('the sandbox always has a chat')
  const engine = createSmallEngine()
  const background = { r: 200, g: 120, b: 90 }
  const jpeg = await sharp({ create: { width: 600, height: 750, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const refusals: Record<string, number> = {}
  const send: WorkerDeps['channel']['send'] = async (message) => {
    try {
      return await channel.send(message)
    } catch (error) {
      if (error instanceof ChatFault) refusals[error.code] = (refusals[error.code] ?? 0) + 1
      throw error
    }
  }
  const downloadFile: WorkerDeps['channel']['downloadFile'] = async () => ({
    outcome: 'fetched',
    bytes: jpeg,
    type: 'image/jpeg',
  })
  const deps: WorkerDeps = { ...core.chat, channel: { ...channel, send, downloadFile }, engine }
  const handlers = [...chatHandlers(deps), ...photoEditsHandlers({ ...core.photoEdits, engine, imageGenerator: undefined })]
  return { deps, handlers, refusals }
}

/** Writes webhooks as the network does and delivers them. */
function meetCourier({ app, core }: TestProduct) {
  let [messages, webhooks] = [0, 0]
  const messageOf = (phone: string, content: object) => ({
    id: `wamid.${(messages += 1)}`,
    from: phone.slice(1),
    timestamp: String(Math.floor(core.clock.now().getTime() / SECOND)),
    ...content,
  })
  const webhookEvent = async (batch: readonly string[]) => {
    webhooks += 1
    const payload = envelope(batch)
    const signature = createHmac('sha256', GRAPH_CREDENTIALS.app_secret).update(payload).digest('hex')
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` }
    const answer = await app.inject({ method: 'POST', url: '/api/whatsapp/webhook', headers, payload })
    if (answer.statusCode !== 200) throw new Error(`a webhook was answered ${answer.statusCode}`)
  }

  return {
    webhooks: () => webhooks,
    photoOf: (phone: string) =>
      messageOf(phone, { type: 'image', image: { id: '1', mime_type: 'image/jpeg', caption: 'fundo de mármore branco' } }),
    questionOf: (phone: string) => messageOf(phone, { type: 'text', text: { body: 'saldo' } }),
    /** Shuffles the messages, sends them in batches, some of them twice, and the late ones of earlier bursts again. */
    handOver: async (fresh: readonly object[], late: readonly string[]) => {
      const bodies = fresh.map((message) => JSON.stringify(message))
      const again = bodies.filter((_, index) => index % REPEATED_EVERY === 0)
      const mixed = mix([...bodies, ...again, ...late])
      for (let from = 0; from < mixed.length;) {
        const size = 1 + (from % MAX_MESSAGES_A_WEBHOOK)
        await webhookEvent(mixed.slice(from, from + size))
        from += size
      }
    },
  }
}

/** Returns false when nothing was waiting. Several jobs run side by side, as in a worker. */
async function workOnce({ boss }: TestProduct['core'], handlers: readonly AnyJobHandler[]): Promise<boolean> {
  let done = 0
  for (const { job, handle } of handlers) {
    const jobs = await boss.fetch<object>(job.name, { batchSize: BATCH })
    done += jobs.length
    const queue = [...jobs]
    const runner = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        // as: the payload that the job was sent with
        await handle(next.data as never, { signal: new AbortController().signal, isLast: false })
        await boss.complete(job.name, next.id)
      }
    }
    await Promise.all(Array.from({ length: JOBS_AT_ONCE }, runner))
  }
  return done > 0
}

function envelope(messages: readonly string[]): string {
  const metadata = { display_phone_number: '1', phone_number_id: WHATSAPP_CREDENTIALS.phone_number_id }
  const entry = messages.map((message) => ({
    id: '1',
    changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, messages: [JSON.parse(message)] } }],
  }))
  return JSON.stringify({ object: 'whatsapp_business_account', entry })
}

/** Always the same order, so that a failure can be reproduced. */
function mix<Item>(items: readonly Item[]): readonly Item[] {
  const places = items.map((item, index) => ({ item, place: (index * 7919) % (items.length + 1) }))
  return places.toSorted((one, other) => one.place - other.place).map(({ item }) => item)
}

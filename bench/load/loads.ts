/** The loads, each with more callers than one server can serve at once. */
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import sharp from 'sharp'
import { join } from 'node:path'
import { editOnTheWeb, type Member } from '#tools/drill/members.ts'
import type { Crowd } from './crowd.ts'
import { type Load, meanOf, percentile, type Step, stepOf } from './judge.ts'
import type { StartedProduct } from './start-processes.ts'
import type { Answered, Call } from './sender.ts'

/** How much of everything. */
export interface Amounts {
  /** Numbers of callers, from a few to many. */
  readonly callers: readonly number[]
  readonly forMs: number
  readonly people: readonly number[]
  readonly uploads: number
  /** For each photo. */
  readonly streams: number
  readonly edits: readonly number[]
}

export interface Run {
  readonly processes: StartedProduct
  readonly bareUrl: string
  readonly crowd: Crowd
  readonly amounts: Amounts
}

/** What a load tells of itself; the server is watched from outside. */
export type Outcome = Omit<Load, 'meanwhile' | 'bare'> & {
  /** Run once the server is left alone. */
  readonly runBare?: () => Promise<Step>
}

/**
 * A hundred statements may wait for the database, of webhooks four hundred (`platform/http/admit.ts`). Some calls have none waiting,
 * and on a busy machine some are not read yet.
 */
const MOST_CALLS = 400
const MOST_WEBHOOKS = 600
/** The longest that anybody is told who is refused an upload. */
const COME_BACK_MS = 6000
const AT_ONCE = 10
const SETTLE_MS = 500
const DONE_WITHIN_MS = 180_000
const ANSWERED_WITHIN_MS = 120_000

export async function smallCalls({ processes, bareUrl, crowd, amounts }: Run): Promise<Outcome> {
  const calls = processes.members.map(({ phone, cookie }): Call => {
    return { method: 'GET', path: `/api/user/photo-limit?phone=${encodeURIComponent(phone)}`, headers: { cookie } }
  })
  const steps = await climb({ processes, crowd, amounts }, calls)
  const runBare = () => once({ url: bareUrl, crowd, amounts }, [{ method: 'GET', path: '/small', headers: {} }])
  return { name: 'small calls', mostUnderWay: MOST_CALLS, steps, faults: [], note: '', runBare }
}

const JSON_HEADERS = { 'content-type': 'application/json' }

export async function paymentWebhooks({ processes, bareUrl, crowd, amounts }: Run): Promise<Outcome> {
  const payment = { object: 'payment', id: 'pay_{number}', subscription: 'sub_000000000001', value: 37.9, status: 'CONFIRMED' }
  const event = { id: 'evt_{number}', event: 'PAYMENT_CONFIRMED', dateCreated: '2026-11-21 12:00:00', payment }
  const headers = { ...JSON_HEADERS, 'asaas-access-token': processes.webhookToken }
  const call: Call = { method: 'POST', path: '/api/asaas/webhook', headers, body: { text: JSON.stringify(event) } }
  const steps = await climb({ processes, crowd, amounts }, [call])
  const stored = await count(processes, 'select count(*)::int as count from webhook_events')
  const acknowledged = steps.reduce((sum, { answered }) => sum + answered, 0)
  const faults = stored < acknowledged ? [`${acknowledged - stored} acknowledged webhooks are not stored`] : []
  const runBare = () => once({ url: bareUrl, crowd, amounts }, [{ ...call, path: '/webhook' }])
  return { name: 'webhooks of payments', mostUnderWay: MOST_WEBHOOKS, steps, faults, note: '', runBare }
}

/** Everybody writes at the same moment, as after the news; nobody is refused, and everybody is answered. */
export async function chatPeak({ processes, crowd, amounts, bareUrl }: Run): Promise<Outcome> {
  const calls = processes.members.map(({ phone }): Call => {
    return { method: 'POST', path: '/api/whatsapp/webhook', headers: JSON_HEADERS, body: { text: messageOf(processes, phone) } }
  })
  const [steps, faults, notes]: [Step[], string[], string[]] = [[], [], []]
  for (const people of amounts.people) {
    const begun = performance.now()
    const plan = { url: processes.url, calls: calls.slice(0, people), callers: people, secret: processes.appSecret }
    steps.push(stepOf(people, await crowd.send(plan)))
    const isAnswered = () => count(processes, 'select count(*)::int as count from chat_incoming where handled_at is null')
    const left = await untilNone(isAnswered, ANSWERED_WITHIN_MS)
    if (left > 0) faults.push(`${left} of ${people} messages were not answered`)
    notes.push(`${people} people were answered after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
    await pause(SETTLE_MS)
  }
  const people = amounts.people[0] ?? 1
  const runBare = async () => {
    const bare = calls.slice(0, people).map((call) => ({ ...call, path: '/webhook' }))
    return stepOf(people, await crowd.send({ url: bareUrl, calls: bare, callers: people, secret: processes.appSecret }))
  }
  return { name: 'the chat in the evening', steps, faults, note: notes.join(', '), runBare }
}

function messageOf({ phoneNumberId }: StartedProduct, phone: string): string {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const message = { id: 'wamid.load.{number}', from: phone.slice(1), timestamp, type: 'text', text: { body: 'saldo' } }
  const metadata = { display_phone_number: '1', phone_number_id: phoneNumberId }
  const value = { messaging_product: 'whatsapp', metadata, messages: [message] }
  return JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [{ field: 'messages', value }] }] })
}

/** A photo of a phone, from every member at once. @returns whose photos were taken as well */
export async function uploads({ processes, bareUrl, crowd, amounts }: Run) {
  const photo = await sharp('engine/photos-for-tests/barista.jpg').resize(3200).jpeg({ quality: 92 }).toBuffer()
  const { file, type } = await crowd.keepForm(join(processes.folder, 'photo'), photo)
  const members = processes.members.slice(0, amounts.uploads)
  const calls = members.map(({ cookie }): Call => {
    return { method: 'POST', path: '/api/photos', headers: { cookie, 'content-type': type }, body: { file } }
  })
  const sent = await crowd.send({ url: processes.url, calls, callers: members.length, keepsIds: true })
  const taken = takenOf(sent.answers, members)
  const others = members.filter((member) => !taken.some((one) => one.member === member))
  if (others.length > 0) await pause(COME_BACK_MS)
  // a few at a time, as they were told different times
  const again = await crowd.send({
    url: processes.url,
    calls: calls.filter((_, index) => others.some((member) => member === members[index])),
    callers: AT_ONCE,
    keepsIds: true,
  })
  taken.push(...takenOf(again.answers, others))
  const faults = taken.length < members.length ? [`${members.length - taken.length} photos were refused again`] : []
  const runBare = async () => {
    const bare = calls.map((call) => ({ ...call, path: '/photo' }))
    return stepOf(members.length, await crowd.send({ url: bareUrl, calls: bare, callers: members.length }))
  }
  const note = `photos of ${(photo.byteLength / 1e6).toFixed(1)} MB; ${others.length} came again and were taken`
  const outcome: Outcome = { name: 'uploads at once', steps: [stepOf(members.length, sent)], faults, note, runBare }
  return { outcome, taken }
}

function takenOf(answers: readonly Answered[], by: readonly Member[]): UploadedPhoto[] {
  return answers.flatMap(({ status, id, call }) => {
    const member = by[call]
    return status === 201 && id !== undefined && member ? [{ photoId: id, member }] : []
  })
}

export interface UploadedPhoto {
  readonly photoId: string
  readonly member: Member
}

/** Everybody watches the cutouts of the photos that were taken, on many screens; then the worker makes them. */
export async function eventStreams(
  { processes, bareUrl, crowd, amounts }: Run,
  taken: readonly UploadedPhoto[],
): Promise<Outcome> {
  const watched = taken.flatMap(({ photoId, member: { cookie } }) =>
    Array.from({ length: amounts.streams }, () => ({ path: `/api/photos/${photoId}/events`, cookie })),
  )
  const begun = performance.now()
  const streams = await crowd.watch({ url: processes.url, watched })
  const step = streamsStep(watched.length, streams, performance.now() - begun)
  const small = processes.members.map(({ phone, cookie }): Call => {
    return { method: 'GET', path: `/api/user/photo-limit?phone=${encodeURIComponent(phone)}`, headers: { cookie } }
  })
  const beside = stepOf(1, await crowd.send({ url: processes.url, calls: small.slice(0, 50), callers: 1 }))
  await processes.startEngine()
  const isWorking = () => count(processes, "select count(*)::int as count from cutouts where state = 'working'")
  const left = await untilNone(isWorking, DONE_WITHIN_MS)
  await pause(2 * SETTLE_MS)
  const { open, events } = await streams.end()
  const faults = [
    ...(left > 0 ? [`${left} cutouts were not made`] : []),
    ...(open < watched.length ? [`only ${open} of ${watched.length} streams were still open`] : []),
    ...(events < open ? [`${open} streams got ${events} events`] : []),
    ...(beside.lost + beside.refused > 0 ? ['small calls beside them were not answered'] : []),
  ]
  const note = `${events} events to ${open} streams; a small call beside them p50 ${Math.round(beside.p50)} ms, p99 ${Math.round(beside.p99)} ms`
  const runBare = async () => {
    const from = performance.now()
    const bare = await crowd.watch({ url: bareUrl, watched: watched.map(() => ({ path: '/events', cookie: '' })) })
    const opened = streamsStep(watched.length, bare, performance.now() - from)
    await bare.end()
    return opened
  }
  return { name: 'event streams', steps: [step], faults, note, runBare }
}

type Streams = Awaited<ReturnType<Crowd['watch']>>

function streamsStep(callers: number, { firstMs, refused, failed }: Streams, tookMs: number): Step {
  const [p50, p99] = [percentile(firstMs, 0.5), percentile(firstMs, 0.99)]
  const perSecond = (firstMs.length / tookMs) * 1000
  return { callers, answered: firstMs.length, perSecond, meanMs: meanOf(firstMs), p50, p99, refused, lost: failed }
}

/** Orders wait for their turn; nothing is refused, and every one of them is done. */
export async function edits({ processes, amounts }: Run): Promise<Outcome> {
  const steps: Step[] = []
  const faults: string[] = []
  for (const callers of amounts.edits) {
    const begun = performance.now()
    const waits = await Promise.all(
      processes.members.slice(0, callers).map(async (member) => {
        const { state } = await editOnTheWeb(processes, member, performance.now() + DONE_WITHIN_MS)
        if (state !== 'done') faults.push(`an edit is ${state}`)
        return performance.now() - begun
      }),
    )
    const perSecond = (callers / (performance.now() - begun)) * 1000
    const [p50, p99] = [percentile(waits, 0.5), percentile(waits, 0.99)]
    steps.push({ callers, answered: waits.length, perSecond, meanMs: meanOf(waits), p50, p99, refused: 0, lost: 0 })
  }
  return { name: 'edits, from the upload on', steps, faults, note: 'one engine worker' }
}

/** Step after step with more callers. */
async function climb({ processes, crowd, amounts }: Omit<Run, 'bareUrl'>, calls: readonly Call[]): Promise<Step[]> {
  const steps: Step[] = []
  for (const callers of amounts.callers) {
    steps.push(stepOf(callers, await crowd.send({ url: processes.url, calls, callers, forMs: amounts.forMs })))
    await pause(SETTLE_MS)
  }
  return steps
}

/** The bare server with as many callers as the second step has. */
async function once({ url, crowd, amounts }: Pick<Run, 'crowd' | 'amounts'> & { url: string }, calls: readonly Call[]) {
  const callers = amounts.callers[1] ?? 1
  return stepOf(callers, await crowd.send({ url, calls, callers, forMs: amounts.forMs }))
}

async function count({ databaseUrl }: StartedProduct, statement: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(statement)
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}

async function untilNone(look: () => Promise<number>, withinMs: number): Promise<number> {
  const giveUpAt = performance.now() + withinMs
  for (;;) {
    const left = await look()
    if (left === 0 || performance.now() > giveUpAt) return left
    await pause(SETTLE_MS)
  }
}

/**
 * Callers in a process of their own. Each has one call under way and makes the next when it is answered; one that is refused waits
 * a little. Every caller has an address of its own, as behind a proxy.
 */
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** One kind of call. `{number}` in its body is replaced by a number of its own. */
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: { readonly text: string } | { readonly file: string }
}

export interface Sending {
  readonly url: string
  /** Taken in turn. */
  readonly calls: readonly Call[]
  readonly callers: number
  /** For how long new calls are made; left out: each call once. */
  readonly forMs?: number
  /** Signs every body as Meta does. */
  readonly secret?: string
  /** The first number that no call has had. */
  readonly first: number
  /** Whether the ids in the answers are wanted. */
  readonly keepsIds?: boolean
}

/** What became of one call. Status 0: no answer. */
export interface Answered {
  /** Which of the calls. */
  readonly call: number
  readonly status: number
  readonly ms: number
  /** Whether it was told when to come back. */
  readonly isTold: boolean
  /** The first id in the answer. */
  readonly id?: string | undefined
}

export interface SentCalls {
  readonly answers: readonly Answered[]
  readonly tookMs: number
}

/** Less than anybody is told: a crowd that does not listen. */
const COME_BACK_MS = 500
const ANSWER_WITHIN_MS = 60_000

process.on('message', (sending: Sending) => {
  void send(sending).then((sent) => process.send?.(sent))
})
process.send?.('ready')

async function send({ url, calls, callers, forMs, secret, first, keepsIds = false }: Sending): Promise<SentCalls> {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const answers: Answered[] = []
  const begun = performance.now()
  let next = 0
  const isOver = () => (forMs === undefined ? next >= calls.length : performance.now() - begun > forMs)
  const live = async (caller: number) => {
    while (!isOver()) {
      const number = next++
      const call = calls[number % calls.length]
      if (!call) return
      const answer = await ask({ url, call, agent, number: first + number, from: addressOf(caller), secret, keepsIds })
      answers.push({ ...answer, call: number % calls.length })
      if (answer.status !== 200 && forMs !== undefined) await pause(COME_BACK_MS)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => live(caller)))
  agent.destroy()
  return { answers, tookMs: performance.now() - begun }
}

interface SentCall {
  readonly url: string
  readonly call: Call
  readonly agent: Agent
  readonly number: number
  readonly from: string
  readonly secret: string | undefined
  readonly keepsIds: boolean
}

function ask({ url, call, agent, number, from, secret, keepsIds }: SentCall): Promise<Omit<Answered, 'call'>> {
  const body = bodyOf(call, number)
  const headers = {
    ...call.headers,
    'x-forwarded-for': from,
    ...(body ? { 'content-length': String(body.byteLength) } : {}),
    ...(body && secret ? { 'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` } : {}),
  }
  const begun = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, isTold: boolean, text = '') =>
      resolve({ status, isTold, ms: performance.now() - begun, id: /"id":"([^"]+)"/.exec(text)?.[1] })
    const sent = request(`${url}${call.path}`, { method: call.method, headers, agent, timeout: ANSWER_WITHIN_MS }, (answer) => {
      let text = ''
      answer.on('data', (piece: Buffer) => keepsIds && (text += piece.toString()))
      answer.once('end', () => end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined, text))
      answer.once('error', () => end(0, false))
    })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => end(0, false))
    sent.end(body)
  })
}

/** The same for every upload of a run. */
let file: Buffer | undefined

function bodyOf({ body }: Call, number: number): Buffer | undefined {
  if (!body) return undefined
  if ('file' in body) return (file ??= readFileSync(body.file))
  return Buffer.from(body.text.replaceAll('{number}', String(number)))
}

function addressOf(caller: number): string {
  return `203.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`
}

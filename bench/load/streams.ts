/** Event streams in a process of their own: opens them, says how they began, and at the end how many were still there. */
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Watching {
  readonly url: string
  readonly watched: readonly { readonly path: string; readonly cookie: string }[]
}

export interface OpenedStreams {
  /** Milliseconds until the first event of each stream that has begun. */
  readonly firstMs: readonly number[]
  /** Attempts that were refused with a time to come back; each stream tried again. */
  readonly refused: number
  /** Attempts that ended otherwise. */
  readonly failed: number
}

export interface Watched {
  /** Streams that never ended. */
  readonly open: number
  /** Events after each stream's first. */
  readonly events: number
}

const TRIES = 20
const COME_BACK_MS = 2000
/** Browsers do not open theirs in the same millisecond. */
const APART_MS = 5
const ANSWER_WITHIN_MS = 60_000

function finish(watched: Watched): void {
  process.send?.(watched)
  process.disconnect()
  setTimeout(() => process.exit(), 200)
}

const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
const totals = { open: 0, events: 0 }

process.on('message', (message: Watching | 'end') => {
  if (message === 'end') finish(totals)
  else void openAll(message).then((opened) => process.send?.(opened))
})
process.send?.('ready')

async function openAll({ url, watched }: Watching): Promise<OpenedStreams> {
  const firstMs: number[] = []
  const missed = { refused: 0, failed: 0 }
  await Promise.all(
    watched.map(async ({ path, cookie }, index) => {
      await pause(index * APART_MS)
      for (let tries = 0; tries < TRIES; tries += 1) {
        const begun = performance.now()
        const outcome = await open(`${url}${path}`, cookie)
        if (outcome === 'open') {
          firstMs.push(performance.now() - begun)
          break
        }
        missed[outcome] += 1
        await pause(COME_BACK_MS)
      }
    }),
  )
  return { firstMs, ...missed }
}

function open(address: string, cookie: string): Promise<'open' | 'refused' | 'failed'> {
  return new Promise((resolve) => {
    const sent = request(address, { agent, headers: { cookie, accept: 'text/event-stream' } }, (answer) => {
      if (answer.statusCode === 200) return follow(answer, () => resolve('open'))
      answer.resume()
      resolve(answer.headers['retry-after'] === undefined ? 'failed' : 'refused')
    })
    sent.setTimeout(ANSWER_WITHIN_MS)
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve('failed'))
    sent.end()
  })
}

function follow(answer: IncomingMessage, begun: () => void): void {
  let isFirst = true
  answer.setEncoding('utf8')
  answer.on('data', (text: string) => {
    const events = text.split('\nid: ').length - 1 + (text.startsWith('id: ') ? 1 : 0)
    if (events === 0) return
    if (isFirst) {
      totals.open += 1
      begun()
    }
    totals.events += isFirst ? events - 1 : events
    isFirst = false
  })
  answer.once('close', () => (totals.open -= isFirst ? 0 : 1))
  answer.on('error', () => undefined)
}

/** The load, in a process of its own. Answers how long each webhook waited for its answer, in ms, -1 without one, and how long all took. */
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { webhookEventOf, type Load } from './webhook-events.ts'

const SIDE_BY_SIDE = 16
const agent = new Agent({ keepAlive: true, maxSockets: SIDE_BY_SIDE })

process.on('message', (load: Load) => {
  const begun = performance.now()
  const waits = load.rate > 0 ? atRate(load) : asFastAsAnswered(load)
  void waits.then((ms) => process.send?.({ waits: ms, took: performance.now() - begun }))
})
process.once('disconnect', () => agent.destroy())
process.send?.('ready')

async function asFastAsAnswered(load: Load): Promise<readonly number[]> {
  const limit = pLimit(SIDE_BY_SIDE)
  return Promise.all(Array.from({ length: load.count }, (_, index) => limit(() => webhookEvent(load, index))))
}

/** Sends each webhook at its planned time, whether or not the previous one was answered. Its wait counts from that time. */
async function atRate(load: Load): Promise<readonly number[]> {
  const begun = performance.now()
  return Promise.all(
    Array.from({ length: load.count }, async (_, index) => {
      const due = begun + (index / load.rate) * 1000
      await wait(Math.max(0, due - performance.now()))
      return webhookEvent(load, index, due)
    }),
  )
}

function webhookEvent(load: Load, index: number, from = performance.now()): Promise<number> {
  const payload = webhookEventOf(load.first + index, load)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    'asaas-access-token': load.token,
  }
  return new Promise((resolve) => {
    const sent = request(`${load.url}/api/asaas/webhook`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode === 200 ? performance.now() - from : -1))
    })
    sent.once('error', () => resolve(-1))
    sent.end(payload)
  })
}

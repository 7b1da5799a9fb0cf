/**
 * Limits what waits in memory for clients that ask for pictures or long lists and do not read them: an answer is there as a whole, and
 * stays until its last byte has been sent.
 */
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { SECOND } from '#platform/clock.ts'
import { Refusal } from '#platform/errors.ts'
import { ipBlockOf } from './ip-block.ts'

const MEBIBYTE = 1024 * 1024

export interface AnswerLimits {
  /** Smaller answers are not counted. */
  readonly countedFrom: number
  /** For one network address, in bytes: a page of the gallery over a slow network is a tenth of it. */
  readonly mostForOne: number
  /** While more than half of `most` waits. */
  readonly mostForOneWhenFull: number
  /** For all. */
  readonly most: number
  /** After so long, an answer that has been read at less than `minBytesPerSecond` on average is broken off. */
  readonly graceMs: number
  readonly minBytesPerSecond: number
}

const LIMITS: AnswerLimits = {
  countedFrom: 64 * 1024,
  mostForOne: 48 * MEBIBYTE,
  mostForOneWhenFull: 16 * MEBIBYTE,
  most: 384 * MEBIBYTE,
  graceMs: 30 * SECOND,
  minBytesPerSecond: 2048,
}

interface Waiting {
  readonly address: string
  readonly bytes: number
  readonly sinceMs: number
}

/** Refuses `busy` where more would wait than is allowed; for a process's server, which keeps its own count. */
export function limitAnswers(app: FastifyInstance, limits: AnswerLimits = LIMITS): void {
  const waiting = new Map<ServerResponse, Waiting>()
  const held = new Map<string, number>()
  let total = 0
  const count = (address: string, bytes: number) => {
    const sum = (held.get(address) ?? 0) + bytes
    if (sum > 0) held.set(address, sum)
    else held.delete(address)
    total += bytes
  }
  app.addHook('onSend', async (request, reply, payload) => {
    const bytes = bytesOf(payload)
    // nothing is kept for a client that has left, and no event would end the count
    if (bytes < limits.countedFrom || reply.raw.destroyed) return payload
    const address = ipBlockOf(request.ip)
    const most = total > limits.most / 2 ? limits.mostForOneWhenFull : limits.mostForOne
    // a first answer is given to everybody, however large it is
    const isTooMuch = held.has(address) && ((held.get(address) ?? 0) + bytes > most || total + bytes > limits.most)
    if (isTooMuch) throw new Refusal('busy', { extra: { remainingTime: limits.graceMs / SECOND } })
    waiting.set(reply.raw, { address, bytes, sinceMs: performance.now() })
    count(address, bytes)
    reply.raw.once('close', () => {
      if (waiting.delete(reply.raw)) count(address, -bytes)
    })
    return payload
  })
  const looking = setInterval(() => breakOff(waiting, limits), limits.graceMs / 6).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(looking)
    done()
  })
}

/** Of pictures and pages, and of JSON: a stream waits for its reader. */
function bytesOf(payload: unknown): number {
  return Buffer.isBuffer(payload) || typeof payload === 'string' ? Buffer.byteLength(payload) : 0
}

function breakOff(waiting: ReadonlyMap<ServerResponse, Waiting>, { graceMs, minBytesPerSecond }: AnswerLimits): void {
  for (const [{ socket }, { bytes, sinceMs }] of waiting) {
    const takenMs = performance.now() - sinceMs
    const sent = bytes - (socket?.writableLength ?? 0)
    if (takenMs > graceMs && sent < (takenMs / SECOND) * minBytesPerSecond) socket?.destroy()
  }
}

/**
 * Reads bodies that only prove as a whole who sent them, since the signature covers every byte: until then a stranger's is in
 * memory like the network's own. Limits how much that is.
 */
import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SECOND } from '#platform/clock.ts'
import { Refusal } from '#platform/errors.ts'
import { closeAfterRefusal } from './close-after-refusal.ts'
import { ipBlockOf } from './ip-block.ts'
import { requireArrival } from './limit-arrival.ts'

const MEBIBYTE = 1024 * 1024
/** What a piece takes beside its bytes: a sender may send them one by one. */
const BYTES_OF_A_PIECE = 256
/** A network sends again by itself, and later each time. */
const COME_BACK_SECONDS = 10

interface HeldLimits {
  /** Of one body. */
  readonly maxBytes: number
  /** For the arriving bodies of one network address. */
  readonly mostForOne: number
  /** For all. */
  readonly most: number
  /** A body has to be here by then. */
  readonly withinMs: number
}

/** A network's machines send at once what they have. */
const LIMITS = { mostForOne: 8 * MEBIBYTE, most: 48 * MEBIBYTE, withinMs: 10 * SECOND }

interface Body {
  readonly address: string
  bytes: number
  readonly giveUp: () => void
}

/**
 * For all bodies of a scope, which arrive as bytes. Where more would be held than is allowed, the largest makes way and is refused
 * `busy`: a usual delivery is small, so that a flood of large ones does not keep it out.
 */
export function readHeldBodies(
  scope: FastifyInstance,
  { maxBytes, ...given }: Pick<HeldLimits, 'maxBytes'> & Partial<HeldLimits>,
): void {
  const limits: HeldLimits = { ...LIMITS, ...given, maxBytes }
  const held = createHeldBodies(limits)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    requireArrival(request, limits.withinMs)
    if (Number(request.headers['content-length']) > maxBytes) throw new Refusal('payload_too_large')
    return read(payload, { held, maxBytes, address: ipBlockOf(request.ip) })
  })
  closeAfterRefusal(scope)
}

interface Reading {
  readonly held: HeldBodies
  readonly maxBytes: number
  readonly address: string
}

function read(payload: IncomingMessage, { held, maxBytes, address }: Reading): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const pieces: Buffer[] = []
  let received = 0
  const body: Body = {
    address,
    bytes: 0,
    giveUp: () => stop(() => reject(new Refusal('busy', { extra: { remainingTime: COME_BACK_SECONDS } }))),
  }
  const stop = (settle: () => void) => {
    held.remove(body)
    payload.off('data', take)
    settle()
    pieces.length = 0
  }
  const take = (piece: Buffer) => {
    received += piece.byteLength
    if (received > maxBytes) return stop(() => reject(new Refusal('payload_too_large')))
    pieces.push(piece)
    held.add(body, piece.byteLength + BYTES_OF_A_PIECE)
  }
  payload.on('data', take)
  // whoever reads it judges its signature in the same turn of the event loop, so it counts no longer
  finished(payload, (error) => stop(() => (error ? reject(error) : resolve(Buffer.concat(pieces)))))
  return promise
}

interface HeldBodies {
  /** May give up this body, or another. */
  readonly add: (body: Body, bytes: number) => void
  readonly remove: (body: Body) => void
}

function createHeldBodies({ mostForOne, most }: Pick<HeldLimits, 'mostForOne' | 'most'>): HeldBodies {
  const bodies = new Set<Body>()
  const ofAddress = new Map<string, number>()
  let total = 0
  const count = (address: string, bytes: number) => {
    const sum = (ofAddress.get(address) ?? 0) + bytes
    if (sum > 0) ofAddress.set(address, sum)
    else ofAddress.delete(address)
    total += bytes
  }
  return {
    add: (body, bytes) => {
      bodies.add(body)
      body.bytes += bytes
      count(body.address, bytes)
      if ((ofAddress.get(body.address) ?? 0) > mostForOne)
        giveUpLargest([...bodies].filter(({ address }) => address === body.address))
      if (total > most) giveUpLargest([...bodies])
    },
    remove: (body) => {
      if (bodies.delete(body)) count(body.address, -body.bytes)
    },
  }
}

function giveUpLargest([first, ...others]: readonly Body[]): void {
  others.reduce((largest, body) => (body.bytes > (largest?.bytes ?? 0) ? body : largest), first)?.giveUp()
}

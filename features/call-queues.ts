/** Which calls wait for which: one queue for each member and address on one server. */
import type { FastifyRequest } from 'fastify'
import { LAYOUTS } from '#engine/value-lists.ts'
import { createCallLimiter, type CallLimits } from '#platform/http/call-limiter.ts'
import { connectionSignal } from '#platform/http/connection-signal.ts'
import { createAddressLimiter } from '#platform/http/address-limiter.ts'
import { ipBlockOf } from '#platform/http/ip-block.ts'
import { isWebhook } from '#platform/http/webhook-paths.ts'
import type { Endpoint } from './endpoint.ts'
import type { AccessGuard, Session, WaitForWorker } from './serve.ts'

/** A page makes two or three calls at once; each has at most one of the server's connections to the database. */
const WRITES: CallLimits = { atOnce: 4, waiting: 60 }
/** Apart from the writes, so that pictures delay no order. A browser behind a proxy asks for a whole list of pictures at once. */
const READS: CallLimits = { atOnce: 4, waiting: 300 }
/** For all callers who share an address. */
const READS_OF_ADDRESS: CallLimits = { atOnce: 8, waiting: 600 }
/** Codes to sign in: those who share an address send a few a minute. */
const WRITES_OF_ADDRESS: CallLimits = { atOnce: 8, waiting: 100 }
/** What a worker makes takes seconds: as many as there are layouts come side by side, and twice as many wait. Orders apart. */
const WAITS_FOR_WORKER: CallLimits = { atOnce: LAYOUTS.length, waiting: 2 * LAYOUTS.length }
/** To find a session is a statement, and comes before anything is known of the caller but the address. */
const ADMISSIONS_OF_ADDRESS: CallLimits = { atOnce: 8, waiting: 2000 }

/** A call whose connection closes leaves its queue, and never begins. */
interface CallQueues {
  readonly admission: <Result>(request: FastifyRequest, find: () => Promise<Result>) => Promise<Result>
  /** Refuses `too_many_requests` when too many calls of the caller wait. */
  readonly handling: <Result>(
    endpoint: Endpoint,
    caller: { readonly request: FastifyRequest; readonly session: Session | undefined },
    handle: (waitForWorker: WaitForWorker) => Promise<Result>,
  ) => Promise<Result>
}

/** Shared by the calls of all features on one server. */
const known = new WeakMap<AccessGuard, CallQueues>()

export function findCallQueues(accessGuard: AccessGuard): CallQueues {
  const queues = known.get(accessGuard) ?? createCallQueues()
  known.set(accessGuard, queues)
  return queues
}

function createCallQueues(): CallQueues {
  const writes = createCallLimiter(WRITES)
  const reads = createCallLimiter(READS)
  const readsOfAddress = createAddressLimiter(READS_OF_ADDRESS)
  const writesOfAddress = createAddressLimiter(WRITES_OF_ADDRESS)
  const waitsForWorker = createCallLimiter(WAITS_FOR_WORKER)
  const admissions = createAddressLimiter(ADMISSIONS_OF_ADDRESS)
  return {
    admission: admissions,
    handling: (endpoint, { request, session }, handle) => {
      const signal = connectionSignal(request.raw.socket)
      const caller = session?.memberId ?? ipBlockOf(request.ip)
      const run = (giveUpPlace?: () => void) =>
        handle((wait) => {
          const waited = waitsForWorker(`${endpoint.method} ${caller}`, () => wait(signal), signal)
          giveUpPlace?.()
          return waited
        })
      if (hasOwnLimits(endpoint) || isWebhook(endpoint.path)) return run()
      const isRead = endpoint.method === 'GET'
      if (session) return (isRead ? reads : writes)(caller, run, signal)
      return (isRead ? readsOfAddress : writesOfAddress)(request, run)
    },
  }
}

/** Streams and uploads take long. */
function hasOwnLimits({ body, reply }: Endpoint): boolean {
  return body === 'multipart' || ('content' in reply && reply.content === 'text/event-stream')
}

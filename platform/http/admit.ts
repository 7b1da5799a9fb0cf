/**
 * Refuses calls before anything is done for them while too many wait for the database: those that are admitted are answered
 * within a bounded time, and the others learn soon when to come back.
 */
import type { FastifyInstance } from 'fastify'
import { randomFraction } from '#platform/crypto.ts'
import { SECOND } from '#platform/clock.ts'
import { Refusal } from '#platform/errors.ts'

/** With ten connections and statements of some milliseconds, those who wait behind so many are answered within a second or two. */
const MAX_WAITING = 100
/**
 * Webhooks, however late the thread is: a vendor that is refused again and again stops sending for all members (Asaas: after
 * fifteen times), and they are a statement or two each.
 */
const MAX_WAITING_FOR_MACHINES = 400
/** A statement that waits longer keeps its caller waiting too long: a call has some four of them. */
const LONGEST_WAIT_MS = SECOND
/** When the thread is this late, answering refusals is part of what delays it. */
const LATE_MS = 100
/** A client that comes back at once, whatever it is told, then costs one refusal in this time instead of one in each round. */
const HELD_MS = SECOND
/** A different time for each client: otherwise all would come back together. */
const COME_BACK_SECONDS = { least: 2, most: 6 }

export interface Admission {
  /** How many statements wait for a connection of this process. */
  readonly countWaiting: () => number
  /** How many connections answer them. */
  readonly connections: number
  /** How far behind the event loop is, in milliseconds. */
  readonly loopDelayMs: () => number
  /** Whether a vendor calls this path, not a member. */
  readonly isForMachines: (path: string) => boolean
}

/** Pages, health and metrics are always answered: only calls need more than this process. */
export function admitCalls(app: FastifyInstance, { isForMachines, ...admission }: Admission): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // the route's own path: an address can be written in many ways
    const { url: path = '' } = request.routeOptions
    const most = isForMachines(path) ? MAX_WAITING_FOR_MACHINES : maxWaiting(admission)
    if (!path.startsWith('/api/') || admission.countWaiting() < most) return done()
    const refusal = new Refusal('busy', { extra: { remainingTime: comeBackSeconds() } })
    if (admission.loopDelayMs() < LATE_MS) return done(refusal)
    setTimeout(() => done(refusal), HELD_MS).unref()
  })
}

/**
 * A connection answers about one statement in each round of the event loop. Where rounds take long, because the thread is busy
 * or kept from its processor, fewer may wait; never fewer than there are connections.
 */
export function maxWaiting({ connections, loopDelayMs }: Pick<Admission, 'connections' | 'loopDelayMs'>): number {
  const rounds = LONGEST_WAIT_MS / Math.max(1, loopDelayMs())
  return Math.min(MAX_WAITING, Math.max(connections, Math.floor(connections * rounds)))
}

function comeBackSeconds(): number {
  const { least, most } = COME_BACK_SECONDS
  return Math.round(least + randomFraction() * (most - least))
}

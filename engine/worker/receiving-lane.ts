import type { StoredPhoto } from '#engine/types.ts'
import { type Budget, withinBudget } from './budget.ts'
import type { ReceiveCalls, ReceiveNews } from './contract.ts'
import { createProcess, type EngineProcess, ProcessEnded } from './process.ts'
import { createSequence } from './sequence.ts'

/** A file on its way through a lane. */
export interface Arrival {
  /** Called when its turn comes, so that a waiting file uses no memory. */
  readonly read: () => Promise<Uint8Array>
  readonly firstFrame: boolean
  /** Each owner has one file opened at a time, and owners take turns. */
  readonly owner?: string | undefined
  /** Processor time that the owner has used lately: whoever has used less goes first. */
  readonly usedMs: number
  /** Aborted when the sender has left: a waiting file is dropped, the process of one that is being opened is killed. */
  readonly signal?: AbortSignal | undefined
  /** Aborted when the file has waited long enough. */
  readonly patience: AbortSignal
  readonly onUsed?: ((processorMs: number) => void) | undefined
}

export interface LanePlan {
  /** How long each process stays without work; there are as many as there are entries. */
  readonly idleMs: readonly number[]
  /** 0 is ordinary, 19 comes after everything else. */
  readonly niceness: number
  /** A file that is expected to take longer (`expectedMs`) is not opened here. */
  readonly mostExpectedMs?: number
  /** Of several processes one is kept free of owners who have used more. */
  readonly muchUsedMs?: number
  readonly budgetFor: (expectedMs: number) => Budget
}

/** Processes that open files, with a queue. */
export interface ReceivingLane {
  /** `undefined`: the file is expected to take longer than this lane allows. @throws EngineRefusal, BudgetExceeded */
  readonly open: (arrival: Arrival) => Promise<StoredPhoto | undefined>
  /** Kills what is running; nothing is started any more. */
  readonly close: () => Promise<void>
}

/** A decoder that was killed from outside gets one more try; a file that kills it does so again. */
const TRIES = 2

interface Receiver {
  readonly process: EngineProcess<ReceiveCalls>
  /** Of the current file, once it was judged. */
  readonly judged: { expectedMs: number }
}

export function createReceivingLane(plan: LanePlan): ReceivingLane {
  const sequence = createSequence(plan.idleMs.length, plan.muchUsedMs === undefined ? {} : { muchUsed: plan.muchUsedMs })
  const all = plan.idleMs.map((idleMs) => createReceiver(idleMs, plan.niceness))
  const free = [...all]
  let isClosed = false

  const openOnce = async (arrival: Arrival): Promise<StoredPhoto | undefined> => {
    // the first one, if it is free: it is already loaded
    const receiver = all.find((one) => free.includes(one))
    if (isClosed || !receiver) throw new Error('the engine is closed')
    free.splice(free.indexOf(receiver), 1)
    try {
      return await receiveWith(receiver, plan, arrival)
    } finally {
      free.push(receiver)
    }
  }
  const open = async (arrival: Arrival): Promise<StoredPhoto | undefined> => {
    for (let tries = 1; ; tries++) {
      try {
        return await openOnce(arrival)
      } catch (error) {
        if (!(error instanceof ProcessEnded) || isClosed || tries === TRIES) throw error
      }
    }
  }
  return {
    open: async (arrival) => {
      const waiting = waitFor(arrival)
      try {
        return await sequence.run(
          () => {
            waiting.end()
            return open(arrival)
          },
          { owner: arrival.owner, used: arrival.usedMs, signal: waiting.signal },
        )
      } finally {
        waiting.end()
      }
    },
    close: async () => {
      isClosed = true
      await Promise.all(all.map(({ process }) => process.stop()))
    },
  }
}

/** A signal that ends the waiting alone: a job that runs is ended by its budget, or by its sender. */
function waitFor({ signal, patience }: Pick<Arrival, 'signal' | 'patience'>): {
  readonly signal: AbortSignal
  readonly end: () => void
} {
  const waiting = new AbortController()
  const causes = [signal, patience].filter((cause) => cause !== undefined)
  const giveUp = () => waiting.abort(causes.find(({ aborted }) => aborted)?.reason)
  for (const cause of causes) cause.addEventListener('abort', giveUp, { once: true })
  if (causes.some(({ aborted }) => aborted)) giveUp()
  return { signal: waiting.signal, end: () => causes.forEach((cause) => cause.removeEventListener('abort', giveUp)) }
}

function createReceiver(idleMs: number, niceness: number): Receiver {
  const judged = { expectedMs: 0 }
  const news: ReceiveNews = { judged: ({ expectedMs }) => void (judged.expectedMs = expectedMs) }
  const process = createProcess<ReceiveCalls>({
    name: 'receiving',
    file: new URL('receive-process.ts', import.meta.url),
    settings: null,
    answers: news,
    idleMs,
    niceness,
  })
  return { process, judged }
}

async function receiveWith({ process, judged }: Receiver, plan: LanePlan, arrival: Arrival): Promise<StoredPhoto | undefined> {
  judged.expectedMs = 0
  const { firstFrame, signal, onUsed } = arrival
  const file = await arrival.read()
  const expectedMs = () => judged.expectedMs
  const { photo } = await withinBudget(process, { budget: () => plan.budgetFor(expectedMs()), expectedMs, signal, onUsed }, () =>
    process.ask('receive', { file, firstFrame, mostExpectedMs: plan.mostExpectedMs ?? null }),
  )
  return photo
}

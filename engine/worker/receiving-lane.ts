import type { PreparedLogo, ShrunkPicture, SmallPicture, StoredPhoto } from '#engine/types.ts'
import { type Budget, withinBudget } from './budget.ts'
import type { ReceiveCalls, ReceiveReports } from './contract.ts'
import { whileOpen } from './engine-closed.ts'
import { createProcess, type EngineProcess, ProcessEnded } from './process.ts'
import { createFairQueue } from './fair-queue.ts'

/** A file on its way through a lane. */
export interface Arrival {
  /** Called when its turn comes, so that a waiting file uses no memory. */
  readonly read: () => Promise<Uint8Array>
  /** Each owner has one file opened at a time, and owners take turns. */
  readonly owner?: string | undefined
  /** Processor time that the owner has used lately. The owner who used least goes first. */
  readonly usedMs: number
  /** Aborted when the sender has left: a waiting file is dropped, and one that is being opened as far as `killsAbandoned` says. */
  readonly signal?: AbortSignal | undefined
  /** Aborted when the file has waited long enough. */
  readonly timeout: AbortSignal
  readonly onUsed?: ((processorMs: number) => void) | undefined
}

export interface PhotoArrival extends Arrival {
  readonly firstFrame: boolean
}

export interface LanePlan {
  /** How long each process stays without work; there are as many as there are entries. */
  readonly idleMs: readonly number[]
  /** 0 is ordinary, 19 comes after everything else. */
  readonly niceness: number
  /** A file that is expected to take longer (`expectedMs`) is not opened here. */
  readonly maxExpectedMs?: number
  /** With several processes, one stays free of owners who have used more. */
  readonly muchUsedMs?: number
  /**
   * Whether a file that lost its sender while it was decoded loses its process too. The next file then waits for another one,
   * which is longer than an ordinary photo takes: for files that take seconds alone.
   */
  readonly killsAbandoned: boolean
  readonly budgetFor: (expectedMs: number) => Budget
}

/** Processes that open files, with a queue. */
export interface ReceivingLane {
  /** `undefined`: the file is expected to take longer than this lane allows. @throws EngineRefusal, BudgetExceeded */
  readonly open: (arrival: PhotoArrival) => Promise<StoredPhoto | undefined>
  /** Makes a logo of a photo that was opened before. @throws EngineRefusal, BudgetExceeded */
  readonly prepareLogo: (arrival: Arrival) => Promise<PreparedLogo>
  /** Reduces a picture. @throws EngineRefusal, BudgetExceeded */
  readonly shrink: (arrival: Arrival, as: SmallPicture) => Promise<ShrunkPicture>
  /** Kills what is running; nothing is started any more. */
  readonly close: () => Promise<void>
}

/** A decoder that was killed from outside gets one more try; a file that kills it does so again. */
const TRIES = 2

/** What a process does with a file. */
type Job<Result> = (ask: EngineProcess<ReceiveCalls>['ask'], file: Uint8Array) => Promise<Result>

interface Receiver {
  readonly process: EngineProcess<ReceiveCalls>
  /** The current file: its expected time is 0 until it is checked. */
  readonly current: { expectedMs: number; signal?: AbortSignal | undefined }
}

export function createReceivingLane(plan: LanePlan): ReceivingLane {
  const sequence = createFairQueue(plan.idleMs.length, plan.muchUsedMs === undefined ? {} : { muchUsed: plan.muchUsedMs })
  const all = plan.idleMs.map((idleMs) => createReceiver(idleMs, plan.niceness))
  const free = [...all]
  let isClosed = false
  const isOver = () => isClosed

  const runOnce = async <Result>(arrival: Arrival, job: Job<Result>): Promise<Result> => {
    // the first one, if it is free: it is already loaded
    const receiver = all.find((one) => free.includes(one))
    if (!receiver) throw new Error('no process is free')
    free.splice(free.indexOf(receiver), 1)
    try {
      return await runWith(receiver, { plan, arrival, job })
    } finally {
      free.push(receiver)
    }
  }
  const runAgain = async <Result>(arrival: Arrival, job: Job<Result>): Promise<Result> => {
    for (let tries = 1; ; tries++) {
      try {
        return await whileOpen(isOver, () => runOnce(arrival, job))
      } catch (error) {
        if (!(error instanceof ProcessEnded) || tries === TRIES) throw error
      }
    }
  }
  const run = async <Result>(arrival: Arrival, job: Job<Result>): Promise<Result> => {
    const waiting = waitFor(arrival)
    try {
      return await sequence.run(
        () => {
          waiting.end()
          return runAgain(arrival, job)
        },
        { owner: arrival.owner, used: arrival.usedMs, signal: waiting.signal },
      )
    } finally {
      waiting.end()
    }
  }
  return {
    open: ({ firstFrame, ...arrival }) =>
      run(arrival, async (ask, file) => {
        const { photo } = await ask('receive', { file, firstFrame, maxExpectedMs: plan.maxExpectedMs ?? null })
        return photo
      }),
    prepareLogo: (arrival) => run(arrival, (ask, photo) => ask('prepareLogo', { photo })),
    shrink: (arrival, as) => run(arrival, (ask, picture) => ask('shrink', { picture, as })),
    close: async () => {
      isClosed = true
      await Promise.all(all.map(({ process }) => process.stop()))
    },
  }
}

/** A signal that ends the waiting alone: a job that runs is ended by its budget, or by its sender. */
function waitFor({ signal, timeout }: Pick<Arrival, 'signal' | 'timeout'>): {
  readonly signal: AbortSignal
  readonly end: () => void
} {
  const waiting = new AbortController()
  const causes = [signal, timeout].filter((cause) => cause !== undefined)
  const giveUp = () => waiting.abort(causes.find(({ aborted }) => aborted)?.reason)
  for (const cause of causes) cause.addEventListener('abort', giveUp, { once: true })
  if (causes.some(({ aborted }) => aborted)) giveUp()
  return { signal: waiting.signal, end: () => causes.forEach((cause) => cause.removeEventListener('abort', giveUp)) }
}

function createReceiver(idleMs: number, niceness: number): Receiver {
  const current: Receiver['current'] = { expectedMs: 0 }
  const reports: ReceiveReports = {
    checked: ({ expectedMs }) => {
      current.expectedMs = expectedMs
      return !current.signal?.aborted
    },
  }
  const process = createProcess<ReceiveCalls>({
    name: 'receiving',
    file: new URL('receive-process.ts', import.meta.url),
    settings: null,
    answers: reports,
    idleMs,
    niceness,
  })
  return { process, current }
}

interface Running<Result> {
  readonly plan: LanePlan
  readonly arrival: Arrival
  readonly job: Job<Result>
}

async function runWith<Result>({ process, current }: Receiver, { plan, arrival, job }: Running<Result>): Promise<Result> {
  const { signal, onUsed } = arrival
  Object.assign(current, { expectedMs: 0, signal })
  // the start of a process is not the file's fault: on a busy machine it takes more than the file may
  await process.ask('load', {})
  const file = await arrival.read()
  signal?.throwIfAborted()
  const expectedMs = () => current.expectedMs
  const limits = { budget: () => plan.budgetFor(expectedMs()), expectedMs, onUsed, ...(plan.killsAbandoned && { signal }) }
  const result = await withinBudget(process, limits, () => job(process.ask, file))
  signal?.throwIfAborted()
  return result
}

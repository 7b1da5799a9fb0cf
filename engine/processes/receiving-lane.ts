import type { PreparedLogo, ShrunkPicture, SmallPicture, StoredPhoto } from '#engine/types.ts'
import { type Budget, withinBudget } from './budget.ts'
import type { ReceiveCalls, ReceiveReports } from './contract.ts'
import { whileOpen } from './engine-closed.ts'
import { createProcess, type EngineProcess, ProcessEnded } from './process.ts'
import { createFairQueue } from './fair-queue.ts'
import { lowerPriority } from './lower-priority.ts'

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
   * A file that has been opened for `afterMs` while another owner's waits goes on beside the others, with a lower
   * priority; there are so many further processes for them.
   */
  readonly aside?: { readonly places: number; readonly afterMs: number }
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

/** Whether a job that runs has given its slot to another owner's. */
interface Slot {
  isAside: boolean
  onAside?: () => void
}

/** What a process does with a file. */
type Job<Result> = (ask: EngineProcess<ReceiveCalls>['ask'], file: Uint8Array) => Promise<Result>

interface Receiver {
  readonly process: EngineProcess<ReceiveCalls>
  /** The current file: its expected time is 0 until it is checked. */
  readonly current: { expectedMs: number; signal?: AbortSignal | undefined }
}

export function createReceivingLane(plan: LanePlan): ReceivingLane {
  const { muchUsedMs: muchUsed, aside, idleMs } = plan
  const sequence = createFairQueue(idleMs.length, { ...(muchUsed !== undefined && { muchUsed }), ...(aside && { aside }) })
  const pool = createPool(plan)
  let isClosed = false
  const isOver = () => isClosed

  const runAgain = async <Result>(arrival: Arrival, job: Job<Result>, slot: Slot): Promise<Result> => {
    for (let tries = 1; ; tries++) {
      try {
        return await whileOpen(isOver, () => pool.use(slot, (receiver) => runWith(receiver, { plan, arrival, job })))
      } catch (error) {
        if (!(error instanceof ProcessEnded) || tries === TRIES) throw error
      }
    }
  }
  const run = async <Result>(arrival: Arrival, job: Job<Result>): Promise<Result> => {
    const waiting = waitFor(arrival)
    const slot: Slot = { isAside: false }
    const onAside = () => {
      slot.isAside = true
      slot.onAside?.()
    }
    try {
      return await sequence.run(
        () => {
          waiting.end()
          return runAgain(arrival, job, slot)
        },
        { owner: arrival.owner, used: arrival.usedMs, signal: waiting.signal, onAside },
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
      await pool.close()
    },
  }
}

/** The lane's processes, of which the queue lets no more be used at once than there are. */
function createPool({ idleMs, aside, niceness }: LanePlan) {
  const further = Array.from({ length: aside?.places ?? 0 }, () => idleMs.at(-1) ?? 0)
  const all = [...idleMs, ...further].map((ms) => createReceiver(ms, niceness))
  const free = [...all]
  let isClosed = false
  // the first one, if it is free: it is already loaded
  const findFree = () => all.find((one) => free.includes(one))
  const loadNext = (): void => {
    const next = isClosed ? undefined : findFree()
    next?.process.ask('load', {}).catch(() => undefined)
  }
  return {
    use: async <Result>(slot: Slot, job: (receiver: Receiver) => Promise<Result>): Promise<Result> => {
      const receiver = findFree()
      if (!receiver) throw new Error('no process is free')
      free.splice(free.indexOf(receiver), 1)
      // a start takes longer than an ordinary photo: who comes while a long one is opened finds a process that has started
      const loading = aside && setTimeout(loadNext, aside.afterMs).unref()
      slot.onAside = () => lowerPriority(receiver.process.pid())
      if (slot.isAside) slot.onAside()
      try {
        return await job(receiver)
      } finally {
        clearTimeout(loading)
        // no ordinary account of the machine may raise a priority again
        if (slot.isAside) await receiver.process.stop()
        free.push(receiver)
      }
    },
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

/** The owner of a job, and the signal that aborts it. */
export interface QueueEntry {
  /** A job whose signal is aborted while it waits never starts. */
  readonly signal?: AbortSignal | undefined
  /** Each owner has at most one running job, and owners take turns. Left out: the job has no owner. */
  readonly owner?: string | undefined
  /** What the owner has used lately. The owner who used least goes first; equal ones take turns. */
  readonly used?: number
  /** Called when the running job gave its slot to another one (`FairQueueSettings.aside`). */
  readonly onAside?: (() => void) | undefined
}

export interface FairQueueSettings {
  /** With several slots, one stays free of owners who have used more than this. */
  readonly muchUsed?: number
  /**
   * How many jobs that have had a slot for `afterMs` go on beside the slots, when another owner waits: nobody waits for a job whose
   * length is not known. Owners who have used much wait as before.
   */
  readonly aside?: { readonly places: number; readonly afterMs: number }
}

/** Runs a limited number of jobs at once; the others wait in the order of arrival, except for their owners' turns. */
export interface FairQueue {
  readonly run: <Result>(job: () => Promise<Result>, turn?: QueueEntry) => Promise<Result>
}

type Key = string | symbol

interface Waiting {
  readonly start: () => Promise<void>
  readonly used: number
  readonly onAside?: (() => void) | undefined
}

interface Running extends Waiting {
  readonly begun: number
}

/** @param slots how many jobs run in parallel */
export function createFairQueue(slots = 1, { muchUsed = Infinity, aside }: FairQueueSettings = {}): FairQueue {
  // in the order of turns: an owner who has had one goes to the end
  const waiting = new Map<Key, readonly Waiting[]>()
  const running = createRunning(slots, muchUsed, aside)

  const startNext = (): void => {
    const key = nextOf(waiting, running.has)
    const [next, ...later] = (key !== undefined && waiting.get(key)) || []
    if (key === undefined || !next || !running.hasRoomFor(next, startNext)) return
    waiting.delete(key)
    if (later.length > 0) waiting.set(key, later)
    running.add(key, next)
    void next.start().finally(() => {
      running.remove(key)
      const rest = waiting.get(key)
      if (rest) {
        waiting.delete(key)
        waiting.set(key, rest)
      }
      startNext()
    })
    // another slot may be free, or the time of another job over
    startNext()
  }

  return {
    run: <Result>(job: () => Promise<Result>, { signal, owner, used = 0, onAside }: QueueEntry = {}) => {
      const key = owner ?? Symbol('nobody')
      const turn = new Promise<Result>((resolve, reject) => {
        const start = async (): Promise<void> => {
          try {
            signal?.throwIfAborted()
            resolve(await job())
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)))
          }
        }
        waiting.set(key, [...(waiting.get(key) ?? []), { start, used, onAside }])
      })
      startNext()
      return signal ? Promise.race([turn, whenAborted(signal, turn)]) : turn
    },
  }
}

/** The jobs that run: those with a slot, and those that have given theirs up. */
function createRunning(slots: number, muchUsed: number, settings: FairQueueSettings['aside']) {
  const busy = new Map<Key, Running>()
  const aside = new Set<Key>()
  let looking: NodeJS.Timeout | undefined

  const isMuch = ({ used }: Waiting) => used > muchUsed
  /** Whether those who have used much have all the slots that they may have. */
  const isMuchTaken = () => slots > 1 && [...busy.values()].filter(isMuch).length >= slots - 1

  /** Takes the slot of the job that has had one for longest, or looks again once its time has come. */
  const makeRoom = (lookAgain: () => void): void => {
    const [longest] = [...busy].toSorted(([, one], [, other]) => one.begun - other.begun)
    if (!settings || !longest || aside.size >= settings.places) return
    const [key, { begun, onAside }] = longest
    const waitMs = begun + settings.afterMs - performance.now()
    if (waitMs > 0) {
      looking ??= setTimeout(() => {
        looking = undefined
        lookAgain()
      }, waitMs).unref()
      return
    }
    busy.delete(key)
    aside.add(key)
    onAside?.()
  }

  return {
    has: (key: Key) => busy.has(key) || aside.has(key),
    hasRoomFor: (next: Waiting, lookAgain: () => void): boolean => {
      if (isMuch(next) && isMuchTaken()) return false
      if (busy.size >= slots && !isMuch(next)) makeRoom(lookAgain)
      return busy.size < slots
    },
    add: (key: Key, job: Waiting) => void busy.set(key, { ...job, begun: performance.now() }),
    remove: (key: Key) => {
      busy.delete(key)
      aside.delete(key)
    },
  }
}

/** The owner without a running job whose first job has used the least; of several the one whose turn it is. */
function nextOf(waiting: ReadonlyMap<Key, readonly Waiting[]>, isBusy: (key: Key) => boolean): Key | undefined {
  const usedOf = (key: Key) => waiting.get(key)?.[0]?.used ?? 0
  const free = [...waiting.keys()].filter((key) => !isBusy(key))
  const least = Math.min(...free.map(usedOf))
  return free.find((key) => usedOf(key) === least)
}

/** Rejects as soon as the signal is aborted; stops listening when the job is over. */
function whenAborted(signal: AbortSignal, job: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const onAbort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    const forget = () => signal.removeEventListener('abort', onAbort)
    job.then(forget, forget)
  })
}

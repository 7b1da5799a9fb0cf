/** The owner of a job, and the signal that aborts it. */
export interface QueueEntry {
  /** A job whose signal is aborted while it waits never starts. */
  readonly signal?: AbortSignal | undefined
  /** Each owner has at most one running job, and owners take turns. Left out: the job has no owner. */
  readonly owner?: string | undefined
  /** What the owner has used lately. The owner who used least goes first; equal ones take turns. */
  readonly used?: number
}

export interface FairQueueSettings {
  /** With several slots, one stays free of owners who have used more than this. */
  readonly muchUsed?: number
}

/** Runs a limited number of jobs at once; the others wait in the order of arrival, except for their owners' turns. */
export interface FairQueue {
  readonly run: <Result>(job: () => Promise<Result>, turn?: QueueEntry) => Promise<Result>
}

type Key = string | symbol

interface Waiting {
  readonly start: () => Promise<void>
  readonly used: number
}

/** @param slots how many jobs run in parallel */
export function createFairQueue(slots = 1, { muchUsed = Infinity }: FairQueueSettings = {}): FairQueue {
  // in the order of turns: an owner who has had one goes to the end
  const waiting = new Map<Key, readonly Waiting[]>()
  const busy = new Map<Key, Waiting>()

  const isMuch = ({ used }: Waiting) => used > muchUsed
  /** Whether those who have used much have all the slots that they may have. */
  const isMuchTaken = () => slots > 1 && [...busy.values()].filter(isMuch).length >= slots - 1

  const startNext = (): void => {
    const key = busy.size < slots ? nextOf(waiting, busy) : undefined
    const [next, ...later] = (key !== undefined && waiting.get(key)) || []
    if (key === undefined || !next || (isMuch(next) && isMuchTaken())) return
    waiting.delete(key)
    if (later.length > 0) waiting.set(key, later)
    busy.set(key, next)
    void next.start().finally(() => {
      busy.delete(key)
      const rest = waiting.get(key)
      if (rest) {
        waiting.delete(key)
        waiting.set(key, rest)
      }
      startNext()
    })
  }

  return {
    run: <Result>(job: () => Promise<Result>, { signal, owner, used = 0 }: QueueEntry = {}) => {
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
        waiting.set(key, [...(waiting.get(key) ?? []), { start, used }])
      })
      startNext()
      return signal ? Promise.race([turn, whenAborted(signal, turn)]) : turn
    },
  }
}

/** The owner without a running job whose first job has used the least; of several the one whose turn it is. */
function nextOf(waiting: ReadonlyMap<Key, readonly Waiting[]>, busy: ReadonlyMap<Key, Waiting>): Key | undefined {
  const usedOf = (key: Key) => waiting.get(key)?.[0]?.used ?? 0
  const free = [...waiting.keys()].filter((key) => !busy.has(key))
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

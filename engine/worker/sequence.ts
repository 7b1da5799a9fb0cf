/** The owner of a job, and the signal that aborts it. */
export interface Turn {
  /** A job whose signal is aborted while it waits never starts. */
  readonly signal?: AbortSignal | undefined
  /** Each owner has at most one running job, and owners take turns. Left out: the job has no owner. */
  readonly owner?: string | undefined
}

/** Runs a limited number of jobs at once; the others wait in the order of arrival, except for their owners' turns. */
export interface Sequence {
  readonly run: <Result>(job: () => Promise<Result>, turn?: Turn) => Promise<Result>
}

type Key = string | symbol

/** @param places how many jobs run in parallel */
export function createSequence(places = 1): Sequence {
  // in the order of turns: an owner who has had one goes to the end
  const waiting = new Map<Key, (() => Promise<void>)[]>()
  const busy = new Set<Key>()

  const startNext = (): void => {
    const key = busy.size < places ? [...waiting.keys()].find((owner) => !busy.has(owner)) : undefined
    if (key === undefined) return
    const [start, ...later] = waiting.get(key) ?? []
    waiting.delete(key)
    if (later.length > 0) waiting.set(key, later)
    busy.add(key)
    void start?.().finally(() => {
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
    run: <Result>(job: () => Promise<Result>, { signal, owner }: Turn = {}) => {
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
        waiting.set(key, [...(waiting.get(key) ?? []), start])
      })
      startNext()
      return signal ? Promise.race([turn, whenAborted(signal, turn)]) : turn
    },
  }
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

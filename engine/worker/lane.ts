/** Runs jobs one after the other in the order in which they came. */
export interface Lane {
  /** A job whose signal is aborted while it waits never starts. */
  readonly run: <Result>(job: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>
}

export function createLane(): Lane {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (job, signal) => {
      const turn = last.then(() => {
        signal?.throwIfAborted()
        return job()
      })
      // the next job's turn comes whatever becomes of this one
      last = turn.catch(() => undefined)
      return signal ? Promise.race([turn, whenAborted(signal, turn)]) : turn
    },
  }
}

/** Rejects as soon as the signal is aborted; forgets the signal when the job is over. */
function whenAborted(signal: AbortSignal, job: Promise<unknown>): Promise<never> {
  return new Promise((_, reject) => {
    const onAbort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    const forget = () => signal.removeEventListener('abort', onAbort)
    job.then(forget, forget)
  })
}

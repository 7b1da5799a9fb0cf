import { Worker } from 'node:worker_threads'
import { openChannel, type Calls, type Channel } from './channel.ts'

/** In a millisecond. */
const MICROSECONDS = 1000

export interface ThreadPlan {
  /** Named in messages. */
  readonly name: string
  readonly file: URL
  /** Passed to the thread at its start. */
  readonly workerData?: unknown
  /** The calls from the thread that we answer. */
  readonly answers: Calls
}

/** A thread that starts at the first call, and again after it died. */
export interface Thread<Theirs extends Calls> {
  readonly ask: Channel<Theirs>['ask']
  /** The processor time in milliseconds that it has used since its start; 0 while it does not run. */
  readonly usedMs: () => Promise<number>
  /** Ends the thread at once; pending calls fail. */
  readonly stop: () => Promise<void>
  /** The same, for good: later calls fail as well. */
  readonly end: () => Promise<void>
}

interface Running<Theirs extends Calls> {
  readonly worker: Worker
  readonly channel: Channel<Theirs>
}

export function createThread<Theirs extends Calls>(plan: ThreadPlan): Thread<Theirs> {
  let running: Running<Theirs> | null = null

  const start = (): Running<Theirs> => {
    const worker = new Worker(plan.file, { workerData: plan.workerData, name: plan.name })
    const channel = openChannel<Theirs>(
      {
        postMessage: (message, transfer) => worker.postMessage(message, transfer),
        on: (event, listener) => worker.on(event, listener),
      },
      plan.answers,
    )
    const started = { worker, channel }
    const lose = (reason: Error) => {
      if (running === started) running = null
      channel.cut(reason)
    }
    worker.on('error', (error) => lose(new Error(`the ${plan.name} thread failed: ${String(error)}`, { cause: error })))
    worker.on('exit', (code) => lose(new Error(`the ${plan.name} thread ended with code ${code}`)))
    // an idle engine must not keep a process alive
    worker.unref()
    return started
  }

  let asked = 0
  let isEnded = false
  const stop = async () => {
    const last = running
    running = null
    await last?.worker.terminate()
  }
  return {
    ask: async (name, input) => {
      if (isEnded) throw new Error(`the ${plan.name} thread has ended`)
      running ??= start()
      const { worker, channel } = running
      asked++
      worker.ref()
      try {
        return await channel.ask(name, input)
      } finally {
        if (--asked === 0) worker.unref()
      }
    },
    usedMs: async () => {
      const { user = 0, system = 0 } = (await running?.worker.cpuUsage().catch(() => undefined)) ?? {}
      return (user + system) / MICROSECONDS
    },
    stop,
    end: () => {
      isEnded = true
      return stop()
    },
  }
}

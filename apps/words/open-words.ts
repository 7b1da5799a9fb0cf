import { createThreadPool, PoolOverrun, type ThreadPool } from '#engine/worker/thread-pool.ts'
import { SECOND } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import type { WordsCalls } from './words-calls.ts'

/** A caption takes some ten milliseconds. Long enough for a machine that is busy with photos. */
const LIMIT_MS = 5 * SECOND

/** The threads that read and write members' words. */
export interface Words {
  /** Refuses with `too_many_requests` when reading the text takes too long or too many wait; ends a thread that hangs. */
  readonly ask: ThreadPool<WordsCalls>['ask']
  /** Loads the first thread before the first request. */
  readonly warm: () => void
  readonly close: () => Promise<void>
}

export interface WordsSettings {
  readonly log: Pick<Log, 'warn'>
  /** The file of the thread; tests give another. */
  readonly file?: URL
  readonly limitMs?: number
}

export function openWords({ log, file = new URL('words-thread.ts', import.meta.url), limitMs = LIMIT_MS }: WordsSettings): Words {
  const pool = createThreadPool<WordsCalls>({
    thread: { name: 'words', file, answers: {} },
    most: 3,
    limitMs,
    patienceMs: 100,
    mostWaiting: 200,
  })
  return {
    ask: async (name, input) => {
      try {
        return await pool.ask(name, input)
      } catch (error) {
        if (!(error instanceof PoolOverrun)) throw error
        // the member's text stays out of the log
        log.warn({ call: name, reason: error.message }, 'reading a text was given up')
        return refuse('too_many_requests')
      }
    },
    warm: () =>
      void pool.ask('ready', {}).catch((error: unknown) => log.warn({ err: error }, 'no thread for texts could be started')),
    close: pool.stop,
  }
}

import type { Input } from '#engine/processes/channel.ts'
import { createThreadPool, PoolOverrun, type ThreadPool } from '#engine/processes/thread-pool.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import { refuse } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import type { TextCalls } from './text-calls.ts'

/** A caption takes some ten milliseconds. Long enough for a machine that is busy with photos. */
const LIMIT_MS = 5 * SECOND
/** A page asks for one caption at a time, and reads a description while it is typed. */
const MAX_OF_ONE = 8
/** Some kilobytes each. */
const MAX_OF_ALL = 2000
/** No ordinary text takes longer than the limit; a busy machine may give up one or two. */
const GIVEN_UP_AN_HOUR = 3

/** Worker threads that read and write members' texts. */
export interface TextWorkers {
  /**
   * Refuses with `too_many_requests` when reading the text takes too long, when its owner has too many calls under way, or when
   * several of the owner's texts were given up within the hour; ends a thread that hangs. Owners take turns.
   */
  readonly ask: ThreadPool<TextCalls>['ask']
  /** Loads the first thread before the first request. */
  readonly warm: () => void
  readonly close: () => Promise<void>
}

export interface TextWorkersSettings {
  readonly log: Pick<Log, 'warn'>
  /** The file of the thread; tests give another. */
  readonly file?: URL
  readonly limitMs?: number
}

export function openTextWorkers({
  log,
  file = new URL('text-worker.ts', import.meta.url),
  limitMs = LIMIT_MS,
}: TextWorkersSettings): TextWorkers {
  const pool = createThreadPool<TextCalls>({
    thread: { name: 'words', file, answers: {} },
    most: 3,
    limitMs,
    timeoutMs: 100,
    maxOfOne: MAX_OF_ONE,
    maxOfAll: MAX_OF_ALL,
  })
  const givenUp = countGivenUp()
  return {
    ask: async (name, input, turn) => {
      const remainingMs = givenUp.remainingMs(turn.owner)
      if (remainingMs > 0) refuse('too_many_requests', { extra: { remainingTime: Math.ceil(remainingMs / SECOND) } })
      try {
        return await pool.ask(name, input, { ...turn, besides: languagesIn(name, input) })
      } catch (error) {
        if (!(error instanceof PoolOverrun)) throw error
        const { isTooLong, message } = error
        if (isTooLong) givenUp.add(turn.owner)
        // the member's text stays out of the log
        log.warn({ call: name, reason: message }, 'reading a text was given up')
        return refuse('too_many_requests', { isUsed: isTooLong })
      }
    },
    warm: () =>
      void pool
        .ask('ready', {}, { owner: 'warming' })
        .catch((error: unknown) => log.warn({ err: error }, 'no thread for texts could be started')),
    close: pool.stop,
  }
}

/** The languages that a text is read or written in, so that their words are loaded before its time is measured. */
const LANGUAGES_OF: { readonly [Name in keyof TextCalls]?: (input: Input<TextCalls[Name]>) => readonly string[] } = {
  writeCaptions: ({ order }) => [order.language],
  keepGoodCaptions: ({ order }) => [order.language],
  readBackdrop: ({ language }) => [language],
  readLines: ({ lines }) => lines.map(({ language }) => language),
}

function languagesIn<Name extends keyof TextCalls>(name: Name, input: Input<TextCalls[Name]>): string {
  return [...new Set(LANGUAGES_OF[name]?.(input))].toSorted().join(' ')
}

interface GivenUp {
  readonly add: (owner: string) => void
  /** Until no more than the limit are younger than an hour; 0 below the limit. */
  readonly remainingMs: (owner: string) => number
}

/** Texts that were given up, for each owner, within the last hour. Each process counts on its own: it protects its threads. */
function countGivenUp(): GivenUp {
  const moments = new Map<string, readonly number[]>()
  const recent = (owner: string) => (moments.get(owner) ?? []).filter((at) => at > performance.now() - HOUR)
  return {
    add: (owner) => {
      for (const each of moments.keys()) if (recent(each).length === 0) moments.delete(each)
      moments.set(owner, [...recent(owner), performance.now()])
    },
    remainingMs: (owner) => {
      const first = recent(owner).at(-GIVEN_UP_AN_HOUR)
      return first === undefined ? 0 : first + HOUR - performance.now()
    },
  }
}

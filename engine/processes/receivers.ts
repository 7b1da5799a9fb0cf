import { type Engine, EngineRefusal, type PhotoFile, type ReceiveOptions, type StoredPhoto } from '#engine/types.ts'
import { BudgetExceeded, budgetFor, quickBudgetFor } from './budget.ts'
import { ProcessEnded } from './process.ts'
import { createReceivingLane, type PhotoArrival, type ReceivingLane } from './receiving-lane.ts'

/** Opens untrusted files, in processes that do nothing else. */
export interface Receivers {
  readonly receive: (file: PhotoFile, options?: ReceiveOptions) => Promise<StoredPhoto>
  /** In the slow lane: a logo delays no ordinary photo. */
  readonly prepareLogo: Engine['prepareLogo']
  /** In a quick lane. */
  readonly shrink: Engine['shrink']
  /** Kills what is running; nothing is started any more. */
  readonly close: () => Promise<void>
}

/** Keeping the first process frees no memory, and saves the next photo a third of a second; the others serve a crowd. */
const FIRST_IDLE_MS = 300_000
const OTHERS_IDLE_MS = 30_000
/** An ordinary photo of 12 megapixels of any type takes less; larger ones only as a JPEG that is kept as it is. */
const QUICK_EXPECTED_MS = 900
/** The slow lane yields to everything else on a busy machine. */
const SLOW_NICENESS = 19
/** Some ten ordinary photos. Owners who have used more share one quick place. */
const MUCH_USED_MS = 4000
/** An ordinary photo is open by then. What takes longer, whatever its header promised, keeps nobody else waiting. */
const ASIDE = { places: 2, afterMs: 250 } as const
/** Proxies and browsers give up a silent connection after a minute. */
const TIMEOUT_MS = 45_000

/**
 * Two quick lanes, whose files give way after a quarter of a second when somebody else's waits, and one for photos that are expected to take longer, that did take longer, or whose owner has used much
 * processor time already: there is one such photo at a time, so that it delays only other slow files.
 * @param settings `timeoutMs`: how long a file may wait in all
 */
export function createReceivers({ timeoutMs = TIMEOUT_MS } = {}): Receivers {
  const quick = createReceivingLane({
    idleMs: [FIRST_IDLE_MS, OTHERS_IDLE_MS],
    niceness: 0,
    maxExpectedMs: QUICK_EXPECTED_MS,
    muchUsedMs: MUCH_USED_MS,
    aside: ASIDE,
    killsAbandoned: false,
    budgetFor: quickBudgetFor,
  })
  const slow = createReceivingLane({ idleMs: [OTHERS_IDLE_MS], niceness: SLOW_NICENESS, killsAbandoned: true, budgetFor })

  const withTimeout = async <Result>(job: (timeout: AbortSignal) => Promise<Result>): Promise<Result> => {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new EngineRefusal('too_many_requests', 'waited too long')), timeoutMs).unref()
    try {
      return await job(timeout.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    receive: (file, { firstFrame = false, isDeferred = false, owner, usedMs = 0, signal, onUsed } = {}) =>
      withTimeout(async (timeout) => {
        const arrival = { read: () => readFile(file), firstFrame, owner, usedMs, signal, onUsed, timeout }
        return (isDeferred ? undefined : await openQuickly(quick, arrival)) ?? (await openSlowly(slow, arrival))
      }),
    prepareLogo: (photo, { owner, usedMs = 0, signal, onUsed } = {}) =>
      withTimeout(async (timeout) => {
        try {
          return await slow.prepareLogo({ read: async () => photo, owner, usedMs, signal, onUsed, timeout })
        } catch (error) {
          throw refusalOf(error)
        }
      }),
    shrink: (picture, as, { owner, signal }) =>
      withTimeout((timeout) =>
        quick.shrink({ read: async () => picture, owner, usedMs: 0, signal, timeout }, as).catch((error: unknown) => {
          throw refusalOf(error)
        }),
      ),
    close: async () => {
      await Promise.all([quick.close(), slow.close()])
    },
  }
}

async function readFile(file: PhotoFile): Promise<Uint8Array> {
  return typeof file === 'function' ? file() : file
}

/** `undefined`: the photo belongs in the slow lane. */
async function openQuickly(quick: ReceivingLane, arrival: PhotoArrival): Promise<StoredPhoto | undefined> {
  try {
    return await quick.open(arrival)
  } catch (error) {
    if (error instanceof BudgetExceeded && error.resource !== 'memory') return undefined
    throw refusalOf(error)
  }
}

async function openSlowly(slow: ReceivingLane, arrival: PhotoArrival): Promise<StoredPhoto> {
  const photo = await slow.open(arrival).catch((error: unknown) => {
    throw refusalOf(error)
  })
  if (!photo) throw new Error('the slow lane refuses no photo')
  return photo
}

/** What the sender is told of a job that was ended; any other error as it is. */
export function refusalOf(error: unknown): unknown {
  // kept from its processor, by a busy machine or from outside: the file is not at fault
  if (error instanceof BudgetExceeded && error.resource === 'wall') return new EngineRefusal('too_many_requests', error.message)
  const isEnded = error instanceof BudgetExceeded || error instanceof ProcessEnded
  return isEnded ? new EngineRefusal('photo_too_complex', error.message) : error
}

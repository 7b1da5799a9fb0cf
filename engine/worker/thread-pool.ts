import type { Calls, Input, Output } from './line.ts'
import { createSequence } from './sequence.ts'
import { createThread, type Thread, type ThreadPlan } from './thread.ts'

/** The call that every thread of a pool also answers, once it is loaded. */
export type PooledCalls = Calls & { ready: (input: Record<string, never>) => void }

export interface PoolPlan {
  readonly thread: ThreadPlan
  /** Threads at once. The first stays; the others start when callers wait, and end when idle. */
  readonly most: number
  /** A call that takes longer is given up and its thread is ended, whatever it is doing. */
  readonly limitMs: number
  /** How long a caller whose turn it is waits before one more thread is started. */
  readonly patienceMs: number
  /** How many calls of one owner may be under way, waiting ones included. */
  readonly mostOfOne: number
  /** How many calls may be under way in all. Far more than one owner may have: it limits memory. */
  readonly mostOfAll: number
}

/** A call was given up. Its work has stopped. */
export class PoolOverrun extends Error {
  /** Whether it took longer than the limit; otherwise too many were under way and it never started. */
  readonly isTooLong: boolean

  constructor(message: string, isTooLong: boolean) {
    super(message)
    this.isTooLong = isTooLong
  }
}

/** Every call belongs to somebody: a call without an owner would take its turn beside everybody else's. */
export interface Owned {
  readonly owner: string
}

export interface ThreadPool<Theirs extends PooledCalls> {
  /**
   * @param turn.owner has one call running at a time, and owners take turns
   * @throws PoolOverrun
   */
  readonly ask: <Name extends keyof Theirs & string>(
    name: Name,
    input: Input<Theirs[Name]>,
    turn: Owned,
  ) => Promise<Output<Theirs[Name]>>
  /** Ends all threads at once; pending calls fail. */
  readonly stop: () => Promise<void>
}

interface Place<Theirs extends PooledCalls> {
  readonly thread: Thread<Theirs>
  isBusy: boolean
  isLoaded: boolean
}

/** Threads that take one call at a time. A call that never ends costs only its own caller. */
export function createThreadPool<Theirs extends PooledCalls>(plan: PoolPlan): ThreadPool<Theirs> {
  const places = createPlaces<Theirs>(plan)
  const sequence = createSequence(plan.most)
  const underWay = countUnderWay(plan)

  return {
    ask: async (name, input, { owner }) => {
      const leave = underWay(owner)
      try {
        return await sequence.run(() => places.use((place) => withinLimit(place, plan, () => place.thread.ask(name, input))), {
          owner,
        })
      } finally {
        leave()
      }
    },
    stop: places.stop,
  }
}

/** @returns a function that counts a call, and throws PoolOverrun when there are too many; it returns what ends the count */
function countUnderWay({ thread, mostOfOne, mostOfAll }: PoolPlan): (owner: string) => () => void {
  const ofOwner = new Map<string, number>()
  let all = 0
  return (owner) => {
    const own = ofOwner.get(owner) ?? 0
    if (own >= mostOfOne) throw new PoolOverrun(`one owner has ${own} calls for the ${thread.name} threads`, false)
    if (all >= mostOfAll) throw new PoolOverrun(`${all} calls wait for the ${thread.name} threads`, false)
    all++
    ofOwner.set(owner, own + 1)
    return () => {
      all--
      const left = (ofOwner.get(owner) ?? 1) - 1
      if (left > 0) ofOwner.set(owner, left)
      else ofOwner.delete(owner)
    }
  }
}

interface Places<Theirs extends PooledCalls> {
  /** Runs a job in a free thread. No more jobs may run at once than there are threads. */
  readonly use: <Result>(job: (place: Place<Theirs>) => Promise<Result>) => Promise<Result>
  readonly stop: () => Promise<void>
}

function createPlaces<Theirs extends PooledCalls>(plan: PoolPlan): Places<Theirs> {
  const places: Place<Theirs>[] = []
  const waiting: ((place: Place<Theirs>) => void)[] = []

  const addPlace = (): Place<Theirs> => {
    const place = { thread: createThread<Theirs>(plan.thread), isBusy: true, isLoaded: false }
    places.push(place)
    return place
  }
  const growFor = (caller: (place: Place<Theirs>) => void) => {
    const at = waiting.indexOf(caller)
    if (at < 0 || places.length >= plan.most) return
    waiting.splice(at, 1)
    caller(addPlace())
  }
  const take = (): Promise<Place<Theirs>> => {
    const free = places.find(({ isBusy }) => !isBusy) ?? (places.length === 0 ? addPlace() : undefined)
    if (free) {
      free.isBusy = true
      return Promise.resolve(free)
    }
    return new Promise((resolve) => {
      waiting.push(resolve)
      setTimeout(() => growFor(resolve), plan.patienceMs)
    })
  }
  const giveBack = (place: Place<Theirs>) => {
    const next = waiting.shift()
    if (next) return next(place)
    place.isBusy = false
    if (place === places[0]) return
    places.splice(places.indexOf(place), 1)
    void place.thread.stop()
  }

  return {
    use: async (job) => {
      const place = await take()
      try {
        await load(place)
        return await job(place)
      } finally {
        giveBack(place)
      }
    },
    stop: async () => {
      await Promise.all(places.map(({ thread }) => thread.stop()))
    },
  }
}

/** The limit applies to the call alone: a thread may load slowly on a busy machine. */
async function load(place: Place<PooledCalls>): Promise<void> {
  if (place.isLoaded) return
  await place.thread.ask('ready', {})
  place.isLoaded = true
}

async function withinLimit<Theirs extends PooledCalls, Result>(
  place: Place<Theirs>,
  { limitMs, thread }: PoolPlan,
  call: () => Promise<Result>,
): Promise<Result> {
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    void place.thread.stop()
  }, limitMs)
  try {
    return await call()
  } catch (error) {
    if (isOver) throw new PoolOverrun(`the ${thread.name} thread was ended after ${limitMs} ms`, true)
    throw error
  } finally {
    clearTimeout(timer)
    if (isOver) place.isLoaded = false
  }
}

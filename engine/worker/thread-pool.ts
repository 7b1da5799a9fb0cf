import type { Calls } from './line.ts'
import { createThread, type Thread, type ThreadPlan } from './thread.ts'

/** The call that every thread of a pool also answers, once it is loaded. */
export type PooledCalls = Calls & { ready: (input: Record<string, never>) => void }

export interface PoolPlan {
  readonly thread: ThreadPlan
  /** Threads at once. The first stays; the others start when callers wait, and end when idle. */
  readonly most: number
  /** A call that takes longer is given up and its thread is ended, whatever it is doing. */
  readonly limitMs: number
  /** How long the first in the queue waits before one more thread is started. */
  readonly patienceMs: number
  /** How many may wait. */
  readonly mostWaiting: number
}

/** A call was given up: it took longer than the limit, or too many wait already. Its work has stopped. */
export class PoolOverrun extends Error {}

export interface ThreadPool<Theirs extends PooledCalls> {
  /** @throws PoolOverrun */
  readonly ask: Thread<Theirs>['ask']
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
    if (waiting.length >= plan.mostWaiting)
      return Promise.reject(new PoolOverrun(`${waiting.length} wait for the ${plan.thread.name} threads`))
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
    ask: async (name, input) => {
      const place = await take()
      try {
        await load(place)
        return await withinLimit(place, plan, () => place.thread.ask(name, input))
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
    if (isOver) throw new PoolOverrun(`the ${thread.name} thread was ended after ${limitMs} ms`)
    throw error
  } finally {
    clearTimeout(timer)
    if (isOver) place.isLoaded = false
  }
}

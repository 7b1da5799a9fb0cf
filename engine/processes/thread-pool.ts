import { setTimeout as pause } from 'node:timers/promises'
import type { Calls, Input, Output } from './channel.ts'
import { createFairQueue } from './fair-queue.ts'
import { createThread, type Thread, type ThreadPlan } from './thread.ts'

/** What a thread loads before a call. */
export interface Needs {
  readonly call?: string
  /** What the call needs for this input, a language for example. */
  readonly besides?: string
}

/** The call that every thread of a pool also answers: once it is loaded, and has loaded what the named call needs besides. */
export type PooledCalls = Calls & { ready: (input: Needs) => void | Promise<void> }

export interface PoolPlan {
  readonly thread: ThreadPlan
  /** Threads at once. The first stays; the others start when callers wait, and end when idle. */
  readonly most: number
  /**
   * A call that takes longer is given up and its thread is ended, whatever it is doing. Where others kept the thread from the
   * processor most of the time, it gets the same time again, `MAX_EXTENSIONS` times: that is not the fault of its text.
   */
  readonly limitMs: number
  /** How long a caller whose turn it is waits before one more thread is started, for the callers who wait when it is loaded. */
  readonly timeoutMs: number
  /** How many calls of one owner may be under way, waiting ones included. */
  readonly maxOfOne: number
  /** How many calls may be under way in all. Far more than one owner may have: it limits memory. */
  readonly maxOfAll: number
}

const MAX_EXTENSIONS = 5
/** Loading a thread takes seconds on a busy machine: a crowd that comes back within this time finds it. */
const IDLE_MS = 30_000
/** The share of the time that a thread must have had a processor before its call is blamed. */
const MIN_SHARE = 1 / 2

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
  /** Loaded once for each thread and call, outside the limit. */
  readonly besides?: string
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
  /** Ends all threads at once and for good: pending calls fail, and so do later ones. */
  readonly stop: () => Promise<void>
}

interface Slot<Theirs extends PooledCalls> {
  readonly thread: Thread<Theirs>
  isBusy: boolean
  /** The calls, with what they needed, whose code and data it has loaded: `keyOf`. */
  readonly loaded: Set<string>
  /** Ends the thread when nobody has needed it for a while. */
  idle?: NodeJS.Timeout
}

/** Threads that take one call at a time. A call that never ends costs only its own caller. */
export function createThreadPool<Theirs extends PooledCalls>(plan: PoolPlan): ThreadPool<Theirs> {
  const slots = createPlaces<Theirs>(plan)
  const sequence = createFairQueue(plan.most)
  const underWay = countUnderWay(plan)

  return {
    ask: async (name, input, { owner, besides }) => {
      const leave = underWay(owner)
      const needs = { call: name, ...(besides !== undefined && { besides }) }
      try {
        return await sequence.run(() => slots.use(needs, (slot) => withinLimit(slot, plan, () => slot.thread.ask(name, input))), {
          owner,
        })
      } finally {
        leave()
      }
    },
    stop: slots.stop,
  }
}

/** @returns a function that counts a call, and throws PoolOverrun when there are too many; it returns what ends the count */
function countUnderWay({ thread, maxOfOne, maxOfAll }: PoolPlan): (owner: string) => () => void {
  const ofOwner = new Map<string, number>()
  let all = 0
  return (owner) => {
    const own = ofOwner.get(owner) ?? 0
    if (own >= maxOfOne) throw new PoolOverrun(`one owner has ${own} calls for the ${thread.name} threads`, false)
    if (all >= maxOfAll) throw new PoolOverrun(`${all} calls wait for the ${thread.name} threads`, false)
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
  readonly use: <Result>(needs: Needs, job: (slot: Slot<Theirs>) => Promise<Result>) => Promise<Result>
  readonly stop: () => Promise<void>
}

interface Caller<Theirs extends PooledCalls> {
  readonly needs: Needs
  readonly serve: (slot: Slot<Theirs>) => void
}

interface PlaceList<Theirs extends PooledCalls> {
  readonly all: readonly Slot<Theirs>[]
  readonly add: () => Slot<Theirs>
  readonly drop: (slot: Slot<Theirs>) => Promise<void>
  readonly free: () => Slot<Theirs> | undefined
  /**
   * A free slot that has loaded what the call needs. Any free one where no slot has loaded it; the first one where there is
   * none at all. Nothing while the slots that have loaded it are busy: a call takes milliseconds, loading takes seconds.
   */
  readonly find: (needs: Needs) => Slot<Theirs> | undefined
}

const keyOf = ({ call = '', besides = '' }: Needs): string => `${call} ${besides}`

function createPlaceList<Theirs extends PooledCalls>(plan: PoolPlan): PlaceList<Theirs> {
  const all: Slot<Theirs>[] = []
  const add = (): Slot<Theirs> => {
    const slot = { thread: createThread<Theirs>(plan.thread), isBusy: true, loaded: new Set<string>() }
    all.push(slot)
    return slot
  }
  const free = () => all.find(({ isBusy }) => !isBusy)
  return {
    all,
    add,
    drop: (slot) => {
      const index = all.indexOf(slot)
      if (index >= 0) all.splice(index, 1)
      return slot.thread.stop()
    },
    free,
    find: (needs) => {
      if (all.length === 0) return add()
      const loaded = all.filter((slot) => slot.loaded.has(keyOf(needs)))
      return loaded.length > 0 ? loaded.find(({ isBusy }) => !isBusy) : free()
    },
  }
}

function createPlaces<Theirs extends PooledCalls>(plan: PoolPlan): Places<Theirs> {
  const { all, add, drop, free, find } = createPlaceList<Theirs>(plan)
  const waiting: Caller<Theirs>[] = []
  const timers = createTimers()
  let loading = 0
  let isStopped = false

  const keep = (slot: Slot<Theirs>) => {
    slot.isBusy = true
    clearTimeout(slot.idle)
    return slot
  }
  /** A free thread or one more, which serves the next waiting caller once it is loaded: until then another one may have become free. */
  const growFor = async (caller: Caller<Theirs>): Promise<void> => {
    if (!waiting.includes(caller) || loading >= waiting.length) return
    const idle = free()
    if (!idle && all.length >= plan.most) return
    const slot = idle ? keep(idle) : add()
    loading++
    try {
      await load(slot, caller.needs)
      release(slot)
    } catch {
      // the caller still waits for the others; where nothing can be loaded, the first thread tells the reason
      await drop(slot)
    } finally {
      loading--
    }
  }
  const take = async (needs: Needs): Promise<Slot<Theirs>> => {
    if (isStopped) throw new Error(`the ${plan.thread.name} threads have ended`)
    const slot = find(needs)
    if (slot) return keep(slot)
    return new Promise((resolve) => {
      const caller = { needs, serve: resolve }
      waiting.push(caller)
      timers.after(plan.timeoutMs, () => void growFor(caller))
    })
  }
  const release = (slot: Slot<Theirs>) => {
    const next = waiting.shift()
    if (next) return next.serve(slot)
    slot.isBusy = false
    if (slot !== all[0]) slot.idle = setTimeout(() => void drop(slot), IDLE_MS).unref()
  }

  return {
    use: async (needs, job) => {
      const slot = await take(needs)
      try {
        await load(slot, needs)
        return await job(slot)
      } finally {
        release(slot)
      }
    },
    stop: async () => {
      isStopped = true
      timers.clear()
      for (const { idle } of all) clearTimeout(idle)
      // whoever waits is served an ended thread by the call that fails before them, and fails as well
      await Promise.all(all.map(({ thread }) => thread.end()))
    },
  }
}

/** Timers that can all be cleared. */
function createTimers() {
  const pending = new Set<NodeJS.Timeout>()
  return {
    after: (ms: number, action: () => void) => {
      const timer = setTimeout(() => {
        pending.delete(timer)
        action()
      }, ms)
      pending.add(timer)
    },
    clear: () => pending.forEach((timer) => clearTimeout(timer)),
  }
}

/**
 * The limit applies to the call alone: a thread may load slowly on a busy machine, and one that was ended while it loaded would
 * never be loaded.
 */
async function load(slot: Slot<PooledCalls>, needs: Needs): Promise<void> {
  const key = keyOf(needs)
  if (slot.loaded.has(key)) return
  await slot.thread.ask('ready', needs)
  slot.loaded.add(key)
}

async function withinLimit<Theirs extends PooledCalls, Result>(
  slot: Slot<Theirs>,
  { limitMs, thread }: PoolPlan,
  call: () => Promise<Result>,
): Promise<Result> {
  const usedBefore = await slot.thread.usedMs()
  const limit = new AbortController()
  void watch(slot, { limitMs, usedBefore, over: limit })
  try {
    return await call()
  } catch (error) {
    if (limit.signal.aborted) throw new PoolOverrun(`the ${thread.name} thread was ended after ${limitMs} ms`, true)
    throw error
  } finally {
    if (limit.signal.aborted) slot.loaded.clear()
    limit.abort()
  }
}

interface Watch {
  readonly limitMs: number
  readonly usedBefore: number
  /** Aborted by whichever ends first, the call or its time. */
  readonly over: AbortController
}

async function watch(slot: Slot<PooledCalls>, { limitMs, usedBefore, over }: Watch): Promise<void> {
  for (let extension = 0; extension <= MAX_EXTENSIONS; extension++) {
    await pause(limitMs, undefined, { signal: over.signal, ref: false }).catch(() => undefined)
    if (over.signal.aborted) return
    const used = (await slot.thread.usedMs()) - usedBefore
    if (used > limitMs * MIN_SHARE) break
  }
  if (over.signal.aborted) return
  over.abort()
  await slot.thread.stop()
}

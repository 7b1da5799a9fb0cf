/** Corrections on their way into the cutout: kept until it has them, also while the tool is closed, and across a reload. */
import type { Failure } from '#features/api.ts'
import { createPace } from './call-pace.ts'
import { type Calls, makeNextCall } from './make-next-call.ts'
import { type Changes, followedBy, isNothing } from './merge-changes.ts'
import { type ChangesStorage, openUnsentChanges } from './unsent-changes.ts'

/** Calls are kept back. */
export interface Hold {
  readonly forMs: number
  readonly until: Date
}

export interface QueueState {
  /** Not in the cutout yet. */
  readonly changes: Changes
  /** Accepted, and missing from the picture of the cutout for as long as that is being made. */
  readonly making: Changes['added']
  readonly isSending: boolean
  /** Why the last ones did not arrive; they are still waiting. */
  readonly problem?: string | undefined
  /** There was no connection. */
  readonly isLost?: boolean
  /** The last ones came too fast, and are sent by themselves later. */
  readonly hold?: Hold | undefined
}

export interface CorrectionQueue {
  readonly read: () => QueueState
  readonly subscribe: (notice: () => void) => () => void
  readonly push: (next: Changes) => void
  /**
   * Sends what waits, if it may, without waiting for pictures of the cutout. Resolves once nothing more can be done: the cutout has all
   * of it, or some is held up.
   */
  readonly send: () => Promise<void>
  /** Drops what has not been sent. */
  readonly discard: () => void
  /** The screen is there, or gone: without it nothing is sent later. */
  readonly open: () => void
  readonly close: () => void
}

interface Sending extends Calls {
  /** Whether the newest cutout is still being made. */
  readonly isMaking: () => boolean
  readonly storage: ChangesStorage
}

/** When a refusal does not say how long to wait. */
const WAIT_SECONDS = 10
/** How often in a row another tab may be faster. */
const MAX_OVERTAKEN = 3
const NO_PROBLEM = { problem: undefined, isLost: false } as const

/**
 * Sends corrections in their order, one call at a time: what is drawn or taken back meanwhile goes with the next one, also while the
 * picture of the last one is made. A correction
 * that did not arrive stays until it does, or is taken back. After a refusal that says how long to wait, nothing is sent before that
 * time is over.
 */
export function openCorrectionQueue({ isMaking, storage, ...calls }: Sending): CorrectionQueue {
  const listeners = openListeners()
  const changes = openUnsentChanges(storage, calls.revision)
  let state: QueueState = { changes: changes.all(), making: [], isSending: false }
  let sending: Promise<void> | undefined
  const pace = createPace(isMaking)
  const waiting = createWait(() => {
    show({ hold: undefined })
    void begin()
  })

  function show(changed: Partial<Pick<QueueState, 'making' | 'problem' | 'hold' | 'isLost'>> = {}) {
    changes.save()
    state = { ...state, changes: changes.all(), isSending: changes.isSending(), ...changed }
    listeners.notify()
  }

  async function sendAll() {
    let overtaken = 0
    while (!isNothing(changes.unsent())) {
      if (!pace.isFree()) await pace.wait()
      const before = isMaking() ? state.making : []
      const answer = await makeNextCall(changes, calls, () => show(NO_PROBLEM))
      if (!answer.ok && answer.code === 'stale_revision' && ++overtaken <= MAX_OVERTAKEN) continue
      if (!answer.ok) return refused(answer)
      show({ making: answer.isMade ? [] : followedBy({ undone: 0, added: before }, answer.sent).added })
    }
    show()
  }

  function refused(failure: Failure) {
    if (failure.code === 'too_many_requests') return show({ hold: waiting.begin(failure) })
    if (failure.code === 'not_found') changes.drop() // the photo is gone, and all that was drawn on it
    return show({ problem: failure.error, isLost: failure.code === 'network' })
  }

  async function begin() {
    if (waiting.isOn()) return
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    await sending
  }

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    push: (next) => {
      changes.push(next)
      // of what was refused, nothing may be left
      show(isNothing(changes.unsent()) ? NO_PROBLEM : {})
      void begin()
    },
    send: () => pace.hurry(begin),
    discard: () => {
      changes.drop()
      show(NO_PROBLEM)
    },
    open: () => {
      waiting.open()
      if (!isNothing(changes.unsent())) void begin()
    },
    close: waiting.close,
  }
}

function openListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (notice: () => void) => {
      listeners.add(notice)
      return () => listeners.delete(notice)
    },
    notify: () => {
      for (const notice of listeners) notice()
    },
  }
}

/** Lasts for as long as a refusal says, unless the screen is closed before. */
function createWait(onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  return {
    isOn: () => timer !== undefined,
    begin: ({ extra: { remainingTime } }: Failure): Hold | undefined => {
      if (isClosed) return undefined
      const forMs = 1000 * (typeof remainingTime === 'number' && remainingTime > 0 ? remainingTime : WAIT_SECONDS)
      timer = setTimeout(() => {
        timer = undefined
        onOver()
      }, forMs)
      return { forMs, until: new Date(Date.now() + forMs) }
    },
    open: () => {
      isClosed = false
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      timer = undefined
    },
  }
}

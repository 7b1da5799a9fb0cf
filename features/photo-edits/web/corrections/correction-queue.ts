/** Corrections on their way into the cutout: kept for as long as the photo is on the screen, also while the tool is closed. */
import type { Failure } from '#features/api.ts'
import { type Changes, followedBy, isNothing, nextCall, type NextCall, NO_CHANGES } from './pending-changes.ts'

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
  /** The last ones came too fast, and are sent by themselves later. */
  readonly hold?: Hold | undefined
}

export interface CorrectionQueue {
  readonly read: () => QueueState
  readonly subscribe: (notice: () => void) => () => void
  readonly push: (next: Changes) => void
  /** Sends what waits, if it may. Resolves once nothing more can be done: all of it is in the cutout, or some is held up. */
  readonly send: () => Promise<void>
  /** Drops what has not been sent. */
  readonly discard: () => void
  /** The screen is there, or gone: without it nothing is sent later. */
  readonly open: () => void
  readonly close: () => void
}

interface Sending {
  /** Makes one call, and keeps the cutout that comes back. */
  readonly sendOne: (next: NextCall) => Promise<{ readonly ok: true; readonly isMade: boolean } | Failure>
  /** Whether the newest cutout is still being made. */
  readonly isMaking: () => boolean
}

/** When a refusal does not say how long to wait. */
const WAIT_SECONDS = 10

/**
 * Sends corrections in their order, one call at a time: what is drawn or taken back meanwhile goes with the next one. A correction
 * that did not arrive stays until it does, or is taken back. After a refusal that says how long to wait, nothing is sent before that
 * time is over.
 */
export function openCorrectionQueue({ sendOne, isMaking }: Sending): CorrectionQueue {
  const listeners = new Set<() => void>()
  let unsent = NO_CHANGES
  let onTheWay: Changes | undefined
  let state: QueueState = { changes: NO_CHANGES, making: [], isSending: false }
  let sending: Promise<void> | undefined
  const waiting = createWait(() => {
    show({ hold: undefined })
    void send()
  })

  function show(changed: Partial<Pick<QueueState, 'making' | 'problem' | 'hold'>> = {}) {
    state = { ...state, changes: followedBy(onTheWay ?? NO_CHANGES, unsent), isSending: onTheWay !== undefined, ...changed }
    for (const notice of listeners) notice()
  }

  async function sendAll() {
    while (!isNothing(unsent)) {
      const next = nextCall(unsent)
      const { sent, left } = next
      unsent = left
      onTheWay = sent
      show({ problem: undefined })
      const before = isMaking() ? state.making : []
      const result = await sendOne(next)
      onTheWay = undefined
      if (!result.ok) {
        unsent = followedBy(sent, unsent)
        return show(result.code === 'too_many_requests' ? { hold: waiting.begin(result) } : { problem: result.error })
      }
      show({ making: result.isMade ? [] : followedBy({ undone: 0, added: before }, sent).added })
    }
    show()
  }

  async function send() {
    if (waiting.isOn()) return
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    await sending
  }

  return {
    read: () => state,
    subscribe: (notice) => {
      listeners.add(notice)
      return () => listeners.delete(notice)
    },
    push: (next) => {
      unsent = followedBy(unsent, next)
      // of what was refused, nothing may be left
      show(isNothing(unsent) ? { problem: undefined } : {})
      void send()
    },
    send,
    discard: () => {
      unsent = NO_CHANGES
      show({ problem: undefined })
    },
    open: waiting.open,
    close: waiting.close,
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
    },
  }
}

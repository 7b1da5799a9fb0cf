/** How far behind the thread that answers HTTP is: each statement of a call waits for a round of its event loop or two. */

const LOOK_EVERY_MS = 100

export interface LoopDelay {
  /** Milliseconds by which timers fire late now; 0 on a calm machine. */
  readonly delayMs: () => number
  readonly stop: () => void
}

/** Looks at the event loop of this thread ten times a second. It keeps no process alive. */
export function watchLoop(): LoopDelay {
  let looked = performance.now()
  let late = 0
  const since = () => Math.max(0, performance.now() - looked - LOOK_EVERY_MS)
  const timer = setInterval(() => {
    late = since()
    looked = performance.now()
  }, LOOK_EVERY_MS).unref()
  return {
    // the round that goes on now may be the longest
    delayMs: () => Math.max(late, since()),
    stop: () => clearInterval(timer),
  }
}

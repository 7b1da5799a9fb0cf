/** The only source of time, passed to SQL as a parameter: so tests control it, and the sandbox can move it. */
export interface Clock {
  readonly now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock with an offset in whole milliseconds to the system's: tests set it, or the sandbox's offset row. */
export interface MovableClock extends Clock {
  readonly setOffset: (offsetMs: number) => void
  readonly offset: () => number
}

export function createMovableClock(base: Clock = systemClock): MovableClock {
  let offsetMs = 0
  return {
    now: () => new Date(base.now().getTime() + offsetMs),
    setOffset: (value) => {
      offsetMs = value
    },
    offset: () => offsetMs,
  }
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Whole seconds until a time; 0 for none and for one in the past. */
export function secondsUntil(moment: Date | null, now: Date): number {
  return moment === null ? 0 : Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / SECOND))
}

export function addMs(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms)
}

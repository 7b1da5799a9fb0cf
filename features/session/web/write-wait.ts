const MINUTE = 60
const HOUR = 3600
/** Waits up to this long are shown in seconds, for counting down. */
const SECONDS_UP_TO = 300

/** `58 s`, `12 min`, `2 h`: how long to wait, rounded up, in units that are the same in all our languages. */
export function writeWait(seconds: number): string {
  if (seconds <= SECONDS_UP_TO) return `${Math.ceil(seconds)} s`
  return seconds <= HOUR ? `${Math.ceil(seconds / MINUTE)} min` : `${Math.ceil(seconds / HOUR)} h`
}

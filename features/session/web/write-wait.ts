const MINUTE = 60
const HOUR = 3600
/** A wait in seconds is counted along with; a longer one is planned with. */
const SECONDS_UP_TO = 300

/** `58 s`, `12 min`, `2 h`: how long to wait, rounded up, in the units of all our languages. */
export function writeWait(seconds: number): string {
  if (seconds <= SECONDS_UP_TO) return `${Math.ceil(seconds)} s`
  return seconds <= HOUR ? `${Math.ceil(seconds / MINUTE)} min` : `${Math.ceil(seconds / HOUR)} h`
}

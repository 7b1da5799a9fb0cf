import { refuse } from '#platform/errors.ts'

/** The spec's answer to requests that come too soon. @throws Refusal `rate_limited` with the seconds left as `remainingTime` */
export function askToWait(seconds: number): never {
  return refuse('rate_limited', { extra: { status: 'rate_limited', remainingTime: Math.max(1, seconds) } })
}

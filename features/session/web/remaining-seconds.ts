import type { Failure } from '#features/api.ts'
import { RESEND_AFTER_SECONDS } from '#features/sign-in/contract.ts'

/** How long a `rate_limited` answer requires to wait. */
export function remainingSeconds({ extra }: Failure): number {
  const { remainingTime } = extra
  return typeof remainingTime === 'number' && remainingTime > 0 ? remainingTime : RESEND_AFTER_SECONDS
}

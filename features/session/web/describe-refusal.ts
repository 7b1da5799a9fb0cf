import type { TFunction } from 'i18next'
import type { Failure } from '#features/api.ts'
import { remainingSeconds } from './remaining-seconds.ts'
import { writeWait } from './write-wait.ts'

/** Not the member's fault: shown as the failure of the action. */
const SERVER_FAULTS: ReadonlySet<string> = new Set(['sms_unavailable', 'server_error', 'unavailable'])
const MUST_WAIT: ReadonlySet<string> = new Set(['rate_limited', 'phone_locked'])

/** Why sending or checking a code failed, and how long to wait if waiting helps. */
export function describeRefusal(t: TFunction<'signIn'>, refusal: Failure, actionFailed: string): string {
  if (SERVER_FAULTS.has(refusal.code)) return actionFailed
  if (!MUST_WAIT.has(refusal.code)) return refusal.error
  return t('errors.waitFirst', {
    problem: refusal.error.replace(/\.$/, ''),
    wait: writeWait(remainingSeconds(refusal)),
  })
}

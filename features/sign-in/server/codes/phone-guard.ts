/**
 * The rules of one phone, without the database: how long until another code, and when guessing is locked. A stranger can cause a
 * phone nothing but messages with valid codes and, with fifteen wrong tries at codes that were really sent, a lock.
 */
import { DAY, HOUR, addMs, MINUTE, secondsUntil } from '#platform/clock.ts'
import { type GuessLock, lockAfterWrongTry, type LockRule, UNLOCKED } from '#platform/guess-lock.ts'
import type { CodePurpose } from './deps.ts'

export interface PhoneGuard extends GuessLock {
  readonly phone: string
  readonly sends: number
  readonly lastSentAt: Date | null
  readonly nextSendAt: Date | null
}

/** The wait after the first code, the second, and so on; the last one repeats. At most eighteen messages in a day. */
const WAITS_MS = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR]
/** A new phone waits at least as long as the countdown on the account page in the product specification. */
const MIN_WAIT_MS: Readonly<Record<CodePurpose['purpose'], number>> = { 'sign-in': MINUTE, 'change-phone': 2 * MINUTE }
/** After a day without codes the waits start again. */
const FORGET_AFTER_MS = DAY

export const MAX_WRONG_TRIES_PER_DAY = 15
const PHONE_RULE: LockRule = { maxTries: MAX_WRONG_TRIES_PER_DAY, firstLockMs: HOUR }

/** Whole seconds until the phone may get another code; 0 if it may now. */
export function secondsToWait(guard: PhoneGuard, now: Date): number {
  return secondsUntil(guard.nextSendAt, now)
}

export function afterSend(guard: PhoneGuard, { purpose, now }: { purpose: CodePurpose['purpose']; now: Date }): PhoneGuard {
  const isForgotten = guard.lastSentAt !== null && guard.lastSentAt <= addMs(now, -FORGET_AFTER_MS)
  const earlier = isForgotten ? 0 : guard.sends
  return { ...guard, sends: earlier + 1, lastSentAt: now, nextSendAt: addMs(now, waitAfter(earlier, purpose)) }
}

/** The message sent at this moment certainly failed, through no fault of the person: they can retry at once. */
export function afterFailedSend(guard: PhoneGuard, sentAt: Date): PhoneGuard {
  if (guard.lastSentAt?.getTime() !== sentAt.getTime()) return guard
  return { ...guard, sends: Math.max(0, guard.sends - 1), nextSendAt: null }
}

/** Counts a wrong try; the fifteenth in a day locks the phone for an hour, each further lock twice as long. */
export function afterWrongTry(guard: PhoneGuard, now: Date): PhoneGuard {
  return { ...guard, ...lockAfterWrongTry(guard, PHONE_RULE, now) }
}

/** A person who could read the code owns the phone: everything is reset except the shortest wait. */
export function afterSuccess(guard: PhoneGuard): PhoneGuard {
  const nextSendAt = guard.lastSentAt && addMs(guard.lastSentAt, MIN_WAIT_MS['sign-in'])
  return { ...guard, ...UNLOCKED, sends: 0, nextSendAt }
}

function waitAfter(earlier: number, purpose: CodePurpose['purpose']): number {
  const grown = WAITS_MS[Math.min(earlier, WAITS_MS.length - 1)] ?? HOUR
  return Math.max(grown, MIN_WAIT_MS[purpose])
}

import { recordActivity, tracePhone } from '#features/activity/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import { isSame, type Keyring } from '#platform/crypto.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { secondsLocked } from '#platform/guess-lock.ts'
import { areaOf } from './area.ts'
import type { CodeGuess } from './deps.ts'
import { hashCode } from './issue-code.ts'
import { afterSuccess, afterWrongTry, type PhoneGuard } from './phone-guard.ts'
import { type Code, countWrongTry, creditArea, endCode, findCode, findGuard, holdGuardIfAny, saveGuard } from './queries.ts'

const MAX_WRONG_TRIES = 5

export interface JudgeDeps {
  readonly clock: Clock
  readonly keyring: Keyring
}

/** A value and not an exception: a refusal must not roll back the counting of a wrong try. */
export type Verdict =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly code: 'code_invalid' | 'code_expired' }
  | { readonly isRight: false; readonly code: 'phone_locked'; readonly remainingTime: number }

const INVALID = { isRight: false, code: 'code_invalid' } as const
const EXPIRED = { isRight: false, code: 'code_expired' } as const

/** Turns a flood of guesses away at the price of one read each: to be asked before a transaction is begun. */
export async function refuseLocked(deps: JudgeDeps & { readonly db: Database }, phone: string): Promise<void> {
  const guard = await findGuard(deps.db, phone)
  const remainingTime = guard ? secondsLocked(guard, deps.clock.now()) : 0
  if (remainingTime > 0) refuseCode({ isRight: false, code: 'phone_locked', remainingTime })
}

/**
 * Judges a typed code and uses it up if it is right. Commit after any verdict, then hand a wrong one to `refuseCode`.
 * That a code is over is told only to whoever has typed it, or has just worn it out: from the answers to guesses nobody
 * learns whether a phone got or used a code of late. A try counts only while a code that was sent is neither used nor too
 * old: for free nobody brings a phone nearer to its lock.
 */
export async function judgeCode(deps: JudgeDeps, tx: Transaction, guess: CodeGuess): Promise<Verdict> {
  const guard = await holdGuardIfAny(tx, guess.phone)
  const found = await findCode(tx, guess)
  const now = deps.clock.now() // after the lock: whoever waited for it must see what happened meanwhile
  const isRight = isRightCode(deps, guess, found)
  const remainingTime = guard ? secondsLocked(guard, now) : 0
  if (remainingTime > 0) return { isRight: false, code: 'phone_locked', remainingTime }
  if (!guard || !found) return INVALID
  if (found.expiresAt <= now) return isRight ? EXPIRED : INVALID
  if (!isRight) return countWrong(deps, tx, { guess, guard, found, now })
  if (found.wrongTries >= MAX_WRONG_TRIES) return EXPIRED
  await useUp(tx, { guard, found, now })
  return { isRight: true }
}

/** Compares as long with no code as with one, and never stops at the first digit. */
function isRightCode({ keyring }: JudgeDeps, guess: CodeGuess, found: Code | undefined): boolean {
  const isSameCode = isSame(found?.codeHash ?? '', hashCode(keyring, guess, guess.code))
  return isSameCode && (guess.purpose === 'sign-in' || found?.memberId === guess.memberId)
}

async function useUp(tx: Transaction, { guard, found, now }: Judged): Promise<void> {
  await endCode(tx, found.id, now)
  await saveGuard(tx, afterSuccess(guard))
  await creditArea(tx, areaOf(found.phone))
}

/** Ends the present deed with what the verdict says. */
export function refuseCode(verdict: Exclude<Verdict, { isRight: true }>): never {
  if (verdict.code !== 'phone_locked') return refuse(verdict.code, { field: 'code' })
  return refuse('phone_locked', { extra: { status: 'phone_locked', remainingTime: verdict.remainingTime } })
}

interface Judged {
  readonly guard: PhoneGuard
  readonly found: Code
  readonly now: Date
}

interface WrongTry extends Judged {
  readonly guess: CodeGuess
}

async function countWrong(deps: JudgeDeps, tx: Transaction, { guess, guard, found, now }: WrongTry): Promise<Verdict> {
  const next = afterWrongTry(guard, now)
  await saveGuard(tx, next)
  await countWrongTry(tx, found.id)
  const remainingTime = secondsLocked(next, now)
  await recordActivity(tx, {
    kind: remainingTime > 0 ? 'phone_locked' : failureOf(guess),
    actor: 'member',
    at: now,
    memberId: guess.purpose === 'change-phone' ? guess.memberId : undefined,
    address: guess.address,
    userAgent: guess.userAgent,
    detail: { purpose: guess.purpose, ...tracePhone(deps.keyring, guess.phone) },
  })
  if (remainingTime > 0) return { isRight: false, code: 'phone_locked', remainingTime }
  return found.wrongTries + 1 === MAX_WRONG_TRIES ? EXPIRED : INVALID
}

function failureOf({ purpose }: CodeGuess): 'sign_in_failed' | 'phone_change_failed' {
  return purpose === 'sign-in' ? 'sign_in_failed' : 'phone_change_failed'
}

import { recordActivity, tracePhone } from '#features/activity/server/index.ts'
import type { Clock } from '#platform/clock.ts'
import { isTimingSafeEqual, type Keyring } from '#platform/crypto.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { secondsLocked } from '#platform/guess-lock.ts'
import { CODE_DIGITS } from '#features/sign-in/contract.ts'
import { ipBlockOf } from '#platform/http/ip-block.ts'
import { areaOf } from './area.ts'
import { askToWait } from './ask-to-wait.ts'
import type { CodeGuess, CodeLimits } from './deps.ts'
import { hashCode } from './issue-code.ts'
import { afterSuccess, afterWrongTry, type PhoneGuard } from './phone-guard.ts'
import {
  type Code,
  countOneLess,
  countOneMore,
  countWrongTry,
  creditArea,
  endCode,
  findCode,
  findGuard,
  findWindow,
  lockGuard,
  saveGuard,
} from './queries.ts'
import { limitOf, unusedInArea, wrongCodesFrom } from './send-limits.ts'
import { secondsUntil } from '#platform/clock.ts'

export const MAX_WRONG_TRIES = 5

export interface CheckCodeDeps {
  readonly clock: Clock
  readonly keyring: Keyring
  readonly limits: CodeLimits
}

/** A value instead of an exception, because a refusal must not roll back the count of a wrong try. */
export type CheckResult =
  | { readonly isRight: true }
  | { readonly isRight: false; readonly code: 'code_invalid' | 'code_expired' }
  | { readonly isRight: false; readonly code: 'phone_locked'; readonly remainingTime: number }

const INVALID = { isRight: false, code: 'code_invalid' } as const
const EXPIRED = { isRight: false, code: 'code_expired' } as const

/** Whether the text has the form of a code; anything else is refused without being counted. */
export function isCode(typed: string): boolean {
  return typed.length === CODE_DIGITS && /^\d+$/.test(typed)
}

/**
 * Refuses a flood of guesses with only a few reads; call it before a transaction begins.
 * @throws Refusal `phone_locked`, and `rate_limited` for too many wrong guesses from one place, whatever phones they were for
 */
export async function refuseFlood(
  deps: CheckCodeDeps & { readonly db: Database },
  { phone, address }: Pick<CodeGuess, 'phone' | 'address'>,
): Promise<void> {
  const guard = await findGuard(deps.db, phone)
  const now = deps.clock.now()
  const remainingTime = guard ? secondsLocked(guard, now) : 0
  if (remainingTime > 0) refuseCode({ isRight: false, code: 'phone_locked', remainingTime })
  for (const counted of wrongCodesFrom(ipBlockOf(address), now)) {
    const found = await findWindow(deps.db, counted, now)
    if (found && found.count >= limitOf(deps.limits, counted.scope)) askToWait(secondsUntil(found.endsAt, now))
  }
}

/**
 * Checks a typed code and uses it up if it is right. Commit after any result, then pass a wrong one to `refuseCode`. Only
 * someone who typed the code, or just used up its tries, learns that it has expired: the answers to guesses must not reveal
 * whether a phone recently got or used a code. The time must not reveal it either: the phone's rows are locked only while a code
 * is valid, and each guess writes exactly one counter, that of its address, so that every refusal waits for one commit. A try
 * counts against the phone while the code that was sent is neither used nor expired, even after its tries are used up (product
 * rule: wrong tries are counted per phone). Without such a code no try brings a phone nearer to its lock.
 * @throws Refusal `rate_limited` when parallel guesses from the same place have used up the limit
 */
export async function checkCode(deps: CheckCodeDeps, tx: Transaction, guess: CodeGuess): Promise<CheckResult> {
  const begun = deps.clock.now()
  const counted = wrongCodesFrom(ipBlockOf(guess.address), begun)
  // before the check: parallel guesses are not checked beyond the limit
  for (const { scope, count, endsAt } of await countOneMore(tx, counted, begun))
    if (count > limitOf(deps.limits, scope)) askToWait(secondsUntil(endsAt, begun))
  const seen = await findCode(tx, guess)
  const checkResult = isAlive(seen, deps.clock.now()) ? await checkAlive(deps, tx, guess) : checkDead(deps, guess, seen)
  if (checkResult.isRight) for (const one of counted) await countOneLess(tx, one, begun)
  return checkResult
}

function isAlive(found: Code | undefined, now: Date): found is Code {
  return found !== undefined && found.expiresAt > now
}

function checkDead(deps: CheckCodeDeps, guess: CodeGuess, found: Code | undefined): CheckResult {
  return isRightCode(deps, guess, found) ? EXPIRED : INVALID
}

async function checkAlive(deps: CheckCodeDeps, tx: Transaction, guess: CodeGuess): Promise<CheckResult> {
  const guard = await lockGuard(tx, guess.phone)
  const found = await findCode(tx, guess)
  const now = deps.clock.now() // after the lock: a transaction that waited for it must see what happened meanwhile
  const remainingTime = secondsLocked(guard, now)
  if (remainingTime > 0) return { isRight: false, code: 'phone_locked', remainingTime }
  if (!isAlive(found, now)) return checkDead(deps, guess, found)
  if (!isRightCode(deps, guess, found)) return countWrong(deps, tx, { guess, guard, found, now })
  if (found.wrongTries >= MAX_WRONG_TRIES) return EXPIRED
  await useUp(deps, tx, { guard, found, now })
  return { isRight: true }
}

/** Takes the same time with and without a stored code, and compares every digit. */
function isRightCode({ keyring }: CheckCodeDeps, guess: CodeGuess, found: Code | undefined): boolean {
  const isSameCode = isTimingSafeEqual(found?.codeHash ?? '', hashCode(keyring, guess, guess.code))
  return isSameCode && (guess.purpose === 'sign-in' || found?.memberId === guess.memberId)
}

async function useUp({ limits }: CheckCodeDeps, tx: Transaction, { guard, found, now }: Judged): Promise<void> {
  await endCode(tx, found.id, now)
  await saveGuard(tx, afterSuccess(guard))
  for (const counted of unusedInArea(found)) await countOneLess(tx, counted, now)
  await creditArea(tx, areaOf(found.phone), { most: limits.perArea })
}

/** Throws the refusal for a failed check. */
export function refuseCode(checkResult: Exclude<CheckResult, { isRight: true }>): never {
  if (checkResult.code !== 'phone_locked') return refuse(checkResult.code, { field: 'code' })
  return refuse('phone_locked', { extra: { status: 'phone_locked', remainingTime: checkResult.remainingTime } })
}

interface Judged {
  readonly guard: PhoneGuard
  readonly found: Code
  readonly now: Date
}

interface WrongTry extends Judged {
  readonly guess: CodeGuess
}

async function countWrong(deps: CheckCodeDeps, tx: Transaction, { guess, guard, found, now }: WrongTry): Promise<CheckResult> {
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

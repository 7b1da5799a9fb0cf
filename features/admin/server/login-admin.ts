import { recordActivity } from '#features/activity/server/index.ts'
import type { ActivityKind } from '#features/activity/contract.ts'
import type { Session } from '#features/serve.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { lockAfterWrongTry, type LockRule, secondsLocked, UNLOCKED } from '#platform/guess-lock.ts'
import type { AdminDeps } from './deps.ts'
import { type Factor, lockFactor, saveFactor } from './queries.ts'
import { factorKey, newSealedSecret, otpauthUrl, stepOfCode } from './second-factor.ts'
import { issueToken } from './tokens.ts'

/** A secret that is not confirmed within this time is replaced. */
const ENROLMENT_MS = 15 * MINUTE
const FACTOR_RULE: LockRule = { maxTries: 5, firstLockMs: 15 * MINUTE }

export interface AdminAttempt {
  readonly session: Session
  readonly name: string
  readonly code: string | undefined
  readonly address: string
  readonly userAgent: string | undefined
}

/** A value instead of an exception, because a refusal must not roll back what was counted or begun. */
type Outcome =
  | { readonly token: string }
  | { readonly code: 'second_factor_enrol'; readonly extra: { readonly otpauth_url: string } }
  | { readonly code: 'phone_locked'; readonly extra: { readonly remainingTime: number } }
  | { readonly code: 'second_factor_required' | 'code_invalid'; readonly field: 'code' }

const INVALID: Outcome = { code: 'code_invalid', field: 'code' }

/** One attempt, with the factor's row locked. */
interface Try {
  readonly tx: Transaction
  readonly factor: Factor
  readonly attempt: AdminAttempt
  readonly now: Date
}

/**
 * Opens the panel to an administrator's session with a code of their authenticator. The first call shows the secret for the
 * authenticator, and the next call must prove with a code that the authenticator has it.
 * @throws Refusal `second_factor_enrol` with `otpauth_url`, `second_factor_required`, `code_invalid`, `phone_locked`
 */
export async function loginAdmin(deps: AdminDeps, attempt: AdminAttempt): Promise<string> {
  const outcome = await deps.db.transaction(async (tx) => {
    const factor = await lockFactor(tx, { phoneKey: factorKey(deps, attempt.session.phone), sealedSecret: newSealedSecret(deps) })
    const now = deps.clock.now() // after the lock: a transaction that waited for it must see what happened meanwhile
    return checkAttempt(deps, { tx, factor, attempt, now })
  })
  return 'token' in outcome ? outcome.token : refuse(outcome.code, outcome)
}

async function checkAttempt(deps: AdminDeps, current: Try): Promise<Outcome> {
  const { factor, attempt, now } = current
  const remainingTime = secondsLocked(factor, now)
  if (remainingTime > 0) return locked(remainingTime)
  if (!factor.confirmedAt && (attempt.code === undefined || !isShownHere(current))) return showSecret(deps, current)
  if (attempt.code === undefined) return { code: 'second_factor_required', field: 'code' }
  const step = stepOfCode(deps, factor.sealedSecret, attempt.code)
  if (step === undefined) return factor.confirmedAt ? countWrong(current) : failEnrolment(current)
  // used up: it is invalid, but repeating it, as a double tap does, is not a guess
  return step <= (factor.lastStep ?? 0) ? INVALID : openPanel(deps, current, step)
}

/** Whether this session was shown the secret a short while ago; no other session may confirm it. */
function isShownHere({ factor, attempt, now }: Try): boolean {
  return factor.shownAt !== null && factor.shownTo === attempt.session.id && addMs(factor.shownAt, ENROLMENT_MS) > now
}

/** Shows the same secret again to a session that reloads its page, and a new one to any other. */
async function showSecret(deps: AdminDeps, current: Try): Promise<Outcome> {
  const { tx, factor, attempt, now } = current
  const { id, phone } = attempt.session
  if (isShownHere(current)) return enrolment(otpauthUrl(deps, factor.sealedSecret, phone))
  const sealedSecret = newSealedSecret(deps)
  await saveFactor(tx, { phoneKey: factor.phoneKey, sealedSecret, shownTo: id, shownAt: now })
  await record(current, 'admin_enrolment_begun')
  return enrolment(otpauthUrl(deps, sealedSecret, phone))
}

function enrolment(url: string): Outcome {
  return { code: 'second_factor_enrol', extra: { otpauth_url: url } }
}

function locked(remainingTime: number): Outcome {
  return { code: 'phone_locked', extra: { remainingTime } }
}

/**
 * Not counted as a guess: the session knows its secret, and a code of a secret that was replaced meanwhile must not lock the
 * phone.
 */
async function failEnrolment(current: Try): Promise<Outcome> {
  await record(current, 'admin_sign_in_failed')
  return INVALID
}

async function countWrong(current: Try): Promise<Outcome> {
  const { tx, factor, now } = current
  const next = lockAfterWrongTry(factor, FACTOR_RULE, now)
  await saveFactor(tx, { phoneKey: factor.phoneKey, ...next })
  const remainingTime = secondsLocked(next, now)
  await record(current, remainingTime > 0 ? 'admin_locked' : 'admin_sign_in_failed')
  return remainingTime > 0 ? locked(remainingTime) : INVALID
}

async function openPanel(deps: AdminDeps, current: Try, step: number): Promise<Outcome> {
  const { tx, factor, attempt, now } = current
  await saveFactor(tx, {
    phoneKey: factor.phoneKey,
    ...UNLOCKED,
    name: attempt.name,
    lastStep: step,
    confirmedAt: factor.confirmedAt ?? now,
  })
  await record(current, factor.confirmedAt ? 'admin_signed_in' : 'admin_enrolled')
  return { token: await issueToken(deps, tx, { sessionId: attempt.session.id, now }) }
}

function record({ tx, attempt, now }: Try, kind: ActivityKind): Promise<void> {
  const { session, address, userAgent } = attempt
  return recordActivity(tx, { kind, actor: 'admin', at: now, memberId: session.memberId, address, userAgent })
}

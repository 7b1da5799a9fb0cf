import type { Clock } from '#platform/clock.ts'
import { isSame, type Keyring, newId } from '#platform/crypto.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Language } from '#phrases/shape.ts'
import { TERMS_VERSION } from '../contract.ts'
import { countWrongTry, findCodeForUpdate, findOrInsertMember, insertConsent, markCodeDead, type Member } from './queries.ts'
import { readPhone } from './read-phone.ts'
import { hashCode } from './send-code.ts'
import { openSession } from './sessions.ts'

const MAX_WRONG_TRIES = 5

export interface VerifyCodeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly keyring: Keyring
  readonly countries: readonly string[]
}

export interface Attempt {
  readonly typedPhone: string
  readonly code: string
  readonly termsVersion: string | undefined
  readonly language: Language
  /** Network address and browser of the visitor, for the consent row and the list of devices. */
  readonly address: string
  readonly userAgent: string | undefined
}

/** Exchanges a code for a session. @throws Refusal `code_invalid`, `code_expired` */
export async function verifyCode(deps: VerifyCodeDeps, attempt: Attempt): Promise<{ member: Member; token: string }> {
  const phone = readPhone(attempt.typedPhone, deps.countries)
  // a refusal must not roll back the counting of a wrong try, so the verdict leaves the transaction as a value
  const verdict = await deps.db.transaction(async (tx) => {
    const judged = await judge(deps, tx, { phone, code: attempt.code })
    return judged === 'right' ? enter(deps, tx, { phone, attempt }) : judged
  })
  return typeof verdict === 'string' ? refuse(verdict, { field: 'code' }) : verdict
}

async function judge(deps: VerifyCodeDeps, tx: Transaction, { phone, code }: { phone: string; code: string }) {
  const found = await findCodeForUpdate(tx, phone)
  const now = deps.clock.now() // after the lock: whoever waited for it must see what happened meanwhile
  const isRight = isSame(found?.codeHash ?? '', hashCode(deps.keyring, phone, code))
  if (!found) return 'code_invalid'
  if (found.deadAt || found.expiresAt <= now) return 'code_expired'
  if (isRight) {
    await markCodeDead(tx, phone, now)
    return 'right'
  }
  await countWrongTry(tx, phone)
  if (found.wrongTries + 1 >= MAX_WRONG_TRIES) await markCodeDead(tx, phone, now)
  return 'code_invalid'
}

async function enter(deps: VerifyCodeDeps, tx: Transaction, { phone, attempt }: { phone: string; attempt: Attempt }) {
  const now = deps.clock.now()
  const member = await findOrInsertMember(tx, { id: newId(now), phone, language: attempt.language, createdAt: now })
  const termsVersion = attempt.termsVersion ?? TERMS_VERSION
  await insertConsent(tx, {
    id: newId(now),
    memberId: member.id,
    termsVersion,
    channel: 'web',
    address: attempt.address,
    createdAt: now,
  })
  const token = await openSession(deps, tx, { memberId: member.id, userAgent: attempt.userAgent })
  return { member, token }
}

import type { Database, Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Language } from '#phrases/shape.ts'
import { isCode, checkCode, type CheckCodeDeps, refuseCode, refuseFlood } from './codes/check-code.ts'
import { readPhone } from './codes/read-phone.ts'
import { enterMember } from './members/enter-member.ts'
import type { Member } from './members/queries.ts'
import { readTermsVersion, recordConsent } from './members/record-consent.ts'
import { openSession, type Visitor } from './sessions/open-session.ts'

export interface VerifyCodeDeps extends CheckCodeDeps {
  readonly db: Database
  readonly countries: readonly string[]
}

export interface Attempt {
  readonly typedPhone: string
  readonly code: string
  /**
   * The version of the terms that the visitor accepted. A caller without one, as in the product specification's call, signs in without an
   * acceptance: a consent row records what a person accepted, so there is none without a named text. Our own page always names
   * it.
   */
  readonly termsVersion: string | undefined
  readonly language: Language
  readonly visitor: Visitor
  /** The session value that the browser sent. */
  readonly oldToken: string | undefined
}

/** Exchanges a code for a session. @throws Refusal `terms_unknown`, `code_invalid`, `code_expired`, `phone_locked` */
export async function verifyCode(deps: VerifyCodeDeps, attempt: Attempt): Promise<{ member: Member; token: string }> {
  const phone = readPhone(attempt.typedPhone, deps.countries)
  const termsVersion = readTermsVersion(attempt.termsVersion)
  const { code, visitor } = attempt
  if (!isCode(code)) refuse('code_invalid', { field: 'code' })
  await refuseFlood(deps, { phone, address: visitor.address })
  const entered = await deps.db.transaction(async (tx) => {
    const checkResult = await checkCode(deps, tx, { purpose: 'sign-in', phone, code, ...visitor })
    return checkResult.isRight ? enter(deps, tx, { phone, termsVersion, attempt }) : checkResult
  })
  return 'isRight' in entered ? refuseCode(entered) : entered
}

interface Entering {
  readonly phone: string
  readonly termsVersion: string | undefined
  readonly attempt: Attempt
}

async function enter(deps: VerifyCodeDeps, tx: Transaction, { phone, termsVersion, attempt }: Entering) {
  const member = await enterMember(deps, tx, { phone, language: attempt.language })
  const { visitor, oldToken } = attempt
  await recordConsent(deps, tx, { memberId: member.id, termsVersion, channel: 'web', address: visitor.address })
  const token = await openSession(deps, tx, { memberId: member.id, visitor, oldToken, way: 'code' })
  return { member, token }
}

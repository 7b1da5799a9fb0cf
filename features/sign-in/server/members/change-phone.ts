import { recordActivity, tracePhone } from '#features/activity/server/index.ts'
import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Language } from '#phrases/shape.ts'
import type { CodeDeps } from '../codes/deps.ts'
import type { SignInDeps } from '../deps.ts'
import { issueCode } from '../codes/issue-code.ts'
import { isCode, checkCode, refuseCode, refuseFlood, type CheckResult } from '../codes/check-code.ts'
import { countOneMore } from '../codes/queries.ts'
import { readPhone } from '../codes/read-phone.ts'
import { messagesOfDay } from '../codes/send-limits.ts'
import { endOtherSessions, type Asking } from '../sessions/end-sessions.ts'
import { isDemonstrationPhone } from './demonstration.ts'
import { noteFormerPhone } from './former-phone.ts'
import { lockPhone, isPhoneFree, updateMember } from './queries.ts'
import { notifyOldPhoneJob } from './notify-old-phone.ts'

export interface ChangePhoneDeps extends CodeDeps, Pick<SignInDeps, 'endOtherAccess'> {
  readonly countries: readonly string[]
  readonly adminPhones: readonly string[]
}

export interface NewPhone {
  readonly typed: string
  /** Absent when requesting a code for the new phone. */
  readonly code: string | undefined
  readonly language: Language
  /** Whether the request proves an administrator's second factor. */
  readonly isPanelOpen: boolean
}

/**
 * The first call sends a code to the new phone; the second, with the code, changes the phone, ends the other sessions and
 * notifies the old phone. Only a person who has just proved to own the phone learns that it has an account already, which they
 * could also learn by signing in. An administrator's phone can be changed or taken over only with the panel open.
 * @throws Refusal `invalid_phone`, `country_not_served`, `demonstration_only`, `admin_login_required`, the refusals of
 * `issueCode`, and with a code `new_phone_code_invalid`, `phone_locked`, `phone_taken`, `admin_denied`, `unauthorised`
 */
export async function changePhone(deps: ChangePhoneDeps, asking: Asking, wish: NewPhone): Promise<void> {
  const { session, visitor } = asking
  const { typed, code, language } = wish
  if (isDemonstrationPhone(session.phone)) refuse('demonstration_only')
  const phone = readPhone(typed, deps.countries, 'new_phone')
  if (phone === session.phone) refuse('phone_is_yours', { field: 'new_phone' })
  if (!wish.isPanelOpen && deps.adminPhones.includes(session.phone)) await refuseAdminPhone(deps, asking, 'admin_login_required')
  const purpose = { purpose: 'change-phone', memberId: session.memberId } as const
  if (code === undefined) {
    await issueCode(deps, { ...purpose, phone, language, ...visitor })
    return
  }
  if (!isCode(code)) refuse('new_phone_code_invalid', { field: 'code' })
  await refuseFlood(deps, { phone, address: visitor.address })
  const outcome = await deps.db.transaction(async (tx) => {
    const checkResult = await checkCode(deps, tx, { ...purpose, phone, code, ...visitor })
    return checkResult.isRight ? replacePhone(deps, tx, { asking, phone, isPanelOpen: wish.isPanelOpen }) : checkResult
  })
  if (outcome === 'taken') refuse('phone_taken', { field: 'new_phone' })
  if (outcome === 'denied') await refuseAdminPhone(deps, asking, 'admin_denied')
  if (typeof outcome === 'object') refuseChange(outcome)
}

/** Answers only a person who owns the phone, so that no one else learns who is an administrator. */
async function refuseAdminPhone(
  deps: ChangePhoneDeps,
  { session: { memberId }, visitor }: Asking,
  code: 'admin_login_required' | 'admin_denied',
): Promise<never> {
  const detail = { reason: code }
  await recordActivity(deps.db, {
    kind: 'phone_change_failed',
    actor: 'member',
    at: deps.clock.now(),
    memberId,
    ...visitor,
    detail,
  })
  deps.log.warn({ memberId, code }, "an administrator's phone was to be changed without the second factor")
  return refuse(code, { field: 'new_phone' })
}

/** Runs under the guard that a sign-in with the new phone also locks, so that no sign-in can run in between. */
async function replacePhone(
  deps: ChangePhoneDeps,
  tx: Transaction,
  { asking, phone, isPanelOpen }: { asking: Asking; phone: string; isPanelOpen: boolean },
): Promise<'replaced' | 'taken' | 'denied'> {
  const { memberId } = asking.session
  if (!isPanelOpen && deps.adminPhones.includes(phone)) return 'denied'
  if (!(await isPhoneFree(tx, phone))) return 'taken'
  const old = (await lockPhone(tx, memberId)) ?? refuse('unauthorised') // the account was deleted meanwhile
  await updateMember(tx, memberId, { phone })
  await noteFormerPhone(deps, tx, { memberId, phone: old.phone })
  await endOtherSessions(deps, tx, asking)
  const at = deps.clock.now()
  const { phone_end: oldPhoneEnd } = tracePhone(deps.keyring, old.phone)
  await recordActivity(tx, {
    kind: 'phone_changed',
    actor: 'member',
    at,
    memberId,
    ...asking.visitor,
    detail: { old_phone_end: oldPhoneEnd, ...tracePhone(deps.keyring, phone) },
  })
  await countOneMore(tx, [messagesOfDay(at)], at) // counted, but never refused: the owner of the old phone must be notified
  const payload = { messageId: newId(at), sealedPhone: deps.keyring.seal('old-phone', old.phone), language: old.language }
  await deps.queue.enqueue(tx, notifyOldPhoneJob, { payload })
  return 'replaced'
}

/** The spec has one message for a wrong code and an expired one. */
function refuseChange(checkResult: Exclude<CheckResult, { isRight: true }>): never {
  return checkResult.code === 'phone_locked' ? refuseCode(checkResult) : refuse('new_phone_code_invalid', { field: 'code' })
}

import { addMs, MINUTE, secondsUntil } from '#platform/clock.ts'
import { type Keyring, newDigits, newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { secondsLocked } from '#platform/guess-lock.ts'
import { recordActivity, tracePhone } from '#features/activity/server/index.ts'
import { CODE_DIGITS } from '#features/sign-in/contract.ts'
import { ipBlockOf } from '#platform/http/ip-block.ts'
import { areaOf, CREDIT_PER_SECOND } from './area.ts'
import { askToWait } from './ask-to-wait.ts'
import type { CodeDeps, CodeOrder } from './deps.ts'
import { deliverCodeJob } from './jobs.ts'
import { afterSend, type PhoneGuard, secondsToWait } from './phone-guard.ts'
import { chargeArea, type Count, countOneMore, findCount, lockGuard, replaceCode, saveGuard } from './queries.ts'
import { countedNear, countedTogether, MAX_VENDOR_FAULTS, limitOf, vendorFault } from './send-limits.ts'

export const CODE_LIFETIME_MS = 5 * MINUTE

/**
 * Creates a code and enqueues its message; the previous code of the purpose becomes invalid. Reads no account, so that the answer
 * and its time are the same for every phone.
 * @returns seconds until the phone may request the next one
 * @throws Refusal `rate_limited` and `phone_locked` with the seconds left as `remainingTime`, `sms_paused` when the day's
 * messages are used up, `sms_unavailable` when no vendor accepts messages
 */
export async function issueCode(deps: CodeDeps, order: CodeOrder): Promise<number> {
  const { phone, purpose } = order
  const code = newDigits(CODE_DIGITS)
  return deps.db.transaction(async (tx) => {
    const guard = await lockGuard(tx, phone)
    const now = deps.clock.now() // after the lock: a transaction that waited for it must see what happened meanwhile
    limitPhone(guard, now)
    const message = { phone, address: order.address, now }
    await limitAddress(deps, tx, message)
    const next = afterSend(guard, { purpose, now })
    await saveGuard(tx, next)
    const codeId = newId(now)
    await replaceCode(tx, {
      id: codeId,
      phone,
      purpose,
      memberId: order.purpose === 'change-phone' ? order.memberId : null,
      codeHash: hashCode(deps.keyring, order, code),
      sealedCode: deps.keyring.seal('sign-in-code', code),
      language: order.language,
      ipBlock: ipBlockOf(order.address),
      sentAt: now,
      expiresAt: addMs(now, CODE_LIFETIME_MS),
    })
    await deps.queue.enqueue(tx, deliverCodeJob, { payload: { codeId, way: order.way } })
    await recordActivity(tx, {
      kind: 'code_sent',
      actor: 'member',
      at: now,
      memberId: order.purpose === 'change-phone' ? order.memberId : undefined,
      address: order.address,
      userAgent: order.userAgent,
      detail: { purpose, ...tracePhone(deps.keyring, phone) },
    })
    await limitSpending(deps, tx, message) // last, because its rows are shared by everyone and locked until the commit
    return secondsToWait(next, now)
  })
}

/** Phone and purpose are part of the hash, so that a code is valid only for them. */
export function hashCode(keyring: Keyring, { phone, purpose }: Pick<CodeOrder, 'phone' | 'purpose'>, code: string): string {
  return keyring.hash('sign-in-code', `${purpose} ${phone} ${code}`)
}

function limitPhone(guard: PhoneGuard, now: Date): void {
  const locked = secondsLocked(guard, now)
  if (locked > 0) refuse('phone_locked', { extra: { status: 'phone_locked', remainingTime: locked } })
  const wait = secondsToWait(guard, now)
  if (wait > 0) askToWait(wait)
}

/** Checks the limits of the requesting address and of the phone's block. Counts are rolled back with the transaction. */
async function limitAddress(deps: CodeDeps, tx: Transaction, { phone, address, now }: Message): Promise<void> {
  if ((await findCount(tx, vendorFault(now), now)) >= MAX_VENDOR_FAULTS) refuse('sms_unavailable')
  const counted = countedNear({ phone, ipBlock: ipBlockOf(address), sentAt: now })
  limitCounts(deps, await countOneMore(tx, counted, now), now)
}

/** Checks the limits of the day, of the rate, and of the area's credit. */
async function limitSpending(deps: CodeDeps, tx: Transaction, { phone, now }: Message): Promise<void> {
  limitCounts(deps, await countOneMore(tx, countedTogether(now), now), now)
  const area = areaOf(phone)
  const credit = await chargeArea(tx, area, { now, most: deps.limits.perArea })
  if (credit >= 0) return
  deps.log.info({ area }, 'a code was refused: hardly any codes of this area are used')
  askToWait(Math.ceil(-credit / CREDIT_PER_SECOND))
}

interface Message {
  readonly phone: string
  readonly address: string
  readonly now: Date
}

function limitCounts({ limits, log }: CodeDeps, counts: readonly Count[], now: Date): void {
  const tooMuch = counts.filter(({ scope, count }) => count > limitOf(limits, scope))
  const remainingTime = Math.max(...tooMuch.map(({ endsAt }) => secondsUntil(endsAt, now)))
  const scopes = tooMuch.map(({ scope }) => scope)
  if (scopes.length > 0) log.info({ scopes }, 'a code was refused: too many were requested')
  if (scopes.includes('day')) refuse('sms_paused', { extra: { status: 'sms_paused', remainingTime } })
  if (scopes.length > 0) askToWait(remainingTime)
  if (counts.some(({ scope, count }) => scope === 'day' && count === limits.perDay))
    log.error({ perDay: limits.perDay }, 'the last code of the day is sent: no more until tomorrow')
}

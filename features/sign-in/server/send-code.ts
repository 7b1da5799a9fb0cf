import { type Clock, later, MINUTE, SECOND } from '#platform/clock.ts'
import { type Keyring, newDigits, newId } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import { ProviderFault, refuse } from '#platform/errors.ts'
import { smsTexts } from '#phrases/server.ts'
import { fill, type Language } from '#phrases/shape.ts'
import type { SmsSender } from '#providers/sms/port.ts'
import { CODE_DIGITS, RESEND_AFTER_SECONDS } from '../contract.ts'
import { deleteCode, findCode, replaceCode } from './queries.ts'
import { readPhone } from './read-phone.ts'

export const CODE_LIFETIME_MS = 5 * MINUTE

export interface SendCodeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly keyring: Keyring
  readonly sms: SmsSender
  readonly countries: readonly string[]
  readonly brandName: string
  /** Host that the message's last line names, so that the browser offers the code (WebOTP). */
  readonly host: string
}

/** Sends a fresh code; the earlier one dies. @throws Refusal `rate_limited` with the seconds left as `remainingTime` */
export async function sendCode(
  deps: SendCodeDeps,
  { typedPhone, language }: { typedPhone: string; language: Language },
): Promise<void> {
  const phone = readPhone(typedPhone, deps.countries)
  const now = deps.clock.now()
  const code = newDigits(CODE_DIGITS)
  const waitMs = RESEND_AFTER_SECONDS * SECOND
  const fresh = { phone, codeHash: hashCode(deps.keyring, phone, code), sentAt: now, expiresAt: later(now, CODE_LIFETIME_MS) }
  const isReplaced = await replaceCode(deps.db, fresh, later(now, -waitMs))
  if (!isReplaced) {
    const sentAt = (await findCode(deps.db, phone))?.sentAt ?? now
    refuse('rate_limited', {
      extra: { status: 'rate_limited', remainingTime: Math.ceil((sentAt.getTime() + waitMs - now.getTime()) / SECOND) },
    })
  }
  const body = `${fill(smsTexts[language].code, { code, brand: deps.brandName })}\n\n@${deps.host} #${code}`
  await handOver(deps, { phone, body, codeHash: fresh.codeHash })
}

/** A message that surely did not go out leaves no wait behind; one that perhaps did counts as sent. */
async function handOver(
  deps: SendCodeDeps,
  { phone, body, codeHash }: { phone: string; body: string; codeHash: string },
): Promise<void> {
  try {
    await deps.sms.send({ to: phone, body, validitySeconds: CODE_LIFETIME_MS / SECOND, reference: newId(deps.clock.now()) })
  } catch (error) {
    if (error instanceof ProviderFault && error.code === 'in_doubt') return
    await deleteCode(deps.db, phone, codeHash)
    throw error
  }
}

/** The phone is part of what is hashed: a code of one phone never fits another. */
export function hashCode(keyring: Keyring, phone: string, code: string): string {
  return keyring.sign('sign-in-code', `${phone} ${code}`)
}

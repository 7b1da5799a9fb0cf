import type { Keyring } from '#platform/crypto.ts'
import type { Database } from '#platform/database.ts'
import { type Clock, SECOND } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import type { Attempt } from '#platform/queue.ts'
import type { Language } from '#phrases/shape.ts'
import type { SmsSender } from '#providers/sms/port.ts'
import { areaOf } from './area.ts'
import type { Delivery } from './jobs.ts'
import { codeMessage } from './message.ts'
import { afterFailedSend } from './phone-guard.ts'
import {
  countOneLess,
  countOneMore,
  deleteCode,
  findSealedCode,
  lockGuard,
  markHandedOver,
  refundArea,
  saveGuard,
  type SealedCode,
} from './queries.ts'
import { countedFor, vendorFault } from './send-limits.ts'

interface ChatCode {
  readonly phone: string
  readonly code: string
  readonly language: Language
  /** Delivery reports refer to the code by this id. */
  readonly reference: string
}

export interface DeliverCodeDeps {
  readonly db: Database
  readonly clock: Clock
  readonly keyring: Keyring
  readonly log: Log
  readonly sms: SmsSender
  /** Undefined without a chat. @throws ProviderFault */
  readonly sendInChat: ((code: ChatCode) => Promise<void>) | undefined
  readonly brandName: string
  /** The host named in the message's last line, for which the browser offers the code. */
  readonly host: string
}

/**
 * Sends a code. A code that has expired or was replaced by then is not sent. Safe to run twice: the sender recognises the message
 * by its reference.
 */
export async function deliverCode(deps: DeliverCodeDeps, delivery: Delivery, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
  const code = await findSealedCode(deps.db, delivery.codeId)
  if (!code) return
  const validitySeconds = Math.floor((code.expiresAt.getTime() - deps.clock.now().getTime()) / SECOND)
  if (validitySeconds < MIN_VALIDITY_SECONDS) return
  if (delivery.way === 'chat' && (await isSentInChat(deps, code))) return markHandedOver(deps.db, code.id, deps.clock.now())
  try {
    await send(deps, code, { ...delivery, validitySeconds })
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    if (error.code !== 'in_doubt') return recordFault(deps, { code, fault: error, isLast })
  }
  await markHandedOver(deps.db, code.id, deps.clock.now())
}

/** False when it was certainly not sent: then it goes by SMS. */
async function isSentInChat({ keyring, sendInChat, log }: DeliverCodeDeps, code: SealedCode): Promise<boolean> {
  if (!sendInChat) return false
  const { id: reference, phone, language } = code
  try {
    await sendInChat({ phone, code: keyring.open('sign-in-code', code.sealedCode), language, reference })
    return true
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    log.info({ err: error, codeId: reference }, 'a code was not sent by chat')
    return error.code === 'in_doubt'
  }
}

async function send(
  { keyring, sms, brandName, host }: DeliverCodeDeps,
  code: SealedCode,
  { excludedVendor, validitySeconds }: Delivery & { readonly validitySeconds: number },
): Promise<void> {
  const digits = keyring.open('sign-in-code', code.sealedCode)
  const body = codeMessage({ code: digits, language: code.language, brandName, host })
  const message = { to: code.phone, body, validitySeconds, reference: code.id }
  await sms.send(excludedVendor ? { ...message, excludedVendor } : message)
}

/** Vendors accept no shorter validity, and nobody types a code faster. */
const MIN_VALIDITY_SECONDS = 6

/** Faults of this number alone: retrying at once would end the same way, so the wait stays. */
const RECIPIENT_FAULTS: ReadonlySet<string> = new Set(['recipient_invalid', 'recipient_unreachable', 'recipient_opted_out'])

interface Failed {
  readonly code: SealedCode
  readonly fault: ProviderFault
  readonly isLast: boolean
}

async function recordFault(deps: DeliverCodeDeps, { code, fault, isLast }: Failed): Promise<void> {
  if (fault.isRetryable && !isLast) throw fault
  const isOurs = !RECIPIENT_FAULTS.has(fault.code)
  deps.log[isOurs ? 'error' : 'info']({ err: fault, codeId: code.id }, 'the message of a code did not go out')
  await giveBack(deps, code, { isOurs })
}

/** Always refunds the cost; cancels the wait and the address's count only if the fault was not the number's. */
async function giveBack({ db, clock }: DeliverCodeDeps, code: SealedCode, { isOurs }: { isOurs: boolean }): Promise<void> {
  await db.transaction(async (tx) => {
    const guard = await lockGuard(tx, code.phone)
    const now = clock.now()
    for (const counted of countedFor(code)) if (isOurs || counted.scope === 'day') await countOneLess(tx, counted, now)
    if (isOurs) await countOneMore(tx, [vendorFault(now)], now)
    await refundArea(tx, areaOf(code.phone))
    if (isOurs) await saveGuard(tx, afterFailedSend(guard, code.sentAt))
    await deleteCode(tx, code.id)
  })
}

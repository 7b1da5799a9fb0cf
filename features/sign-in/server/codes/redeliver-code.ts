import type { Transaction } from '#platform/database.ts'
import type { SmsVendor } from '#providers/sms/port.ts'
import type { CodeDeps } from './deps.ts'
import { deliverCodeJob } from './jobs.ts'
import { countOneLess, countOneMore, findSealedCode } from './queries.ts'
import { messagesOfDay } from './send-limits.ts'

/**
 * Sends by SMS a code that the messaging app accepted but could not deliver: a missing account is usually noticed only then.
 * Ignores ids that are no code; a repeated call sends once. The code was counted when it was requested, and has cost nothing so
 * far.
 */
export async function textCodeInstead(
  { queue, clock }: Pick<CodeDeps, 'queue' | 'clock'>,
  tx: Transaction,
  codeId: string,
): Promise<void> {
  const code = await findSealedCode(tx, codeId)
  if (code && code.expiresAt > clock.now()) await queue.enqueue(tx, deliverCodeJob, { payload: { codeId }, id: codeId })
}

/**
 * Sends a message again that a vendor reported as lost; ignores ids that are no code, and expired codes. It costs as much as the
 * first one, so it is sent only within the day's limit.
 */
export async function redeliverCode(
  { queue, clock, limits, log }: Pick<CodeDeps, 'queue' | 'clock' | 'limits' | 'log'>,
  tx: Transaction,
  { reference, vendor }: { reference: string; vendor: SmsVendor },
): Promise<void> {
  const code = await findSealedCode(tx, reference)
  const now = clock.now()
  if (!code || code.expiresAt <= now) return
  const message = messagesOfDay(now)
  const counts = await countOneMore(tx, [message], now)
  if (counts.some(({ count }) => count > limits.perDay)) {
    await countOneLess(tx, message, now)
    log.warn({ codeId: reference }, 'a lost code is not sent again: the messages of the day are used up')
    return
  }
  await queue.enqueue(tx, deliverCodeJob, { payload: { codeId: reference, excludedVendor: vendor } })
}

import type { Transaction } from '#platform/database.ts'
import type { SmsVendor } from '#providers/sms/port.ts'
import type { CodeDeps } from './deps.ts'
import { deliverCodeJob } from './jobs.ts'
import { countOneLess, countOneMore, findSealedCode, listSealedCodes } from './queries.ts'
import { messagesOfDay } from './send-limits.ts'

/**
 * Sends by SMS the codes that the messaging app accepted but could not deliver: a missing account is usually noticed only then.
 * Ignores ids that are no code; a repeated call sends once. The codes were counted when they were requested, and have cost nothing
 * so far.
 */
export async function textCodesInstead(
  { queue, clock }: Pick<CodeDeps, 'queue' | 'clock'>,
  tx: Transaction,
  codeIds: readonly string[],
): Promise<void> {
  const now = clock.now()
  const alive = (await listSealedCodes(tx, codeIds)).filter(({ expiresAt }) => expiresAt > now)
  for (const { id: codeId } of alive) await queue.enqueue(tx, deliverCodeJob, { payload: { codeId }, id: codeId })
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

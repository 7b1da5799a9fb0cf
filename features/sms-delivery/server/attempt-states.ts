import type { SmsReport } from '#providers/sms/port.ts'

/**
 * ```
 * sending ──▶ accepted ──▶ sent ──▶ undelivered ──▶ delivered
 *    ├──────▶ in_doubt (a report may still settle it)
 *    └──────▶ unsent   (may be sent again)
 * ```
 * Reports come in any order and more than once, and each may skip steps: a state is only ever left to the right.
 * `delivered` wins over `undelivered`, because somebody has read the message.
 */
export type AttemptStatus = 'sending' | 'unsent' | 'in_doubt' | 'accepted' | SmsReport['status']

const ON_THE_WAY = ['sending', 'unsent', 'in_doubt', 'accepted'] as const satisfies readonly AttemptStatus[]

/** The states that a report moves on; in any other it tells nothing new. */
export const MOVED_BY: Readonly<Record<SmsReport['status'], readonly AttemptStatus[]>> = {
  sent: ON_THE_WAY,
  undelivered: [...ON_THE_WAY, 'sent'],
  delivered: [...ON_THE_WAY, 'sent', 'undelivered'],
}

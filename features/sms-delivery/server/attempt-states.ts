import type { SmsReport } from '#providers/sms/port.ts'

/**
 * ```
 * sending ──▶ accepted ──▶ sent ──▶ undelivered ──▶ delivered
 *    ├──────▶ in_doubt (a report may still decide it)
 *    └──────▶ unsent   (may be sent again)
 * ```
 * Reports arrive in any order, may repeat and may skip steps, so a state only ever moves to the right. `delivered` overrides
 * `undelivered`, because the message was received after all.
 */
export type AttemptStatus = 'sending' | 'unsent' | 'in_doubt' | 'accepted' | SmsReport['status']

const ON_THE_WAY = ['sending', 'unsent', 'in_doubt', 'accepted'] as const satisfies readonly AttemptStatus[]

/** The states that each report may move on from; in any other state the report is ignored. */
export const MOVED_BY: Readonly<Record<SmsReport['status'], readonly AttemptStatus[]>> = {
  sent: ON_THE_WAY,
  undelivered: [...ON_THE_WAY, 'sent'],
  delivered: [...ON_THE_WAY, 'sent', 'undelivered'],
}

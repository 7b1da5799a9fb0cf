import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { SmsReport, SmsReportReader, SmsVendor } from '#providers/sms/port.ts'
import { applyReport, listTriedVendors } from './queries.ts'

export interface UndeliveredSms {
  /** The sender's own id of the message. */
  readonly reference: string
  /** The vendor that failed; the next send of the same reference lists it in `excludedVendor`. */
  readonly vendor: SmsVendor
}

export interface ReportDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly reports: readonly SmsReportReader[]
  /** The vendors that send for us, whether they report or not. */
  readonly senders: readonly SmsVendor[]
  /**
   * Called once, in the transaction that stores the report, when a message was not delivered, has not expired, and another
   * vendor is left to try. The sender decides whether the message is still wanted, and enqueues a send with the same
   * reference.
   */
  readonly onUndelivered: (tx: Transaction, undelivered: UndeliveredSms) => Promise<void>
}

/** Stores what a vendor reports of a message. Repeated, late and unknown reports change nothing. */
export async function receiveReport(deps: ReportDeps, vendor: SmsVendor, report: SmsReport): Promise<void> {
  const attempt = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const moved = await applyReport(tx, { vendor, report, now })
    if (moved && report.status === 'undelivered' && report.isWorthAnotherVendor && moved.expiresAt > now) {
      const tried = await listTriedVendors(tx, moved.reference)
      const isAnyLeft = deps.senders.some((sender) => !tried.includes(sender))
      if (isAnyLeft) await deps.onUndelivered(tx, { reference: moved.reference, vendor })
    }
    return moved
  })
  if (!attempt) return
  const { reference, status, reason } = attempt
  deps.log[status === 'undelivered' ? 'warn' : 'debug']({ vendor, reference, status, reason }, 'a vendor reported on a message')
}

import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/database.ts'
import type { Log } from '#platform/log.ts'
import type { SmsReport, SmsReportReader, SmsVendor } from '#providers/sms/port.ts'
import { applyReport, listTriedVendors } from './queries.ts'

export interface UndeliveredSms {
  /** As its sender named it. */
  readonly reference: string
  /** Who failed it: the next send of the same reference says so in `notThrough`. */
  readonly vendor: SmsVendor
}

export interface ReportDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly reports: readonly SmsReportReader[]
  /**
   * Told once, in the transaction that keeps the report, when a message did not arrive, is still worth something and has a
   * vendor left that has not tried it. Whoever sent it decides whether it is still wanted, and enqueues a send of the same
   * reference.
   */
  readonly onUndelivered: (tx: Transaction, undelivered: UndeliveredSms) => Promise<void>
}

/** Keeps what a vendor reports of a message. Repetitions, reports that come too late and unknown messages change nothing. */
export async function receiveReport(deps: ReportDeps, vendor: SmsVendor, report: SmsReport): Promise<void> {
  const attempt = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const moved = await applyReport(tx, { vendor, report, now })
    if (moved && report.status === 'undelivered' && report.isWorthAnotherVendor && moved.expiresAt > now) {
      const tried = await listTriedVendors(tx, moved.reference)
      const isAnyLeft = deps.reports.some((other) => !tried.includes(other.vendor))
      if (isAnyLeft) await deps.onUndelivered(tx, { reference: moved.reference, vendor })
    }
    return moved
  })
  if (!attempt) return
  const { reference, status, reason } = attempt
  deps.log[status === 'undelivered' ? 'warn' : 'debug']({ vendor, reference, status, reason }, 'a vendor reported on a message')
}

import { type Clock, addMs, SECOND } from '#platform/clock.ts'
import type { Database } from '#platform/database.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { AcceptedSms, OutgoingSms, SmsFaultCode, SmsVendor, SmsVendorClient } from '#providers/sms/port.ts'
import type { AttemptStatus } from './attempt-states.ts'
import { type Attempt, type AttemptKey, claimAttempt, findAttempt, recordOutcome } from './queries.ts'

export interface TrackDeps {
  readonly db: Database
  readonly clock: Clock
}

/**
 * Wraps a vendor's client so that every attempt is recorded before it is made: a job that runs twice sends once, and a report
 * finds its message even when the vendor's answer was lost. A process that dies while sending leaves `sending` behind, which
 * counts as in doubt until a report decides it.
 */
export function trackAttempts({ db, clock }: TrackDeps, client: SmsVendorClient): SmsVendorClient {
  const { vendor } = client

  const sendOnce = async (key: AttemptKey, message: OutgoingSms): Promise<AcceptedSms> => {
    try {
      const accepted = await client.send(message)
      await recordOutcome(db, key, { status: 'accepted', vendorMessageId: accepted.vendorMessageId, now: clock.now() })
      return accepted
    } catch (error) {
      if (error instanceof ProviderFault) {
        const status = error.code === 'in_doubt' ? 'in_doubt' : 'unsent'
        await recordOutcome(db, key, { status, reason: error.code, now: clock.now() })
      }
      throw error
    }
  }

  return {
    vendor,
    send: async (message) => {
      const key = { reference: message.reference, vendor }
      const now = clock.now()
      const isClaimed = await claimAttempt(db, { ...key, now, expiresAt: addMs(now, message.validitySeconds * SECOND) })
      if (isClaimed) return sendOnce(key, message)
      return answerAgain(await findAttempt(db, key), vendor)
    },
  }
}

/** The result to return for an attempt that was already made. */
function answerAgain(attempt: Attempt | undefined, vendor: SmsVendor): AcceptedSms {
  const status = attempt?.status as AttemptStatus | undefined // the table's check allows no other
  if (attempt?.vendorMessageId && (status === 'accepted' || status === 'sent' || status === 'delivered'))
    return { vendor, vendorMessageId: attempt.vendorMessageId }
  const code: SmsFaultCode = status === 'undelivered' ? 'recipient_unreachable' : 'in_doubt'
  throw new ProviderFault({
    provider: 'sms',
    code,
    isRetryable: false,
    detail: `${attempt?.reference}: ${vendor} was asked before`,
  })
}

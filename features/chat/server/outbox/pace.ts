/**
 * How fast one person may be written to:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/throughput. One message takes six seconds.
 * Several may be sent within the first six seconds, on credit, and then none until that time has passed.
 */
import { addMs, SECOND } from '#platform/clock.ts'
import { CHAT_PACE } from '#providers/chat/port.ts'

/** Messages that were sent together. Stored as JSON. */
export interface Burst {
  /** In milliseconds. */
  readonly startedAt: number
  readonly sent: number
}

/** The network allows 45. This is more than a conversation needs, and leaves a margin for double counting. */
const MAX_AT_ONCE = 20
const EACH_MS = CHAT_PACE.msBetweenMessagesToOne

/** What is sent within the first six seconds has to arrive within them. */
const ON_THE_WAY_MS = SECOND

/** When the next message may be sent: now, or once the credit is used up. */
export function freeMoment(burst: Burst | null, now: Date): Date {
  if (!burst || isPaid(burst, now) || isOpen(burst, now)) return now
  return new Date(burst.startedAt + burst.sent * EACH_MS)
}

/** The burst with one more message. */
export function spend(burst: Burst | null, now: Date): Burst {
  return !burst || isPaid(burst, now) ? { startedAt: now.getTime(), sent: 1 } : { ...burst, sent: burst.sent + 1 }
}

function isPaid({ startedAt, sent }: Burst, now: Date): boolean {
  return now >= addMs(new Date(startedAt), sent * EACH_MS)
}

function isOpen({ startedAt, sent }: Burst, now: Date): boolean {
  return now < addMs(new Date(startedAt), EACH_MS - ON_THE_WAY_MS) && sent < MAX_AT_ONCE
}

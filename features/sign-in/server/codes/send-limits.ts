import { DateTime } from 'luxon'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { HOUR, later, MINUTE } from '#platform/clock.ts'
import { blockOf } from './area.ts'
import type { CodeLimits } from './deps.ts'

/** Everything that is counted in windows. Rows are locked in this order: the one that all share comes late. */
export type LimitScope = 'address' | 'block' | 'day' | 'vendor-faults' | 'review-token'

/** One more in a window of this scope and subject, which ends at `endsAt` if it begins now. */
export interface Counted {
  readonly scope: LimitScope
  readonly subject: string
  readonly endsAt: Date
}

export interface CountedMessage {
  readonly phone: string
  readonly addressGroup: string
  readonly sentAt: Date
}

/** What a message is counted against: whoever asks for it and who is near to whoever gets it, then what all of them cost. */
export function countedFor(message: CountedMessage): readonly Counted[] {
  return [...countedNear(message), messagesOfDay(message.sentAt)]
}

export function countedNear({ phone, addressGroup, sentAt }: CountedMessage): readonly Counted[] {
  return [
    { scope: 'address', subject: addressGroup, endsAt: later(sentAt, HOUR) },
    { scope: 'block', subject: blockOf(phone), endsAt: later(sentAt, HOUR) },
  ]
}

/** Every message of a day of São Paulo, whoever gets it. */
export function messagesOfDay(now: Date): Counted {
  return { scope: 'day', subject: EVERYBODY, endsAt: endOfDay(now) }
}

/** How many of each; the vendors' faults are compared elsewhere. */
export function mostOf(limits: CodeLimits, scope: LimitScope): number {
  const most = {
    address: limits.perAddress,
    block: limits.perBlock,
    day: limits.perDay,
    'vendor-faults': MAX_VENDOR_FAULTS,
    'review-token': MAX_WRONG_TOKENS,
  }
  return most[scope]
}

/** Special tokens that one address may get wrong in a day. */
const MAX_WRONG_TOKENS = 15

/** Faults of every vendor within a minute from which on nobody is promised a message. */
export const MAX_VENDOR_FAULTS = 3

export function vendorFault(now: Date): Counted {
  return { scope: 'vendor-faults', subject: EVERYBODY, endsAt: later(now, MINUTE) }
}

const EVERYBODY = 'everybody'

function endOfDay(now: Date): Date {
  return DateTime.fromJSDate(now, { zone: BUSINESS_ZONE }).plus({ days: 1 }).startOf('day').toJSDate()
}

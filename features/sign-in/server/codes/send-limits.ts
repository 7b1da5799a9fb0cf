import { DateTime } from 'luxon'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { DAY, HOUR, addMs, MINUTE } from '#platform/clock.ts'
import { widerIpBlockOf } from '#platform/http/ip-block.ts'
import { areaOf, blockOf } from './area.ts'
import type { CodeLimits } from './deps.ts'

/** Everything that is counted in windows. Rows are locked in this order, with widely shared ones late. */
export type LimitScope =
  | 'address'
  | 'address-area'
  | 'address-day'
  | 'block'
  | 'network'
  | 'network-area'
  | 'network-day'
  | 'day'
  | 'hour'
  | 'minute'
  | 'vendor-faults'
  | 'wrong-code'
  | 'wrong-code-network'
  | 'wrong-token'
  | 'wrong-token-network'
  | 'wrong-token-noted'
  | 'wrong-tokens'

/** One count in a window of this scope and subject; a new window ends at `endsAt`. */
export interface Counted {
  readonly scope: LimitScope
  readonly subject: string
  readonly endsAt: Date
}

export interface CountedMessage {
  readonly phone: string
  readonly ipBlock: string
  readonly sentAt: Date
}

/** All counts of a code: for the requesting address and the phone's block, then for the total cost. */
export function countedFor(message: CountedMessage): readonly Counted[] {
  return [...countedNear(message), ...countedTogether(message.sentAt)]
}

export function countedNear({ phone, ipBlock, sentAt }: CountedMessage): readonly Counted[] {
  const endsAt = addMs(sentAt, HOUR)
  const dayEndsAt = endOfDay(sentAt)
  return [
    { scope: 'address', subject: ipBlock, endsAt },
    ...unusedInArea({ phone, ipBlock, sentAt }),
    { scope: 'address-day', subject: ipBlock, endsAt: dayEndsAt },
    { scope: 'block', subject: blockOf(phone), endsAt },
    ...ofNetwork('network', ipBlock, endsAt),
    ...ofNetwork('network-day', ipBlock, dayEndsAt),
  ]
}

/**
 * Codes that one place asked for in one area and that nobody has used. Without this limit a single address would use up an area's
 * credit, which everybody there shares, with numbers that it invents. Where many people share an address they use their codes.
 */
export function unusedInArea({ phone, ipBlock, sentAt }: CountedMessage): readonly Counted[] {
  const endsAt = addMs(sentAt, HOUR)
  const area = areaOf(phone)
  const ofArea = ({ scope, subject }: Counted): Counted => ({ scope, subject: `${subject} ${area}`, endsAt })
  return [{ scope: 'address-area', subject: ipBlock, endsAt } as const, ...ofNetwork('network-area', ipBlock, endsAt)].map(ofArea)
}

/** Counts shared by all codes: the day's total, and the rate within it. */
export function countedTogether(sentAt: Date): readonly Counted[] {
  return [
    messagesOfDay(sentAt),
    { scope: 'hour', subject: EVERYBODY, endsAt: addMs(sentAt, HOUR) },
    { scope: 'minute', subject: EVERYBODY, endsAt: addMs(sentAt, MINUTE) },
  ]
}

/** Every message of a day of São Paulo: codes, repeated codes, and notices to old phones. */
export function messagesOfDay(now: Date): Counted {
  return { scope: 'day', subject: EVERYBODY, endsAt: endOfDay(now) }
}

/** Wrong codes from one place, whatever phones they were for. */
export function wrongCodesFrom(ipBlock: string, now: Date): readonly Counted[] {
  const endsAt = addMs(now, HOUR)
  return [{ scope: 'wrong-code', subject: ipBlock, endsAt }, ...ofNetwork('wrong-code-network', ipBlock, endsAt)]
}

/** Wrong special tokens from one place, and from everywhere. */
export function wrongTokensFrom(ipBlock: string, now: Date): readonly Counted[] {
  const endsAt = addMs(now, DAY)
  return [
    { scope: 'wrong-token', subject: ipBlock, endsAt },
    ...ofNetwork('wrong-token-network', ipBlock, endsAt),
    { scope: 'wrong-tokens', subject: EVERYBODY, endsAt: addMs(now, HOUR) },
  ]
}

/** The limit of each scope. */
export function limitOf(limits: CodeLimits, scope: LimitScope): number {
  const most: Readonly<Record<LimitScope, number>> = {
    address: limits.perAddress,
    'address-area': limits.perArea * ADDRESS_SHARE_OF_AREA,
    'address-day': limits.perDay * ADDRESS_SHARE_OF_DAY,
    block: limits.perBlock,
    network: limits.perAddress * NETWORK_SHARE,
    'network-area': limits.perArea * ADDRESS_SHARE_OF_AREA * NETWORK_SHARE,
    'network-day': limits.perDay * ADDRESS_SHARE_OF_DAY * NETWORK_SHARE,
    day: limits.perDay,
    hour: limits.perDay / 3,
    minute: limits.perDay / 10,
    'vendor-faults': MAX_VENDOR_FAULTS,
    'wrong-code': limits.perAddress,
    'wrong-code-network': limits.perAddress * NETWORK_SHARE,
    'wrong-token': MAX_WRONG_TOKENS,
    'wrong-token-network': MAX_WRONG_TOKENS * NETWORK_SHARE,
    'wrong-token-noted': 1,
    'wrong-tokens': Infinity,
  }
  return most[scope]
}

/** A network of 65,536 address groups may do half as much again as one of them. */
const NETWORK_SHARE = 1.5

/** An address at its hourly limit all day long must not use up the day of all others. */
const ADDRESS_SHARE_OF_DAY = 0.1

/** Less in an hour than time adds to an area's credit, so that one address alone never empties it. */
export const ADDRESS_SHARE_OF_AREA = 0.25

/** Wrong special tokens allowed from one address in a day. */
const MAX_WRONG_TOKENS = 15

/** After this many faults of all vendors within a minute, no more codes are promised. */
export const MAX_VENDOR_FAULTS = 3

export function vendorFault(now: Date): Counted {
  return { scope: 'vendor-faults', subject: EVERYBODY, endsAt: addMs(now, MINUTE) }
}

const EVERYBODY = 'everybody'

function ofNetwork(scope: LimitScope, ipBlock: string, endsAt: Date): readonly Counted[] {
  const network = widerIpBlockOf(ipBlock)
  return network === undefined ? [] : [{ scope, subject: network, endsAt }]
}

function endOfDay(now: Date): Date {
  return DateTime.fromJSDate(now, { zone: BUSINESS_ZONE }).plus({ days: 1 }).startOf('day').toJSDate()
}

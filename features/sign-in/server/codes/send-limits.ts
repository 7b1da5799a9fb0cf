import { DateTime } from 'luxon'
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { DAY, HOUR, later, MINUTE } from '#platform/clock.ts'
import { networkOf } from './address-group.ts'
import { blockOf } from './area.ts'
import type { CodeLimits } from './deps.ts'

/** Everything that is counted in windows. Rows are locked in this order: those that all share come late. */
export type LimitScope =
  | 'address'
  | 'address-day'
  | 'block'
  | 'network'
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

/** What a code is counted against: whoever asks for it and who is near to whoever gets it, then what all of them cost. */
export function countedFor(message: CountedMessage): readonly Counted[] {
  return [...countedNear(message), ...countedTogether(message.sentAt)]
}

export function countedNear({ phone, addressGroup, sentAt }: CountedMessage): readonly Counted[] {
  const endsAt = later(sentAt, HOUR)
  const dayEndsAt = endOfDay(sentAt)
  return [
    { scope: 'address', subject: addressGroup, endsAt },
    { scope: 'address-day', subject: addressGroup, endsAt: dayEndsAt },
    { scope: 'block', subject: blockOf(phone), endsAt },
    ...ofNetwork('network', addressGroup, endsAt),
    ...ofNetwork('network-day', addressGroup, dayEndsAt),
  ]
}

/** What everybody's codes are counted against: the day, and how fast it may be used up. */
export function countedTogether(sentAt: Date): readonly Counted[] {
  return [
    messagesOfDay(sentAt),
    { scope: 'hour', subject: EVERYBODY, endsAt: later(sentAt, HOUR) },
    { scope: 'minute', subject: EVERYBODY, endsAt: later(sentAt, MINUTE) },
  ]
}

/** Every message of a day of São Paulo, whoever gets it: codes, those that are sent again, and notices to old phones. */
export function messagesOfDay(now: Date): Counted {
  return { scope: 'day', subject: EVERYBODY, endsAt: endOfDay(now) }
}

/** Wrong codes from where somebody guesses, whatever phones they guess at. */
export function wrongCodesFrom(addressGroup: string, now: Date): readonly Counted[] {
  const endsAt = later(now, HOUR)
  return [{ scope: 'wrong-code', subject: addressGroup, endsAt }, ...ofNetwork('wrong-code-network', addressGroup, endsAt)]
}

/** Wrong special tokens from where somebody guesses, and from everywhere. */
export function wrongTokensFrom(addressGroup: string, now: Date): readonly Counted[] {
  const endsAt = later(now, DAY)
  return [
    { scope: 'wrong-token', subject: addressGroup, endsAt },
    ...ofNetwork('wrong-token-network', addressGroup, endsAt),
    { scope: 'wrong-tokens', subject: EVERYBODY, endsAt: later(now, HOUR) },
  ]
}

/** How many of each may be counted. */
export function mostOf(limits: CodeLimits, scope: LimitScope): number {
  const most: Readonly<Record<LimitScope, number>> = {
    address: limits.perAddress,
    'address-day': limits.perDay * ADDRESS_SHARE_OF_DAY,
    block: limits.perBlock,
    network: limits.perAddress * NETWORK_SHARE,
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

/** Hour after hour of what one address may ask for must not use up the day of all others. */
const ADDRESS_SHARE_OF_DAY = 0.1

/** Special tokens that one address may get wrong in a day. */
const MAX_WRONG_TOKENS = 15

/** Faults of every vendor within a minute from which on nobody is promised a message. */
export const MAX_VENDOR_FAULTS = 3

export function vendorFault(now: Date): Counted {
  return { scope: 'vendor-faults', subject: EVERYBODY, endsAt: later(now, MINUTE) }
}

const EVERYBODY = 'everybody'

function ofNetwork(scope: LimitScope, addressGroup: string, endsAt: Date): readonly Counted[] {
  const network = networkOf(addressGroup)
  return network === undefined ? [] : [{ scope, subject: network, endsAt }]
}

function endOfDay(now: Date): Date {
  return DateTime.fromJSDate(now, { zone: BUSINESS_ZONE }).plus({ days: 1 }).startOf('day').toJSDate()
}

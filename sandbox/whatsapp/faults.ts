import { SECOND } from '#platform/clock.ts'
import { GraphError } from '../graph/errors.ts'
import { createFaults, type Faults } from '../faults.ts'
import { type CloudCode, cloudError } from './errors.ts'

/** Refusals of the next call that sends a message, each with a code of its own. */
const SENDING = {
  unknown_error: 1,
  temporary: 2,
  no_capability: 3,
  permission_missing: 10,
  app_rate_limited: 4,
  account_rate_limited: 80_007,
  policy_block: 368,
  throughput: 130_429,
  experiment: 130_472,
  country_restricted: 130_497,
  something_wrong: 131_000,
  access_denied: 131_005,
  service_unavailable: 131_016,
  not_on_whatsapp: 131_026,
  not_allow_listed: 131_030,
  account_locked: 131_031,
  payment_problem: 131_042,
  spam_limited: 131_048,
  media_refused: 131_053,
  pair_limited: 131_056,
  maintenance: 131_057,
  user_id_refused: 131_062,
  template_policy: 132_007,
  template_paused: 132_015,
  template_disabled: 132_016,
  number_unregistered: 133_010,
} as const satisfies Readonly<Record<string, CloudCode>>

/** Failures that are told later, in a status, after an answer of 200. */
const LATER = {
  late_undeliverable: 131_026,
  late_window_closed: 131_047,
  late_marketing_cap: 131_049,
  late_opted_out: 131_050,
  late_media_refused: 131_053,
  late_experiment: 130_472,
} as const satisfies Readonly<Record<string, CloudCode>>

const OTHERS = {
  token_expired: 'the next call is answered 190/463',
  throughput_retry_after: 'the next message is answered 429 with 130429 and Retry-After: 2',
  server_error: 'the next call is answered 500, without JSON',
  lost_answer: 'the next message is taken and its answer lost',
  slow_answer: 'the next message is taken and answered too late',
  skip_delivered: 'the next message is read without having been delivered',
  no_read: 'the next message is never read',
  reversed_statuses: 'the statuses of the next message come in reverse',
  duplicate_webhook: 'the next webhook comes twice, side by side',
  late_webhook: 'the next webhook waits until the clock has moved by the setting late_seconds',
  reordered_webhook: 'the next webhook waits for the one after it',
  lost_webhook: 'the next webhook never comes',
  forged_webhook: 'the next webhook is signed with another secret',
  media_address_dead: 'the next address of a file is dead already',
  media_gone: 'the next file that is asked for is gone',
  media_damaged: 'the next file arrives with other bytes',
} as const

type SendingFault = keyof typeof SENDING
type LaterFault = keyof typeof LATER
export type WhatsAppFault = SendingFault | LaterFault | keyof typeof OTHERS
export type WhatsAppFaults = Faults<WhatsAppFault>

const describeAll = (codes: Readonly<Record<string, number>>, how: string) =>
  Object.fromEntries(Object.entries(codes).map(([fault, code]) => [fault, `${how} ${code}`]))

export function createWhatsAppFaults(): WhatsAppFaults {
  const descriptions = {
    ...describeAll(SENDING, 'the next message is answered'),
    ...describeAll(LATER, 'the next message is taken and fails later with'),
    ...OTHERS,
  } as Record<WhatsAppFault, string> // as: built from the very tables that the type is made of
  return createFaults(descriptions)
}

const RETRY_AFTER_SECONDS = 2

/** @throws GraphError for the first switch that is on */
export function failToSend(faults: WhatsAppFaults): void {
  if (faults.take('throughput_retry_after'))
    throw cloudError(130_429, undefined, { status: 429, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
  for (const [fault, code] of Object.entries(SENDING)) if (faults.take(fault as SendingFault)) throw cloudError(code) // as: its own keys
}

/** @throws GraphError while the token is out of order */
export function failOnToken(faults: WhatsAppFaults, now: Date): void {
  if (!faults.take('token_expired')) return
  const expired = new Date(now.getTime() - SECOND).toUTCString()
  throw new GraphError(190, `Error validating access token: Session has expired on ${expired}.`, { status: 401, subcode: 463 })
}

/** The code of the status that a message will end with, when it is to fail. */
export function takeLateFailure(faults: WhatsAppFaults): CloudCode | undefined {
  return Object.entries(LATER).find(([fault]) => faults.take(fault as LaterFault))?.[1] // as: its own keys
}

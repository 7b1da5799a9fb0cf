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

/** Failures that a status reports, after an answer of 200. */
const LATER = {
  late_undeliverable: 131_026,
  late_window_closed: 131_047,
  late_marketing_cap: 131_049,
  late_opted_out: 131_050,
  late_media_refused: 131_053,
  late_experiment: 130_472,
} as const satisfies Readonly<Record<string, CloudCode>>

const OTHERS = {
  token_expired: 'a próxima chamada responde 190/463: token vencido',
  throughput_retry_after: 'a próxima mensagem responde 429, com 130429 e Retry-After: 2',
  server_error: 'a próxima chamada responde 500, sem JSON',
  lost_answer: 'aceita a próxima mensagem e a resposta se perde',
  slow_answer: 'aceita a próxima mensagem e responde tarde demais',
  skip_delivered: 'a próxima mensagem é lida sem ter sido entregue',
  no_read: 'a próxima mensagem nunca é lida',
  reversed_statuses: 'os status da próxima mensagem vêm de trás para a frente',
  duplicate_webhook: 'o próximo aviso chega em dobro, ao mesmo tempo',
  late_webhook: 'o próximo aviso espera o relógio andar (opção late_seconds)',
  reordered_webhook: 'o próximo aviso chega depois do seguinte',
  lost_webhook: 'o próximo aviso nunca chega',
  forged_webhook: 'o próximo aviso é assinado com outro segredo',
  media_address_dead: 'o próximo endereço de arquivo já nasce vencido',
  media_gone: 'o próximo arquivo pedido não existe mais',
  media_damaged: 'o próximo arquivo chega com outros bytes',
} as const

type SendingFault = keyof typeof SENDING
type LaterFault = keyof typeof LATER
export type WhatsAppFault = SendingFault | LaterFault | keyof typeof OTHERS
export type WhatsAppFaults = Faults<WhatsAppFault>

const describeAll = (codes: Readonly<Record<string, number>>, how: string) =>
  Object.fromEntries(Object.entries(codes).map(([fault, code]) => [fault, `${how} ${code}`]))

export function createWhatsAppFaults(): WhatsAppFaults {
  const descriptions = {
    ...describeAll(SENDING, 'a próxima mensagem responde'),
    ...describeAll(LATER, 'aceita a próxima mensagem, que falha depois com'),
    ...OTHERS,
  } as Record<WhatsAppFault, string> // as: built from the tables that define the type
  return createFaults(descriptions)
}

const RETRY_AFTER_SECONDS = 2

/** @throws GraphError for the first switch that is on */
export function failToSend(faults: WhatsAppFaults): void {
  if (faults.take('throughput_retry_after'))
    throw cloudError(130_429, undefined, { status: 429, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } })
  for (const [fault, code] of Object.entries(SENDING)) if (faults.take(fault as SendingFault)) throw cloudError(code) // as: its own keys
}

/** @throws GraphError while the token is invalid */
export function failOnToken(faults: WhatsAppFaults, now: Date): void {
  if (!faults.take('token_expired')) return
  const expired = new Date(now.getTime() - SECOND).toUTCString()
  throw new GraphError(190, `Error validating access token: Session has expired on ${expired}.`, { status: 401, subcode: 463 })
}

/** The error code of the message's final status, if it is to fail. */
export function takeLateFailure(faults: WhatsAppFaults): CloudCode | undefined {
  return Object.entries(LATER).find(([fault]) => faults.take(fault as LaterFault))?.[1] // as: its own keys
}

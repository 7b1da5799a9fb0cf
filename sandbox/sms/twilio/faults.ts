import { createFaults } from '#sandbox/faults.ts'
import type { TwilioErrorCode } from './errors.ts'

/** Faults that answer with one of Twilio's codes and accept nothing. */
export const REFUSING_FAULTS = {
  unauthorized: 20003,
  rate_limited: 20429,
  server_error: 20500,
  unavailable: 20503,
  invalid_number: 21211,
  country_disabled: 21408,
  unverified_number: 21608,
  opted_out: 21610,
  not_routable: 21612,
  not_mobile: 21614,
} as const satisfies Record<string, TwilioErrorCode>

/** Names must stay: specs and independent clients use them. */
export const createSmsFaults = () =>
  createFaults({
    unauthorized: 'recusa as credenciais (401, 20003)',
    rate_limited: 'pede calma e não envia (429, 20429)',
    server_error: 'erro interno (500, 20500)',
    unavailable: 'fora do ar (503, 20503)',
    invalid_number: 'diz que o número não existe (21211)',
    country_disabled: 'país não habilitado (21408)',
    unverified_number: 'conta de teste, número não verificado (21608)',
    opted_out: 'a pessoa respondeu STOP (21610)',
    not_routable: 'sem rota até o número (21612)',
    not_mobile: 'não é um celular (21614)',
    slow: 'envia, mas só responde depois de 30 s',
    timeout: 'não envia e não responde',
    lost_answer: 'envia e derruba a conexão sem responder',
    broken_answer: 'envia e responde algo que não é JSON',
    undelivered: 'aceita, mas a operadora não entrega (30003)',
    no_report: 'envia, mas a entrega nunca é confirmada',
  })

export type SmsFaults = ReturnType<typeof createSmsFaults>

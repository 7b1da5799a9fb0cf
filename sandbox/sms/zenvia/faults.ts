import { createFaults } from '#sandbox/faults.ts'
import { ZenviaError } from './errors.ts'

/** Faults that answer with one of Zenvia's errors and accept nothing. */
export const REFUSING_FAULTS = {
  unauthorized: () => new ZenviaError('AUTHENTICATION_ERROR'),
  server_error: () => new ZenviaError('INTERNAL_ERROR'),
  duplicated: () => new ZenviaError('DUPLICATED'),
  invalid_number: () =>
    new ZenviaError('VALIDATION_ERROR', [{ code: 'INVALID_VALUE', path: 'to', message: 'is not a valid phone number' }]),
} as const

/** Names must stay: specs and independent clients use them. */
export const createZenviaFaults = () =>
  createFaults({
    unauthorized: 'recusa as credenciais (401)',
    server_error: 'erro interno (500)',
    duplicated: 'diz que a mensagem já existe (409)',
    invalid_number: 'diz que o número não existe (400)',
    slow: 'envia, mas só responde depois de 30 s',
    timeout: 'não envia e não responde',
    lost_answer: 'envia e derruba a conexão sem responder',
    broken_answer: 'envia e responde algo que não é JSON',
    rejected: 'aceita, mas não passa à operadora (REJECTED)',
    undelivered: 'aceita, mas a operadora não entrega (NOT_DELIVERED)',
    no_report: 'envia, mas a entrega nunca é confirmada',
  })

export type ZenviaFaults = ReturnType<typeof createZenviaFaults>

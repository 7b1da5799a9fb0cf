import type { TFunction } from 'i18next'
import type { Failure } from '#features/api.ts'
import type { FieldName, Problem } from './checkout-form.ts'

interface RefusedField {
  readonly name: FieldName
  /** What the field says of itself, where the error box says the rest. */
  readonly problem?: Problem
}

const FIELDS: ReadonlyMap<string, RefusedField> = new Map([
  ['invalid_email', { name: 'email', problem: 'email' }],
  ['invalid_document', { name: 'document', problem: 'document' }],
  ...[
    'TRANSACAO_NAO_AUTORIZADA',
    'TRANSACAO_NEGADA',
    'SALDO_INSUFICIENTE',
    'CARTAO_INVALIDO',
    'CARTAO_BLOQUEADO',
    'NUMERO_CARTAO_INVALIDO',
  ].map((code): [string, RefusedField] => [code, { name: 'cardNumber' }]),
  ['CARTAO_VENCIDO', { name: 'expiry' }],
  ['DATA_VALIDADE_INVALIDA', { name: 'expiry' }],
  ['CVV_INVALIDO', { name: 'cvc' }],
])

/** Whether a refusal is told at a field of the card alone, without the error box. */
export function isAtCard({ code }: Pick<Failure, 'code'>): boolean {
  const field = FIELDS.get(code)
  return field !== undefined && field.problem === undefined
}

/** How a form with card fields shows a refusal that belongs to a field: a refused card there alone, with what became of the money. */
export const atRefusedField = (t: TFunction<'checkout'>) => ({
  fieldOf: ({ code }: Failure) => FIELDS.get(code)?.name,
  /** A field shows the text of its problem. */
  textOf: ({ code, error }: Failure): string =>
    isAtCard({ code }) ? `${error} ${t('errors.notCharged')}` : (FIELDS.get(code)?.problem ?? error),
})

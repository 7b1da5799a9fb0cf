/** Translates a refusal of Asaas to the error codes that the member's page knows. */
import type { PaymentRefusalCode } from '../port.ts'

export interface AsaasError {
  readonly code: string
  /** Portuguese text that changes without notice: written to the log, and used for decisions on cards alone. */
  readonly description: string
}

/** The provider's first code decides. `invalid_action` on a card call is what a refused card really returns (measured). */
const CODE_BY_PROVIDER_CODE: ReadonlyMap<string, PaymentRefusalCode> = new Map([
  ['invalid_action', 'TRANSACAO_NAO_AUTORIZADA'],
  ['invalid_customer', 'CLIENTE_INVALIDO'],
  ['invalid_value', 'VALOR_INVALIDO'],
  ['invalid_dueDate', 'DATA_INVALIDA'],
  ['insufficient_funds', 'SALDO_INSUFICIENTE'],
  ['card_expired', 'CARTAO_VENCIDO'],
  ['invalid_cvv', 'CVV_INVALIDO'],
  ['invalid_card_number', 'NUMERO_CARTAO_INVALIDO'],
  ['invalid_expiry_date', 'DATA_VALIDADE_INVALIDA'],
  ['card_blocked', 'CARTAO_BLOQUEADO'],
  ['transaction_denied', 'TRANSACAO_NEGADA'],
  ['api_key_invalid', 'CONFIGURACAO_INVALIDA'],
  ['invalid_access_token', 'AUTORIZACAO_NEGADA'],
  ['access_token_not_found', 'AUTORIZACAO_NEGADA'],
])

/** `invalid_creditCard` says what is wrong only in its text; the first match counts. */
const CODE_BY_TEXT: readonly (readonly [RegExp, PaymentRefusalCode])[] = [
  [/n[aã]o autorizad/i, 'TRANSACAO_NAO_AUTORIZADA'],
  [/saldo|limite/i, 'SALDO_INSUFICIENTE'],
  [/vencid|expirad/i, 'CARTAO_VENCIDO'],
  [/cvv|ccv|c[oó]digo de seguran[cç]a/i, 'CVV_INVALIDO'],
  [/inv[aá]lid/i, 'CARTAO_INVALIDO'],
]

const CODE_BY_STATUS: Readonly<Record<number, PaymentRefusalCode>> = {
  401: 'AUTORIZACAO_NEGADA',
  422: 'DADOS_INVALIDOS',
  500: 'ERRO_SERVIDOR',
}

/** @param status of an answer that certainly changed nothing at the provider */
export function readRefusal(
  status: number,
  errors: readonly AsaasError[],
): { readonly code: PaymentRefusalCode; readonly detail: string } {
  const first = errors[0]
  const detail = errors.map(({ code, description }) => `${code}: ${description}`).join('; ') || `HTTP ${status}`
  const code = first && codeOf(first)
  // a code that we do not know says less than a status that is no refusal
  if (code === undefined || (code === 'ERRO_ASAAS' && status !== 400)) return { code: codeOfStatus(status), detail }
  return { code, detail }
}

function codeOfStatus(status: number): PaymentRefusalCode {
  return CODE_BY_STATUS[status] ?? `ERRO_HTTP_${status}`
}

function codeOf({ code, description }: AsaasError): PaymentRefusalCode {
  if (code === 'invalid_creditCard') return CODE_BY_TEXT.find(([text]) => text.test(description))?.[1] ?? 'ERRO_PAGAMENTO'
  return CODE_BY_PROVIDER_CODE.get(code) ?? 'ERRO_ASAAS'
}

/**
 * Every refusal of the product with its HTTP status: the one status table. A code without a text in `phrases`
 * does not compile (`phrases/index.ts`), and an endpoint may only refuse with codes that its contract names.
 */
export const ERROR_STATUS = {
  // any endpoint
  invalid_request: 400,
  unauthorised: 401,
  wrong_phone: 403,
  foreign_origin: 403,
  not_found: 404,
  payload_too_large: 413,
  unsupported_content: 415,
  rate_limited: 429,
  server_error: 500,
  unavailable: 503,
  // sign-in
  invalid_phone: 400,
  country_not_served: 400,
  code_invalid: 400,
  code_expired: 400,
  phone_locked: 429,
  sms_paused: 503,
  sms_unavailable: 502,
  terms_unknown: 400,
  invalid_email: 400,
  invalid_document: 400,
  demonstration_only: 403,
  phone_is_yours: 400,
  phone_taken: 409,
  new_phone_code_invalid: 400,
  customer_mismatch: 409,
  // administrators
  admin_denied: 403,
  admin_login_required: 401,
  second_factor_enrol: 401,
  second_factor_required: 401,
  // photos
  photo_missing: 400,
  photo_empty: 422,
  photo_too_large: 413,
  photo_too_many_pixels: 422,
  photo_too_small: 422,
  photo_type_unsupported: 415,
  photo_animated: 422,
  photo_damaged: 422,
  photo_unavailable: 410,
  // edits
  subject_unclear: 422,
  backdrop_unknown: 422,
  backdrop_missing: 400,
  words_missing: 400,
  words_not_understood: 422,
  message_missing: 400,
  allowance_used_up: 402,
  subscription_required: 402,
  idempotency_conflict: 409,
  redo_not_ready: 409,
  edit_not_ready: 409,
  edit_failed: 500,
  edit_expired: 500,
  captions_used_up: 429,
  // money
  already_subscribed: 409,
  payment_in_progress: 409,
  too_many_cards: 429,
  order_tampered: 422,
  coupon_invalid: 422,
  coupon_used: 409,
  payments_unavailable: 502,
  refund_not_due: 409,
  refund_too_late: 409,
  refund_already_made: 409,
  fix_running: 409,
  webhook_refused: 401,
  // what the payment provider refuses, by the names of the spec's catalogue
  TRANSACAO_NAO_AUTORIZADA: 402,
  CARTAO_INVALIDO: 402,
  SALDO_INSUFICIENTE: 402,
  CARTAO_VENCIDO: 402,
  CVV_INVALIDO: 402,
  ERRO_PAGAMENTO: 402,
  CLIENTE_INVALIDO: 422,
  VALOR_INVALIDO: 422,
  DATA_INVALIDA: 422,
  NUMERO_CARTAO_INVALIDO: 402,
  DATA_VALIDADE_INVALIDA: 402,
  CARTAO_BLOQUEADO: 402,
  TRANSACAO_NEGADA: 402,
  CONFIGURACAO_INVALIDA: 502,
  ERRO_ASAAS: 502,
  AUTORIZACAO_NEGADA: 502,
  DADOS_INVALIDOS: 422,
  ERRO_SERVIDOR: 502,
  ERRO_HTTP: 502,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** What any call may answer besides its own codes. */
export const COMMON_ERRORS = [
  'invalid_request',
  'payload_too_large',
  'unsupported_content',
  'rate_limited',
  'foreign_origin',
  'server_error',
  'unavailable',
] as const satisfies readonly ErrorCode[]

/** Any call with a card may answer these. */
export const CARD_ERRORS = [
  'TRANSACAO_NAO_AUTORIZADA',
  'CARTAO_INVALIDO',
  'SALDO_INSUFICIENTE',
  'CARTAO_VENCIDO',
  'CVV_INVALIDO',
  'ERRO_PAGAMENTO',
  'CLIENTE_INVALIDO',
  'VALOR_INVALIDO',
  'DATA_INVALIDA',
  'NUMERO_CARTAO_INVALIDO',
  'DATA_VALIDADE_INVALIDA',
  'CARTAO_BLOQUEADO',
  'TRANSACAO_NEGADA',
  'CONFIGURACAO_INVALIDA',
  'ERRO_ASAAS',
  'AUTORIZACAO_NEGADA',
  'DADOS_INVALIDOS',
  'ERRO_SERVIDOR',
  'ERRO_HTTP',
] as const satisfies readonly ErrorCode[]

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code)
}

import { createFaults } from '../faults.ts'
import type { ErrorDetails } from './errors.ts'

/** Faults that always answer with one of OpenAI's errors. */
export const REFUSING_FAULTS = {
  unauthorized: {
    status: 401,
    type: 'invalid_request_error',
    code: 'invalid_api_key',
    message: 'Incorrect API key provided.',
  },
  rate_limited: {
    status: 429,
    type: 'rate_limit_error',
    code: 'rate_limit_exceeded',
    message: 'Rate limit reached. Please try again in 1s.',
    headers: { 'retry-after': '1' },
  },
  rate_limited_silent: {
    status: 429,
    type: 'rate_limit_error',
    code: 'rate_limit_exceeded',
    message: 'Rate limit reached.',
  },
  quota: {
    status: 429,
    type: 'insufficient_quota',
    code: 'credit_balance_exhausted',
    message: 'You exceeded your current quota, please check your plan and billing details.',
  },
  server_error: {
    status: 500,
    type: 'server_error',
    code: null,
    message: 'The server had an error while processing your request.',
  },
  overloaded: {
    status: 503,
    type: 'service_unavailable_error',
    code: 'server_is_overloaded',
    message: 'The engine is currently overloaded, please try again later.',
  },
} as const satisfies Record<string, ErrorDetails>

export const MODERATION_BLOCKED: ErrorDetails = {
  status: 400,
  type: 'image_generation_user_error',
  code: 'moderation_blocked',
  message: 'Your request was rejected by the safety system.',
  extra: { moderation_details: { moderation_stage: 'input', categories: ['harassment'] } },
}

/** Names must stay: specs and independent clients use them. */
export const createOpenAiFaults = () =>
  createFaults({
    unauthorized: 'recusa a chave (401)',
    rate_limited: 'limite por minuto, com retry-after (429)',
    rate_limited_silent: 'limite por minuto, sem retry-after (429)',
    quota: 'acabou o crédito da conta (429, credit_balance_exhausted)',
    server_error: 'erro interno (500)',
    overloaded: 'sobrecarregado (503)',
    parameter_refused: 'recusa um parâmetro que costuma aceitar (400)',
    slow: 'só responde depois de 10 minutos',
    broken_json: 'responde JSON cortado ao meio',
    moderation_blocked: 'imagens: o texto foi bloqueado (400)',
    url_answer: 'imagens: responde url no lugar de b64_json',
    broken_base64: 'imagens: responde base64 estragado',
    length: 'textos: para no meio (finish_reason length)',
    content_filter: 'textos: bloqueado (finish_reason content_filter)',
    refusal: 'textos: o modelo se recusa',
    off_schema: 'textos: ignora o esquema pedido',
  })

export type OpenAiFaults = ReturnType<typeof createOpenAiFaults>

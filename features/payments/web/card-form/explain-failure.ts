import type { TFunction } from 'i18next'
import type { Failure } from '#features/api.ts'

/** The content of the error box. */
export interface Explanation {
  /** The heading when it is not an error. */
  readonly heading?: string
  /** The catalogue's code, such as `SALDO_INSUFICIENTE` or `ERRO_HTTP_418`. */
  readonly catalogueCode?: string
  readonly text: string
  /** What happened to the money, where `text` does not say. */
  readonly money?: string
  /** The member already has the plan: link to it. */
  readonly isOwned?: true
}

/** The catalogue's codes are in capitals; all other codes are lower case and internal. */
const CATALOGUE_CODE = /^[A-Z][A-Z0-9_]+$/

/** Explains a failure after which no money has moved, or whose own text says what is under way. */
export function explainFailure(t: TFunction<'checkout'>, { code, error, extra }: Failure): Explanation {
  const { answer } = extra
  if (code === 'payment_in_progress') return { text: error }
  const money = t(code === 'network' ? 'errors.notArrived' : 'errors.notCharged')
  if (typeof answer === 'string' && answer !== '') return { text: t('errors.invalidAnswer', { problem: error, answer }), money }
  if (code === 'already_subscribed') return { text: error, money, isOwned: true }
  return CATALOGUE_CODE.test(code) ? { catalogueCode: code, text: error, money } : { text: error, money }
}

const UNKNOWN_OUTCOME_CODES: ReadonlySet<string> = new Set(['network', 'invalid_answer', 'server_error', 'unavailable'])

/** True when no answer came, or an unclear one: the payment may have been made. */
export function isOutcomeUnknown({ code }: Failure): boolean {
  return UNKNOWN_OUTCOME_CODES.has(code)
}

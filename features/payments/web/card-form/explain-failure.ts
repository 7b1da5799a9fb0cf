import type { TFunction } from 'i18next'
import type { Failure } from '#features/api.ts'

/** What the error box says. */
export interface Explanation {
  /** The catalogue's name for it, such as `SALDO_INSUFICIENTE` or `ERRO_HTTP_418`. */
  readonly prefix?: string
  readonly text: string
  /** The plan is there already: where to see it. */
  readonly isOwned?: true
}

/** The catalogue's codes are its prefixes; every other code is written small, and is for programs alone. */
const PREFIX = /^[A-Z][A-Z0-9_]+$/

export function explainFailure(t: TFunction<'checkout'>, { code, error, extra }: Failure): Explanation {
  const { answer } = extra
  if (typeof answer === 'string' && answer !== '') return { text: t('errors.invalidAnswer', { problem: error, answer }) }
  if (code === 'already_subscribed') return { text: error, isOwned: true }
  return PREFIX.test(code) ? { prefix: code, text: error } : { text: error }
}

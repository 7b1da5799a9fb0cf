import type { TFunction } from 'i18next'
import type { Failure } from '#features/api.ts'

/** The catalogue's codes are its prefixes, such as `SALDO_INSUFICIENTE` or `ERRO_HTTP_418`; every other code is written small. */
const PREFIX = /^[A-Z][A-Z0-9_]+$/

/** The text of the error box. */
export function explainFailure(t: TFunction<'checkout'>, { code, error, extra }: Failure): string {
  const { answer } = extra
  if (typeof answer === 'string' && answer !== '') return t('errors.invalidAnswer', { problem: error, answer })
  return PREFIX.test(code) ? `${code}: ${error}` : error
}

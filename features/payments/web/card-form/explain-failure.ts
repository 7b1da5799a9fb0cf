import type { TFunction } from 'i18next'
import type { Failure } from '#features/api.ts'

/** What the error box says. */
export interface Explanation {
  /** Where it is no error, what it is instead. */
  readonly heading?: string
  /** The catalogue's name for it, such as `SALDO_INSUFICIENTE` or `ERRO_HTTP_418`. */
  readonly prefix?: string
  readonly text: string
  /** What became of the money, where `text` does not say. */
  readonly money?: string
  /** The plan is there already: where to see it. */
  readonly isOwned?: true
}

/** The catalogue's codes are its prefixes; every other code is written small, and is for programs alone. */
const PREFIX = /^[A-Z][A-Z0-9_]+$/

/** Of a failure after which it is known that no money has moved, or that it says itself what is under way. */
export function explainFailure(t: TFunction<'checkout'>, { code, error, extra }: Failure): Explanation {
  const { answer } = extra
  if (code === 'payment_in_progress') return { text: error }
  const money = t(code === 'network' ? 'errors.notArrived' : 'errors.notCharged')
  if (typeof answer === 'string' && answer !== '') return { text: t('errors.invalidAnswer', { problem: error, answer }), money }
  if (code === 'already_subscribed') return { text: error, money, isOwned: true }
  return PREFIX.test(code) ? { prefix: code, text: error, money } : { text: error, money }
}

const OPEN_CODES: ReadonlySet<string> = new Set(['network', 'invalid_answer', 'server_error', 'unavailable'])

/** Whether no answer came, or one that does not say what was done: it may have been done all the same. */
export function isInDoubt({ code }: Failure): boolean {
  return OPEN_CODES.has(code)
}

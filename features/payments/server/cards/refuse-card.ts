import { CARD_ERRORS, type ErrorCode, isErrorCode } from '#features/error-codes.ts'
import { refuse } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import type { PaymentRefusalCode } from '#providers/payments/port.ts'

/** The answers that say nothing about the card: limits of the provider, and what it does not let us do. */
const NOT_THE_CARD: ReadonlySet<string> = new Set<ErrorCode>(['ERRO_HTTP', 'AUTORIZACAO_NEGADA', 'CONFIGURACAO_INVALIDA'])
const ABOUT_CARDS: ReadonlySet<string> = new Set<ErrorCode>(CARD_ERRORS.filter((code) => !NOT_THE_CARD.has(code)))

/** Whether the refusal is one of the card itself, as `card-attempts.ts` counts them. @param code of the provider's answer or of the refusal */
export function isAboutCard(code: string): boolean {
  return ABOUT_CARDS.has(code)
}

/** Refuses with one of `CARD_ERRORS`; the provider's own text goes to the log only. */
export function refuseCard({ code, detail }: { readonly code: PaymentRefusalCode; readonly detail: string }, log: Log): never {
  log.warn({ code, detail }, 'a card was refused')
  if (isErrorCode(code)) return refuse(code)
  const status = code.slice('ERRO_HTTP_'.length)
  return refuse('ERRO_HTTP', { extra: { code, status } })
}

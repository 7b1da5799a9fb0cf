import { isErrorCode } from '#features/error-codes.ts'
import { refuse } from '#platform/errors.ts'
import type { Log } from '#platform/log.ts'
import type { PaymentRefusalCode } from '#providers/payments/port.ts'

/** Refuses with one of `CARD_ERRORS`; the provider's own text goes to the log only. */
export function refuseCard({ code, detail }: { readonly code: PaymentRefusalCode; readonly detail: string }, log: Log): never {
  log.warn({ code, detail }, 'a card was refused')
  if (isErrorCode(code)) return refuse(code)
  const status = code.slice('ERRO_HTTP_'.length)
  return refuse('ERRO_HTTP', { extra: { code, status } })
}

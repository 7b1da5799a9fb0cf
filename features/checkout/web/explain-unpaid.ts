import type { TFunction } from 'i18next'
import type { Explanation } from '#features/payments/web/index.ts'
import type { Unpaid } from './view-of.ts'

/** Why a payment that was awaited will not come, in words. Each of them says what became of the money. */
export function explainUnpaid(t: TFunction<'checkout'>, why: Unpaid): Explanation {
  const explanation = { text: t(`unpaid.${why}`) }
  return why === 'withdrawn' ? { ...explanation, heading: t('unpaid.withdrawnHeading') } : explanation
}

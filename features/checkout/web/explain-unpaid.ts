import type { TFunction } from 'i18next'
import type { Explanation } from '#features/payments/web/index.ts'
import type { Unpaid } from './view-of.ts'

/** Explains why a pending payment will not come, including what happened to the money. */
export function explainUnpaid(t: TFunction<'checkout'>, why: Unpaid): Explanation {
  const explanation = { text: t(`unpaid.${why}`) }
  return why === 'withdrawn' ? { ...explanation, heading: t('unpaid.withdrawnHeading') } : explanation
}

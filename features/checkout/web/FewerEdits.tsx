import { useTranslation } from 'react-i18next'
import { useDayFormat } from '#features/use-day-format.ts'
import { Alert } from '#ui/Alert.tsx'
import type { CouponOffer, Offer } from '../contract.ts'
import { useWantedPlan } from './use-wanted-plan.ts'

interface FewerEditsProps {
  readonly priced: Offer | undefined
  readonly coupon: CouponOffer | undefined
  /** A continued plan keeps its own periods. */
  readonly isResumed: boolean
}

/**
 * Explains before payment that a refunded month which would still run counts in this one (decision 023). Renders nothing
 * otherwise.
 */
export function FewerEdits({ priced, coupon, isResumed }: FewerEditsProps) {
  const { t } = useTranslation('checkout')
  const writeDay = useDayFormat('long')
  const { plan } = useWantedPlan()
  if (isResumed || priced === undefined || priced.edits >= plan.editsPerPeriod) return null
  const isRenewed = coupon === undefined || coupon.periods > 1
  return (
    <Alert className="mb-6">
      {t('form.fewer', { count: priced.edits, limit: plan.editsPerPeriod })}{' '}
      {isRenewed && <span>{t('form.fewerUntil', { limit: plan.editsPerPeriod, date: writeDay(priced.renews_at) })}</span>}
    </Alert>
  )
}

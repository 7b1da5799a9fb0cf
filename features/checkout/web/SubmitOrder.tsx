import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDayFormat } from '#features/use-day-format.ts'
import { Button } from '#ui/Button.tsx'
import type { CouponOffer } from '../contract.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { useWantedPlan } from './use-wanted-plan.ts'

/** Dates by the server's calendar. */
interface Terms {
  readonly offer: CouponOffer | undefined
  readonly resumesOn: string | undefined
  /** A coupon has paid for the plan that continues. */
  readonly isGift: boolean
  /** For a plan bought now; undefined until it is loaded. */
  readonly renewsAt: string | undefined
}

interface SubmitOrderProps extends Terms {
  readonly hasAccepted: boolean
}

/**
 * Says what pressing it costs, and when the next charge comes. It works without the consent, so that it can say what is missing.
 */
export function SubmitOrder({ hasAccepted, ...terms }: SubmitOrderProps) {
  const [action, after] = useTexts(terms)
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      isWide
      aria-disabled={!hasAccepted || undefined}
      className="px-3! py-2.5"
    >
      <span className="flex flex-col">
        <span className="flex items-center justify-center gap-2">
          {!terms.offer && <Lock className="size-4.5 shrink-0" aria-hidden="true" />}
          <span>{action}</span>
        </span>{' '}
        <span className="min-h-5 text-sm font-medium">{after}</span>
      </span>
    </Button>
  )
}

function useTexts({ offer, resumesOn, isGift, renewsAt }: Terms): readonly [action: string, after: string] {
  const { t } = useTranslation('checkout')
  const writeDay = useDayFormat('long')
  const price = useMoneyFormat()(useWantedPlan().plan.valueInCents)
  if (offer) return [t('form.activate'), t('form.activeUntil', { date: writeDay(offer.ends_at) })]
  if (resumesOn !== undefined)
    return [t(isGift ? 'form.goOn' : 'form.resume'), t('form.resumeFrom', { price, date: writeDay(resumesOn) })]
  return [t('form.subscribe', { price }), renewsAt === undefined ? '' : t('form.renews', { date: writeDay(renewsAt) })]
}

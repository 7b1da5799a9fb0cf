import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayFormat } from '#features/membership/web/use-day-format.ts'
import { Button } from '#ui/Button.tsx'
import { type CouponOffer, PLAN } from '../contract.ts'
import { renewalAfter } from './renewal.ts'
import { useMoneyFormat } from './use-money-format.ts'

interface SubmitOrderProps {
  offer: CouponOffer | undefined
  resumesOn: string | undefined
  hasAccepted: boolean
}

/** Says what pressing it costs, and when it costs again. It can be pressed without the consent, to be told what is missing. */
export function SubmitOrder({ offer, resumesOn, hasAccepted }: SubmitOrderProps) {
  const [deed, after] = useWords(offer, resumesOn)
  return (
    <Button type="submit" look="primary" size="large" isWide aria-disabled={!hasAccepted || undefined} className="px-3! py-2.5">
      <span className="flex flex-col">
        <span className="flex items-center justify-center gap-2">
          {!offer && <Lock className="size-4.5 shrink-0" aria-hidden="true" />}
          {deed}
        </span>{' '}
        <span className="text-sm font-medium">{after}</span>
      </span>
    </Button>
  )
}

function useWords(offer: CouponOffer | undefined, resumesOn: string | undefined): readonly [deed: string, after: string] {
  const { t } = useTranslation('checkout')
  const writeDay = useDayFormat('long')
  const [today] = useState(() => new Date())
  const price = useMoneyFormat()(PLAN.valueInCents)
  if (offer) return [t('form.activate'), t('form.activeUntil', { date: writeDay(renewalAfter(today, offer.periods)) })]
  if (resumesOn !== undefined) return [t('form.resume'), t('form.resumeFrom', { price, date: writeDay(resumesOn) })]
  return [t('form.subscribe', { price }), t('form.renews', { date: writeDay(renewalAfter(today, 1)) })]
}

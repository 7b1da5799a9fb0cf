import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { useWantedPlan } from './use-wanted-plan.ts'

interface OrderSummaryProps {
  /** A coupon pays for it. */
  isFree?: boolean
  /** The coupon field, where a coupon may be used. */
  coupon?: ReactNode
}

const DETAILS = 'summary-details'

/** The plan and its price. On phones the rest is folded, so that the form is in view. */
export function OrderSummary({ isFree = false, coupon }: OrderSummaryProps) {
  const { t } = useTranslation('checkout')
  const { plan } = useWantedPlan()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="summary" className="flex flex-col rounded-card bg-surface p-5 shadow-lift md:p-6">
      <p className="text-sm font-semibold text-soft">{t('plan.name')}</p>
      <h2 id="summary" className="mt-1 text-lg">
        {t('plan.what', { limit: plan.editsPerPeriod })}
      </h2>
      <Total isFree={isFree} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={DETAILS}
        onClick={() => setOpen(!isOpen)}
        className="-mb-3 flex min-h-11 items-center justify-between gap-3 rounded-control text-left text-sm font-semibold md:hidden"
      >
        <span>{t(coupon === undefined ? 'plan.see' : 'plan.seeAndCoupon')}</span>
        <ChevronDown
          className={clsx('size-5 shrink-0 text-soft transition-transform', isOpen && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      <div id={DETAILS} className={clsx('md:order-1', !isOpen && 'max-md:hidden')}>
        <Included />
        {coupon !== undefined && <div className="mt-6 border-t border-line pt-5">{coupon}</div>}
      </div>
    </section>
  )
}

function Included() {
  const { t } = useTranslation('checkout')
  const included = [t('plan.light'), t('plan.backdrops'), t('plan.captions'), t('plan.failures'), t('plan.refund')]
  return (
    <ul aria-label={t('plan.included')} className="mt-4 flex flex-col gap-2.5 max-md:text-sm md:mt-5 md:gap-3">
      {included.map((line) => (
        <li key={line} className="flex gap-3">
          <span className="mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
            <Check strokeWidth={3.5} className="size-3.5" aria-hidden="true" />
          </span>
          {line}
        </li>
      ))}
    </ul>
  )
}

function Total({ isFree }: { isFree: boolean }) {
  const { t } = useTranslation('checkout')
  const { plan } = useWantedPlan()
  const price = useMoneyFormat()(plan.valueInCents)
  return (
    <div
      className="mt-2 flex items-baseline justify-between gap-4 border-line md:order-2 md:mt-5 md:border-t md:pt-5"
      aria-live="polite"
    >
      <span className="font-semibold">{t('plan.total')}</span>
      <span className="text-right">
        <strong className="font-display text-xl font-bold tracking-tight whitespace-nowrap md:text-2xl">
          {isFree ? t('plan.free') : price}
        </strong>{' '}
        {!isFree && <span className="whitespace-nowrap text-soft">{t('plan.perMonth')}</span>}
      </span>
    </div>
  )
}

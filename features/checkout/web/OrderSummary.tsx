import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PLAN } from '../contract.ts'

/** What is bought, in full sentences, and its price. */
export function OrderSummary() {
  const { t, i18n } = useTranslation('checkout')
  const price = new Intl.NumberFormat(i18n.language, { style: 'currency', currency: 'BRL' }).format(PLAN.valueInCents / 100)
  const included = [t('plan.light'), t('plan.backdrops'), t('plan.captions'), t('plan.failures'), t('plan.refund')]
  return (
    <section aria-labelledby="summary" className="rounded-card bg-surface p-5 shadow-lift md:p-6">
      <p className="text-sm font-semibold text-soft">{t('plan.name')}</p>
      <h2 id="summary" className="mt-1 text-lg">
        {t('plan.what')}
      </h2>
      <ul aria-label={t('plan.included')} className="mt-5 flex flex-col gap-3">
        {included.map((line) => (
          <li key={line} className="flex gap-3">
            <span className="mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
              <Check strokeWidth={3.5} className="size-3.5" aria-hidden="true" />
            </span>
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex items-baseline justify-between gap-4 border-t border-line pt-5">
        <span className="font-semibold">{t('plan.total')}</span>
        <span className="text-right">
          <strong className="font-display text-2xl font-bold tracking-tight whitespace-nowrap">{price}</strong>{' '}
          <span className="text-soft">{t('plan.perMonth')}</span>
        </span>
      </div>
    </section>
  )
}

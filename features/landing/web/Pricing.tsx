import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PLAN } from '#features/plan.ts'
import { paths } from '#features/paths.ts'
import { TILE, type Trade } from '../trades.ts'
import { ButtonLink, Column, TrialLink } from './parts.tsx'
import { showOf } from './trade-pictures.ts'
import { usePrice } from './use-price.ts'

const INCLUDED = ['edits', 'captions', 'formats', 'instagram', 'leave'] as const

/** Whose results lie in the first frames: the page shows them elsewhere, so they load nothing here. */
const TAKEN: readonly Trade[] = ['salao', 'comida', 'pet']

/** The one plan, as a box of film with the strip coming out of it. */
export function Pricing() {
  const { t } = useTranslation('landing')
  const price = usePrice()
  return (
    <section id="pricing" data-below="" className="pt-10 md:pt-28">
      <Column>
        <h2 className="max-w-[18ch] text-title font-extrabold">{t('pricing.title', { limit: PLAN.editsPerPeriod })}</h2>
        <p className="mt-3 max-w-[48ch] text-soft md:text-lg">{t('pricing.text', { limit: PLAN.editsPerPeriod })}</p>
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] md:mt-8 rounded-card bg-surface shadow-float lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="flex flex-col justify-between rounded-t-card bg-accent p-7 text-on-accent md:p-10 lg:rounded-l-card lg:rounded-tr-none">
            <h3 className="text-lg">{t('pricing.plan')}</h3>
            <p className="mt-6 flex items-end gap-3 font-display font-extrabold tracking-[-0.05em] lg:mt-16">
              <span className="text-[clamp(6rem,3.5rem+14vw,14rem)] leading-[0.72]">{PLAN.editsPerPeriod}</span>
              <span className="text-2xl tracking-tight">{t('pricing.poses')}</span>
            </p>
            <p className="mt-8 font-display text-2xl font-extrabold tracking-tight whitespace-nowrap lg:text-3xl">
              {t('pricing.perMonth', { price })}
            </p>
          </div>
          <div className="flex flex-col p-6 md:p-10">
            <ul className="grid gap-2.5 md:gap-4">
              {INCLUDED.map((item) => (
                <li key={item} className="flex gap-3 md:text-lg">
                  <Check className="mt-1 size-5 shrink-0" strokeWidth={3} aria-hidden="true" />
                  {t(`pricing.includes.${item}`, { limit: PLAN.editsPerPeriod })}
                </li>
              ))}
            </ul>
            <ButtonLink href={paths.auth({ plan: PLAN.name })} className="mt-8 w-full">
              {t('pricing.button')}
            </ButtonLink>
            <TrialLink className="mt-3" />
            <p className="mt-3 text-soft">{t('pricing.note')}</p>
          </div>
        </div>
        <FilmStrip />
      </Column>
    </section>
  )
}

/** A month's edits: twelve frames, the first of them used. */
function FilmStrip() {
  return (
    <div aria-hidden="true" className="film-wide mx-auto w-[96%] overflow-hidden">
      <div className="grid grid-cols-12 gap-1 px-1 sm:gap-1.5 sm:px-1.5">
        {Array.from({ length: PLAN.editsPerPeriod }, (_, index) => (
          <span
            key={index}
            className="relative grid aspect-[4/5] place-items-end bg-on-film/10 p-1 font-display text-xs leading-none font-bold text-accent"
          >
            <AllowanceTile index={index} />
          </span>
        ))}
      </div>
    </div>
  )
}

function AllowanceTile({ index }: { index: number }) {
  const trade = TAKEN[index]
  if (trade === undefined) return index + 1
  return <img src={showOf(trade).tile} alt="" {...TILE} loading="lazy" className="absolute inset-0 size-full object-cover" />
}

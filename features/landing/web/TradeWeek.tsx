import { useTranslation } from 'react-i18next'
import { TRADE_PHOTOS, type Trade } from '../trades.ts'
import { Column } from './parts.tsx'

const IDEAS = ['first', 'second', 'third'] as const
const ADVICE = ['shootFirst', 'shootSecond', 'shootThird'] as const

/** What to post in one's trade this week, and how to photograph it. */
export function TradeWeek({ trade }: { trade: Trade }) {
  const { t } = useTranslation('trades')
  return (
    <section data-below="" className="pt-11 md:pt-24">
      <Column>
        <h2 className="text-2xl font-extrabold md:text-3xl">{t(`${trade}.ideas`)}</h2>
        <ol className="mt-4 grid gap-2 md:grid-cols-3 md:mt-6 md:gap-6">
          {IDEAS.map((idea, place) => (
            <li key={idea} className="flex gap-3 border-t-2 border-line pt-2 md:pt-3 md:text-lg">
              <span aria-hidden="true" className="font-display font-extrabold">
                {place + 1}
              </span>
              {t(`${trade}.${idea}`)}
            </li>
          ))}
        </ol>
        <h3 className="mt-6 text-lg md:mt-10 md:text-xl">{t(`${trade}.shoot`)}</h3>
        <ul className="mt-2 grid list-disc gap-x-6 gap-y-1 pl-5 text-soft md:mt-3 md:grid-cols-3 md:text-lg">
          {ADVICE.map((advice) => (
            <li key={advice}>{t(`${trade}.${advice}`)}</li>
          ))}
        </ul>
      </Column>
    </section>
  )
}

/** Whose photo the result was made of. */
export function PhotoCredit({ trade }: { trade: Trade }) {
  const { t } = useTranslation('landing')
  const { author, licence } = TRADE_PHOTOS[trade]
  return (
    <>
      {licence === 'own' ? t('trades.drawn') : t('trades.credit', { author, licence: t(`trades.licences.${LICENCES[licence]}`) })}
    </>
  )
}

const LICENCES = { 'CC0 1.0': 'cc0', 'public domain': 'publicDomain' } as const

import { useTranslation } from 'react-i18next'
import { TRADE_PHOTOS, type Trade } from '../trades.ts'
import { Column } from './parts.tsx'

const IDEAS = ['first', 'second', 'third'] as const

/** What to post in one's trade this week. */
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

const LICENCES = { 'CC0 1.0': 'cc0', 'CC BY-SA 4.0': 'ccBySa', 'public domain': 'publicDomain' } as const

import { useTranslation } from 'react-i18next'
import { Column } from './parts.tsx'
import { PICTURES } from './pictures.ts'
import { PrintPair } from './PrintPair.tsx'

const TRADES = ['lemur', 'barista', 'dog'] as const
/** Slight rotations, like prints laid down by hand. */
const TURNS = { lemur: 'md:rotate-[-1.2deg]', barista: 'md:rotate-[0.8deg]', dog: 'md:rotate-[-0.6deg]' } as const
const LEVELS = { lemur: '', barista: 'md:mt-12', dog: 'md:mt-4' } as const

/** Real results, by trade. */
export function Examples() {
  const { t } = useTranslation('landing')
  return (
    <section data-below="" className="pt-24 md:pt-40">
      <Column>
        <h2 className="max-w-[16ch] text-title font-extrabold">{t('examples.title')}</h2>
        <p className="mt-4 max-w-[48ch] text-lg text-soft">{t('examples.text')}</p>
        <div className="mt-12 grid gap-x-6 gap-y-14 max-md:mx-auto max-md:max-w-md md:grid-cols-3 lg:gap-x-8">
          {TRADES.map((trade) => (
            <article key={trade} className={LEVELS[trade]}>
              <div className={TURNS[trade]}>
                <PrintPair pair={PICTURES[trade]} before={t(`examples.${trade}.before`)} after={t(`examples.${trade}.after`)} />
              </div>
              <h3 className="mt-6 text-lg">{t(`examples.${trade}.who`)}</h3>
              <p className="mt-1 max-w-[42ch] text-soft">{t(`examples.${trade}.text`)}</p>
            </article>
          ))}
        </div>
      </Column>
    </section>
  )
}

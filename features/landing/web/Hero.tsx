import { useTranslation } from 'react-i18next'
import { CLIPS } from './clips.ts'
import { Film } from './Film.tsx'
import { ButtonLink, Column, PLACES_ON_PAGE } from './parts.tsx'
import { usePrice } from './use-price.ts'

/** The promise on the yellow of a film box, and the proof beside it. */
export function Hero() {
  const { t } = useTranslation('landing')
  const price = usePrice()
  return (
    <section className="overflow-hidden bg-accent pt-16 text-on-accent dark:bg-page dark:text-ink">
      <Column className="grid items-center gap-x-12 gap-y-10 pt-8 pb-14 md:grid-cols-[minmax(0,1fr)_auto] md:pt-14 md:pb-24 lg:gap-x-20">
        <div>
          <p className="max-w-[28ch] font-semibold md:text-lg">{t('hero.eyebrow')}</p>
          <h1 className="mt-4 max-w-[9ch] text-billboard font-extrabold md:max-lg:text-[4.25rem] tracking-[-0.045em] dark:text-accent">
            {t('hero.heading')}
          </h1>
          <p className="mt-6 max-w-[44ch] text-lg md:mt-8">{t('hero.text')}</p>
          <div className="mt-8 flex flex-wrap gap-2.5">
            <ButtonLink href={PLACES_ON_PAGE.pricing} look="ink" className="max-sm:px-4.5">
              {t('hero.start')}
            </ButtonLink>
            <ButtonLink href={PLACES_ON_PAGE.how} look="secondary" className="max-sm:px-4.5">
              {t('hero.how')}
            </ButtonLink>
          </div>
          <p className="mt-5 max-w-[44ch] text-sm">{t('hero.note', { price })}</p>
        </div>
        <div className="relative mx-auto w-full max-w-[357px] md:w-[min(357px,34vw)]">
          <div className="rotate-[2deg] bg-white p-2.5 pb-12 shadow-float">
            <Film clip={CLIPS.hero} title={t('hero.film')} isFirst />
          </div>
        </div>
      </Column>
    </section>
  )
}

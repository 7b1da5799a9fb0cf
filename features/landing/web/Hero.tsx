import { useTranslation } from 'react-i18next'
import { CLIPS } from './clips.ts'
import { Film } from './Film.tsx'
import { ButtonLink, Column, PLACES_ON_PAGE } from './parts.tsx'
import { usePrice } from './use-price.ts'
import { PLAN } from '#features/plan.ts'

/**
 * The promise on the yellow of a film box, and the example beside it. On a phone the example and the button come before all other
 * text, on the first screen.
 */
export function Hero() {
  const { t } = useTranslation('landing')
  const price = usePrice()
  return (
    <section className="overflow-hidden bg-accent text-on-accent dark:bg-page dark:text-ink">
      <Column className="grid gap-x-12 pt-3 pb-14 md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-[1fr_auto_auto_1fr] md:pt-14 md:pb-24 lg:gap-x-20">
        <h1 className="text-billboard font-extrabold tracking-[-0.045em] md:row-start-2 md:max-w-[9ch] md:text-[4.25rem] lg:text-[clamp(5rem,1.6rem+7.4vw,8.25rem)] dark:text-accent">
          {t('hero.heading')}
        </h1>
        <div className="mx-auto mt-4 w-full max-w-[min(357px,52svh)] md:col-start-2 md:row-span-4 md:row-start-1 md:mt-0 md:w-[min(357px,34vw)] md:max-w-none md:self-center">
          <div className="bg-white p-2.5 pb-12 shadow-float md:rotate-[2deg]">
            <Film clip={CLIPS.hero} title={t('hero.film')} isFirst />
          </div>
        </div>
        <div className="mt-4 flex flex-col md:row-start-3 md:mt-8">
          <div className="flex flex-wrap gap-2.5 md:order-1 md:mt-8">
            <ButtonLink href={PLACES_ON_PAGE.pricing} look="ink" className="max-sm:px-4.5">
              {t('hero.start')}
            </ButtonLink>
            <ButtonLink href={PLACES_ON_PAGE.how} look="secondary" className="max-sm:px-4.5">
              {t('hero.how')}
            </ButtonLink>
          </div>
          <p className="mt-6 max-w-[34ch] font-semibold md:mt-0 md:text-lg">{t('hero.eyebrow')}</p>
          <p className="mt-2 max-w-[44ch] text-lg">{t('hero.text')}</p>
          <p className="mt-5 max-w-[44ch] text-sm md:order-1">{t('hero.note', { price, limit: PLAN.photosLimit })}</p>
        </div>
      </Column>
    </section>
  )
}

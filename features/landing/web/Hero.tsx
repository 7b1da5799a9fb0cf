import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { PLAN } from '#features/plan.ts'
import { FIRST_TRADE, type Trade } from '../trades.ts'
import { Compare } from './Compare.tsx'
import { DemoVideo } from './DemoVideo.tsx'
import { ButtonLink, Column, PLACES_ON_PAGE } from './parts.tsx'
import { usePrice } from './use-price.ts'

interface HeroProps {
  trade: Trade | undefined
  backdropNames: Readonly<Record<string, string>>
}

/**
 * The promise on the yellow of a film box, and a photo that becomes its result beside it. On a phone the first screen says what it is,
 * where the photo is sent, for whom and what it costs; the whole of it, with how to leave, takes two.
 */
export function Hero({ trade, backdropNames }: HeroProps) {
  const { t } = useTranslation(['landing', 'trades'])
  const price = usePrice()
  return (
    <section className="overflow-hidden bg-accent text-on-accent dark:bg-page dark:text-ink">
      <Column className="relative grid gap-x-12 pt-5 pb-8 md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-[auto_auto_1fr] md:pt-10 md:pb-24 lg:gap-x-20">
        <h1 className="text-billboard font-extrabold tracking-[-0.045em] text-balance md:max-w-[10ch] md:text-[3.25rem] lg:text-[clamp(3.75rem,1rem+4.6vw,5.5rem)] dark:text-accent">
          {trade ? t(`trades:${trade}.heading`) : t('hero.heading')}
        </h1>
        {/* on a phone one line in every face: a second one in the fallback's would move the picture when the face changes */}
        <p className="mt-1 text-[0.8125rem] leading-5 whitespace-nowrap md:mt-5 md:text-lg md:whitespace-normal">
          {t('hero.where')}
        </p>
        <div className="mt-2.5 md:col-start-2 md:row-span-3 md:row-start-1 md:mt-1.5 md:w-[min(34rem,40vw,60svh)]">
          <Compare trade={trade ?? FIRST_TRADE} backdropNames={backdropNames} />
        </div>
        <div className="mt-3 flex flex-col md:mt-4">
          <div className="flex flex-wrap gap-2.5 md:order-1 md:mt-7">
            <ButtonLink href={PLACES_ON_PAGE.pricing} variant="ink" className={BUTTON}>
              {t('hero.start')}
            </ButtonLink>
            <ButtonLink href={paths.studio()} variant="secondary" className={BUTTON}>
              {t('hero.tryOne')}
            </ButtonLink>
          </div>
          <p className="mt-2 font-display leading-6 font-bold md:order-1 md:mt-5 md:text-lg">
            {t('hero.price', { price, limit: PLAN.editsPerPeriod })}
          </p>
          <p className="text-[0.9375rem] leading-6 md:order-1 md:mt-1 md:text-base">
            {t('hero.trialTerms')} <span className="md:hidden">{t('hero.cancel')}</span>{' '}
            <a href={PLACES_ON_PAGE.how} className="whitespace-nowrap underline underline-offset-4">
              {t('hero.how')}
            </a>
          </p>
          <p className="mt-1.5 max-w-[34ch] leading-6 font-semibold md:mt-0 md:text-lg">
            {trade ? t(`trades:${trade}.who`) : t('hero.eyebrow')}
          </p>
          {trade ? <p className={TEXT}>{t(`trades:${trade}.text`)}</p> : <TextBesideFilm />}
          <p className="mt-4 max-w-[44ch] md:order-1 md:mt-1">
            {t('hero.leave')} {t('hero.after', { limit: PLAN.editsPerPeriod })}
          </p>
        </div>
      </Column>
    </section>
  )
}

/** On a phone both fill one line, as wide as the picture with its backdrops. */
const BUTTON = 'grow whitespace-nowrap max-sm:px-3.5! sm:grow-0'
const TEXT = 'mt-2 max-w-[44ch] lg:text-lg'

/** The video shows several trades, so the page of one does without it. */
function TextBesideFilm() {
  const { t } = useTranslation('landing')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-5 md:block">
      <p className={TEXT}>{t('hero.text')}</p>
      <div className="mt-2 bg-white p-1.5 shadow-float md:max-xl:hidden xl:absolute xl:right-[calc(min(34rem,40vw,60svh)+3.5rem)] xl:bottom-24 xl:w-32 xl:rotate-[-4deg]">
        <DemoVideo video={{ demo: 'hero' }} title={t('hero.video')} />
      </div>
    </div>
  )
}

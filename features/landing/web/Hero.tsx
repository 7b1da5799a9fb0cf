import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { PLAN } from '#features/plan.ts'
import { FIRST_TRADE, type Trade } from '../trades.ts'
import { Compare } from './Compare.tsx'
import { DemoVideo } from './DemoVideo.tsx'
import { ButtonLink, Column, PLACES_ON_PAGE, TrialLink } from './parts.tsx'
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
      <Column className="relative grid gap-x-12 pt-5 pb-8 md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-[1fr_auto_auto_auto_1fr] md:pt-10 md:pb-20 lg:gap-x-20">
        <h1 className="text-billboard font-extrabold tracking-[-0.045em] text-balance md:row-start-2 md:max-w-[10ch] md:text-[3.75rem] lg:text-[clamp(4.5rem,1.6rem+5.6vw,7rem)] dark:text-accent">
          {trade ? t(`trades:${trade}.heading`) : t('hero.heading')}
        </h1>
        {/* on a phone one line in every face: a second one in the fallback's would move the picture when the face changes */}
        <p className="mt-1 text-[0.8125rem] leading-5 font-semibold whitespace-nowrap md:row-start-3 md:mt-5 md:text-lg md:whitespace-normal">
          {t('hero.where')}
        </p>
        <div className="mt-2.5 md:col-start-2 md:row-span-5 md:row-start-1 md:mt-0 md:w-[min(26rem,40vw)] md:self-center">
          <Compare trade={trade ?? FIRST_TRADE} backdropNames={backdropNames} />
        </div>
        <div className="mt-3 flex flex-col md:row-start-4 md:mt-4">
          <div className="flex flex-wrap gap-2.5 md:order-1 md:mt-7">
            <ButtonLink href={PLACES_ON_PAGE.pricing} variant="ink" className="max-sm:px-4.5">
              {t('hero.start')}
            </ButtonLink>
            <ButtonLink href={PLACES_ON_PAGE.how} variant="secondary" className="max-sm:px-4.5">
              {t('hero.how')}
            </ButtonLink>
          </div>
          <p className="mt-2 font-display leading-6 font-bold md:order-1 md:mt-5 md:text-lg">
            {t('hero.price', { price, limit: PLAN.editsPerPeriod })}
          </p>
          <p className="text-[0.9375rem] leading-6 md:hidden">
            <a href={paths.studio()} className="font-semibold underline underline-offset-4">
              {t('hero.tryOne')}
            </a>{' '}
            {t('hero.andLeave')}
          </p>
          <p className="mt-1.5 max-w-[34ch] leading-6 font-semibold md:mt-0 md:text-lg">
            {trade ? t(`trades:${trade}.who`) : t('hero.eyebrow')}
          </p>
          {trade ? <p className={TEXT}>{t(`trades:${trade}.text`)}</p> : <TextBesideFilm />}
          <p className="mt-4 max-w-[44ch] font-semibold md:order-1 md:mt-1">
            {t('hero.leave')} {t('hero.after', { limit: PLAN.editsPerPeriod })}
          </p>
          <TrialLink className="mt-2 max-md:hidden md:order-1" />
        </div>
      </Column>
    </section>
  )
}

const TEXT = 'mt-2 max-w-[44ch] lg:text-lg'

/** The video shows several trades, so the page of one does without it. */
function TextBesideFilm() {
  const { t } = useTranslation('landing')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-5 md:block">
      <p className={TEXT}>{t('hero.text')}</p>
      <div className="mt-2 bg-white p-1.5 shadow-float md:max-xl:hidden xl:absolute xl:right-[29.5rem] xl:bottom-24 xl:w-32 xl:rotate-[-4deg]">
        <DemoVideo video={{ demo: 'hero' }} title={t('hero.video')} />
      </div>
    </div>
  )
}

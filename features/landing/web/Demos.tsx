import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CLIPS } from './clips.ts'
import { Film } from './Film.tsx'
import { ButtonLink, Column, PLACES_ON_PAGE } from './parts.tsx'

const DEMOS = ['photoToPost', 'changeBackdrop', 'describeBackdrop', 'describeMessage'] as const
type Demo = (typeof DEMOS)[number]
const IDS = {
  photoToPost: 'foto-vira-post',
  changeBackdrop: 'troca-o-fundo',
  describeBackdrop: 'descreve-o-fundo',
  describeMessage: 'descreve-a-mensagem',
} as const satisfies Record<Demo, string>

/** The four operations, each shown on a frame of film. */
export function Demos() {
  const { t } = useTranslation('landing')
  return (
    <section id="mandou-foto" className="pt-16 md:pt-28">
      <Column>
        <h2 className="text-title font-extrabold">{t('demos.title')}</h2>
        <p className="mt-4 max-w-[40ch] text-lg text-soft">{t('demos.text')}</p>
        <div className="mt-12 grid gap-16 md:mt-20 md:gap-28">
          {DEMOS.map((demo, place) => (
            <DemoFrame key={demo} demo={demo} number={place + 1} />
          ))}
        </div>
      </Column>
    </section>
  )
}

function DemoFrame({ demo, number }: { demo: Demo; number: number }) {
  const { t } = useTranslation('landing')
  const title = t(`demos.${demo}.title`)
  const headingId = `${IDS[demo]}-title`
  const isTurned = number % 2 === 0
  return (
    <section
      id={IDS[demo]}
      data-below=""
      aria-labelledby={headingId}
      className="grid items-center gap-8 md:grid-cols-2 md:gap-16"
    >
      <div className={clsx('mx-auto w-full max-w-[23rem]', isTurned && 'md:order-last')}>
        <div className="film-tall rounded-print">
          <FrameNumber number={number} />
          <Film clip={CLIPS[demo]} title={title} />
          <FrameNumber number={number} half />
        </div>
      </div>
      <div>
        <h3 id={headingId} className="text-3xl font-extrabold">
          {title}
        </h3>
        <p className="mt-4 max-w-[46ch] text-lg text-soft">{t(`demos.${demo}.text`)}</p>
        <ul className="mt-6 grid gap-3">
          {[t(`demos.${demo}.first`), t(`demos.${demo}.second`)].map((point) => (
            <li key={point} className="flex max-w-[46ch] gap-3">
              <Check className="mt-1 size-5 shrink-0" strokeWidth={3} aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
        <ButtonLink href={PLACES_ON_PAGE.pricing} className="mt-8">
          {t('demos.start')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Numbered like the frames along a film's edge; the space beside the lower number is for the clip's button. */
function FrameNumber({ number, half = false }: { number: number; half?: boolean }) {
  return (
    <p
      aria-hidden="true"
      className={clsx(
        'flex items-center justify-between px-1 font-display text-xs font-bold text-accent',
        half ? 'min-h-11 pr-10' : 'py-2',
      )}
    >
      <span>{half ? `▸ ${number}A` : `▸ ${number}`}</span>
      <span>MANDOU 12</span>
    </p>
  )
}

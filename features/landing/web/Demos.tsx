import { useTranslation } from 'react-i18next'
import { quotedIn } from '../quoted.ts'
import { TRADE_BACKDROPS, type Trade } from '../trades.ts'
import { type Demo, DEMOS, TAPPED_BACKDROPS } from './demo-videos.ts'
import { DemoVideo } from './DemoVideo.tsx'
import { ButtonLink, Column, PLACES_ON_PAGE } from './parts.tsx'
import { filmedTrade } from './video-files.ts'

const IDS = {
  photoToPost: 'foto-vira-post',
  changeBackdrop: 'troca-o-fundo',
  describeBackdrop: 'descreve-o-fundo',
  describeMessage: 'descreve-a-mensagem',
} as const satisfies Record<Demo, string>

/** What a trade would ask for in each of the four. */
const ASKS = {
  photoToPost: 'toPost',
  changeBackdrop: 'swap',
  describeBackdrop: 'describe',
  describeMessage: 'tell',
} as const satisfies Record<Demo, string>

interface DemosProps {
  trade: Trade | undefined
  /** The sentences of the caption that the last video shows being written. */
  sentences: readonly string[]
  /** The ready backdrops' names, by id. */
  backdropNames: Readonly<Record<string, string>>
}

/** The four operations side by side, each on a frame of film: on a phone all four within little more than a screen. */
export function Demos({ trade, sentences, backdropNames }: DemosProps) {
  const { t } = useTranslation(['landing', 'trades'])
  const tradeIn = (demo: Demo) => filmedTrade(demo, trade)
  const tapped = TAPPED_BACKDROPS.map((place) => backdropNames[TRADE_BACKDROPS[tradeIn('changeBackdrop')][place]] ?? '')
  const [wish = ''] = quotedIn(t(`trades:${tradeIn('describeBackdrop')}.describe`))
  const says = {
    photoToPost: [t('demos.photo'), t('demos.photoToPost.crop'), t('demos.photoToPost.light'), t('demos.photoToPost.ready')],
    changeBackdrop: [t('demos.photo'), ...tapped],
    describeBackdrop: [t('demos.photo'), `“${wish}”`, t('demos.describeBackdrop.ready')],
    describeMessage: [`“${t(`trades:${tradeIn('describeMessage')}.message`)}”`, ...sentences],
  } as const satisfies Record<Demo, readonly string[]>
  const asks = (demo: Demo) => (trade ? t(`trades:${trade}.${ASKS[demo]}`) : t(`demos.${demo}.text`))
  return (
    <section id="mandou-foto" data-below="" className="pt-11 md:pt-24">
      <Column>
        <h2 className="text-title font-extrabold">{t('demos.title')}</h2>
        <p className="mt-3 max-w-[40ch] text-soft md:text-lg">{t('demos.text')}</p>
        <div className="mt-6 grid grid-cols-2 gap-x-4 gap-y-7 md:mt-12 md:gap-x-6 lg:grid-cols-4">
          {DEMOS.map((demo) => (
            <DemoCard key={demo} video={{ demo, trade: tradeIn(demo) }} asks={asks(demo)} says={says[demo]} />
          ))}
        </div>
        <ButtonLink href={PLACES_ON_PAGE.pricing} className="mt-7 max-sm:w-full">
          {t('demos.start')}
        </ButtonLink>
      </Column>
    </section>
  )
}

interface DemoCardProps {
  video: { readonly demo: Demo; readonly trade: Trade }
  /** What one would ask for. */
  asks: string
  says: readonly string[]
}

function DemoCard({ video, asks, says }: DemoCardProps) {
  const { t } = useTranslation('landing')
  const { demo } = video
  const title = t(`demos.${demo}.title`)
  const headingId = `${IDS[demo]}-title`
  return (
    <section id={IDS[demo]} aria-labelledby={headingId}>
      <div className="film-wide rounded-print">
        <DemoVideo video={video} title={title} says={says} />
      </div>
      <h3 id={headingId} className="mt-3 text-lg leading-6 font-extrabold md:text-xl">
        {title}
      </h3>
      <p className="mt-1.5 text-sm text-soft md:text-base">{asks}</p>
    </section>
  )
}

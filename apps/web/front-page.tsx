/** Renders the front page, which runs without React in the browser. */
import type { i18n as I18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { composeCaptions } from '#engine/captions/compose-captions.ts'
import type { WrittenCaption } from '#features/landing/web/Captions.tsx'
import { filmedTrade, openGraphPicture } from '#features/landing/web/video-files.ts'
import styles from '#features/landing/web/landing.css?inline'
import { LandingPage } from '#features/landing/web/LandingPage.tsx'
import { structuredDataOf } from '#features/landing/web/structured-data.ts'
import { sharePictureOf } from '#features/landing/web/trade-pictures.ts'
import { formatPrice } from '#features/landing/web/use-price.ts'
import { VIDEOS } from '#features/landing/web/demo-videos.ts'
import { FIRST_TRADE, type Trade, TRADES } from '#features/landing/trades.ts'
import { paths } from '#features/paths.ts'
import { DEFAULT_LANGUAGE, type Language, nearestLanguage } from '#phrases/shape.ts'
import { createPageI18n } from './page-i18n.ts'
import type { PageRoute, RenderedPage, Sharing } from './rendered-page.ts'
import { PLAN } from '#features/plan.ts'

/** The trades' pages come first: the front page itself answers every other search. */
export const FRONT_PAGES: readonly PageRoute[] = [
  ...TRADES.map((trade) => ({ name: nameOf(trade), path: paths.home(), search: { para: trade } })),
  { name: nameOf(undefined), path: paths.home(), search: {} },
]

const BACKDROP_NAMES = {
  'pt-BR': () => import('#phrases/pt-BR/backdrops.ts'),
  'pt-PT': () => import('#phrases/pt-PT/backdrops.ts'),
  es: () => import('#phrases/es/backdrops.ts'),
  en: () => import('#phrases/en/backdrops.ts'),
}

/** The page for everyone, and that of each trade. */
export async function renderFrontPages(language: Language): Promise<RenderedPage[]> {
  return await Promise.all([undefined, ...TRADES].map((trade) => renderFrontPage(language, trade)))
}

export async function renderFrontPage(language: Language, trade?: Trade): Promise<RenderedPage> {
  const [i18n, { backdropNames }] = await Promise.all([createPageI18n(language), BACKDROP_NAMES[language]()])
  const t = i18n.getFixedT(language, ['landing', 'common', 'trades'])
  const page = (
    <I18nextProvider i18n={i18n}>
      <LandingPage
        trade={trade}
        caption={captionFor(i18n, trade ?? FIRST_TRADE, 'medium')}
        sentences={sentencesOf(captionFor(i18n, filmedTrade('describeMessage', trade), 'short').text)}
        backdropNames={backdropNames}
      />
    </I18nextProvider>
  )
  const values = { price: formatPrice(language), limit: PLAN.editsPerPeriod }
  const title = trade ? t(`trades:${trade}.title`) : t('title')
  const description = trade ? t(`trades:${trade}.description`, values) : t('description', values)
  return {
    name: nameOf(trade),
    chosen: language,
    language,
    hasOwnLanguage: false,
    isOffline: false,
    title: t('common:titleOf', { title }),
    description,
    html: leanIcons(renderToStaticMarkup(page)),
    sharing: {
      ...sharingOf(i18n, paths.home({ para: trade })),
      ...(trade && { picture: sharePictureOf(trade), pictureText: t(`trades:${trade}.after`) }),
      structuredData: structuredDataOf(i18n, { trade, title, description }),
    },
    life: { styles, script: 'features/landing/web/page-script.ts' },
  }
}

function nameOf(trade: Trade | undefined): string {
  return trade === undefined ? 'landing' : `landing-${trade}`
}

/** The attributes that Lucide writes into every icon; `landing.css` states them once instead. */
const ICON =
  / xmlns="[^"]*" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="(\d)" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-[\w-]+/g

function leanIcons(html: string): string {
  return html.replaceAll(ICON, ' viewBox="0 0 24 24" stroke-width="$1" class="icon')
}

export function sharingOf(i18n: I18n, path: string): Sharing {
  return { path, picture: openGraphPicture(i18n.language), pictureText: i18n.t('landing:pictureText') }
}

/** Which of the proposed captions is shown, one that a member would choose: of this tone, by this seed. */
const WISH = { tone: 'warm', seed: 2 } as const

/** The example comes from the caption writer itself, not from us. */
function captionFor(i18n: I18n, trade: Trade, length: 'short' | 'medium'): WrittenCaption {
  const t = i18n.getFixedT(i18n.language, 'trades')
  const [caption] = composeCaptions({
    language: nearestLanguage(i18n.language) ?? DEFAULT_LANGUAGE,
    message: t(`${trade}.message`),
    occupation: t(`${trade}.occupation`),
    length,
    hashtags: true,
    count: 1,
    ...WISH,
  })
  if (!caption) throw new Error(`No caption was written for ${trade}`)
  return caption
}

/** One for each moment of the video; what is left over joins the last one. */
function sentencesOf(caption: string): string[] {
  const most = VIDEOS.describeMessage.cues.length - 1
  const sentences = caption.split(/(?<=[.?!](?: \p{Extended_Pictographic}\uFE0F?)?) (?!\p{Extended_Pictographic})/u)
  return [...sentences.slice(0, most - 1), sentences.slice(most - 1).join(' ')].filter((sentence) => sentence !== '')
}

/** Renders the front page, which runs without React in the browser. */
import type { i18n as I18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { writeCaptions } from '#engine/captions/write-captions.ts'
import type { CaptionOrder } from '#engine/types.ts'
import type { CaptionTrade, WrittenCaptions } from '#features/landing/web/Captions.tsx'
import { CLIPS, openGraphPicture } from '#features/landing/web/clips.ts'
import styles from '#features/landing/web/landing.css?inline'
import { LandingPage } from '#features/landing/web/LandingPage.tsx'
import { ON_DESKS, ON_PHONES } from '#ui/Picture.tsx'
import { structuredDataOf } from '#features/landing/web/structured-data.ts'
import { formatPrice } from '#features/landing/web/use-price.ts'
import { paths } from '#features/paths.ts'
import type { Language } from '#phrases/shape.ts'
import { createPageI18n } from './page-i18n.ts'
import type { PageRoute, RenderedPage, Sharing } from './rendered-page.ts'
import { PLAN } from '#features/plan.ts'

export const FRONT_PAGE: PageRoute = { name: 'landing', path: paths.home(), search: {} }

const FIRST_PICTURES = [
  { avif: CLIPS.hero.phoneStill.avif, media: ON_PHONES },
  { avif: CLIPS.hero.still.avif, media: ON_DESKS },
]

export async function renderFrontPage(language: Language): Promise<RenderedPage> {
  const i18n = await createPageI18n(language)
  const t = i18n.getFixedT(language, ['landing', 'common'])
  const page = (
    <I18nextProvider i18n={i18n}>
      <LandingPage captions={captionsFor(i18n, language)} />
    </I18nextProvider>
  )
  const description = t('description', { price: formatPrice(language), limit: PLAN.photosLimit })
  return {
    name: FRONT_PAGE.name,
    chosen: language,
    language,
    hasOwnLanguage: false,
    isOffline: false,
    title: t('common:titleOf', { title: t('title') }),
    description,
    html: leanIcons(renderToStaticMarkup(page)),
    sharing: { ...sharingOf(i18n, FRONT_PAGE.path), structuredData: structuredDataOf(i18n, language) },
    life: { styles, script: 'features/landing/web/enliven.ts', firstPictures: FIRST_PICTURES },
  }
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

type Wish = Pick<CaptionOrder, 'tone' | 'seed'>

/** Which of the proposed captions are shown: those that a member would choose. */
const WISHES: Readonly<Record<Language, Record<CaptionTrade, Wish>>> = {
  'pt-BR': { baker: { tone: 'warm', seed: 2 }, nails: { tone: 'warm', seed: 2 }, trainer: { tone: 'direct', seed: 4 } },
  'pt-PT': { baker: { tone: 'playful', seed: 3 }, nails: { tone: 'playful', seed: 2 }, trainer: { tone: 'direct', seed: 3 } },
  es: { baker: { tone: 'playful', seed: 2 }, nails: { tone: 'direct', seed: 3 }, trainer: { tone: 'playful', seed: 5 } },
  en: { baker: { tone: 'warm', seed: 2 }, nails: { tone: 'direct', seed: 2 }, trainer: { tone: 'playful', seed: 2 } },
}

/** The examples come from the caption writer itself, not from us. */
function captionsFor(i18n: I18n, language: Language): WrittenCaptions {
  const t = i18n.getFixedT(language, 'landing')
  const write = (trade: CaptionTrade) => {
    const [caption] = writeCaptions({
      language,
      message: t(`captions.${trade}.message`),
      occupation: t(`captions.${trade}.who`),
      length: 'medium',
      hashtags: true,
      count: 1,
      ...WISHES[language][trade],
    })
    return caption ?? { text: '', hashtags: [] }
  }
  return { baker: write('baker'), nails: write('nails'), trainer: write('trainer') }
}

/** Renders every screen in every language; `tools/web-build/build-web.ts` runs it and writes the pages. */
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router'
import { LANGUAGES, type Language } from '#phrases/shape.ts'
import { App } from './App.tsx'
import { BACK_ONLINE_SCRIPT } from './back-online.ts'
import { createPageI18n } from './page-i18n.ts'
import { FRONT_PAGES, renderFrontPages, sharingOf } from './front-page.tsx'
import { FIRST_SCRIPT } from './language-choice.ts'
import { MANIFEST_ICONS, manifestOf, PAGE_COLORS, type Manifest } from './manifest.ts'
import { createQueryClient } from './query-client.ts'
import type { PageRoute, RenderedPage } from './rendered-page.ts'
import { ROUTES, TITLE_PHRASES, type ScreenRoute } from './routes.tsx'
import { PARTS_ID, START_SCRIPT, UNLOADED_ID } from './start-after-paint.ts'
import { UnloadedNotice } from './UnloadedNotice.tsx'

export { BACK_ONLINE_SCRIPT, FIRST_SCRIPT, LANGUAGES, MANIFEST_ICONS, PAGE_COLORS, PARTS_ID, START_SCRIPT, UNLOADED_ID }

const SCREEN_PAGES: readonly PageRoute[] = ROUTES.flatMap(({ name, path, variants = [] }) => [
  ...variants.map((variant) => ({ name: variant.name, path, search: variant.search })),
  { name, path, search: {} },
])

export const PAGE_ROUTES: readonly PageRoute[] = [...FRONT_PAGES, ...SCREEN_PAGES]

export async function renderPages(): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = []
  for (const route of ROUTES) await route.screen.preload()
  for (const language of LANGUAGES) {
    pages.push(...(await renderFrontPages(language)))
    for (const page of SCREEN_PAGES) pages.push(await renderPage(page, language))
  }
  return pages
}

async function renderPage(page: PageRoute, chosen: Language): Promise<RenderedPage> {
  const route = routeNamed(page)
  const language = route.language ?? chosen
  const i18n = await createPageI18n(language)
  const t = i18n.getFixedT(language, TITLE_PHRASES)
  const search = new URLSearchParams(page.search === 'any' ? 'any' : page.search).toString()
  const location = `${page.path === '*' ? '/not-found' : page.path}?${search}`
  const app = (
    <App
      i18n={i18n}
      queryClient={createQueryClient()}
      router={(screens) => <StaticRouter location={location}>{screens}</StaticRouter>}
    />
  )
  const { prelude } = await prerender(app, {
    onError: (error) => {
      throw error
    },
  })
  return {
    name: page.name,
    chosen,
    language,
    hasOwnLanguage: route.language !== undefined,
    isOffline: route.shell === 'bare',
    title: t('titleOf', { title: route.title(t) }),
    description: route.description(t),
    html: await new Response(prelude).text(),
    sharing: route.isPublic === true && page.name === route.name ? sharingOf(i18n, page.path) : undefined,
    findablePath: route.isFindable === true && page.name === route.name ? page.path : undefined,
    life: {
      source: route.source,
      phrases: route.screen.phrases,
      unloadedNotice: renderToStaticMarkup(
        <I18nextProvider i18n={i18n}>
          <UnloadedNotice />
        </I18nextProvider>,
      ),
    },
  }
}

export async function renderManifest(language: Language, iconUrl: (name: string) => string): Promise<Manifest> {
  const i18n = await createPageI18n(language)
  return manifestOf({ language, t: i18n.getFixedT(language, 'install'), iconUrl })
}

function routeNamed({ path }: PageRoute): ScreenRoute {
  const route = ROUTES.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`No screen has the path ${path}`)
  return route
}

/** Makes the product installable, and a target for shared photos (https://www.w3.org/TR/appmanifest/). */
import type { TFunction } from 'i18next'
import { ACCEPTED_SHARES, SHARED_FIELD } from '#features/photo-edits/web/upload/share-form.ts'
import { paths } from '#features/paths.ts'
import type { Language } from '#phrases/shape.ts'

/** The page's background by day, from `ui/tokens.css`; a browser with a dark mode takes it from the page itself. */
export const PAGE_COLORS = { light: '#f4f4f4', dark: '#121212' } as const

export const MANIFEST_ICONS = [
  { name: 'icon-192', sizes: '192x192', purpose: 'any' },
  { name: 'icon-512', sizes: '512x512', purpose: 'any' },
  { name: 'maskable-192', sizes: '192x192', purpose: 'maskable' },
  { name: 'maskable-512', sizes: '512x512', purpose: 'maskable' },
] as const

interface ManifestOptions {
  readonly language: Language
  readonly t: TFunction<'install'>
  /** The address of an icon by its name. */
  readonly iconUrl: (name: string) => string
}

export type Manifest = ReturnType<typeof manifestOf>

/** One per language; `id` says that all of them are the same app. */
export function manifestOf({ language, t, iconUrl }: ManifestOptions) {
  const smallIcon = [{ src: iconUrl('icon-192'), sizes: '192x192', type: 'image/png' }]
  return {
    id: paths.home(),
    name: t('name'),
    short_name: t('shortName'),
    description: t('description'),
    lang: language,
    dir: 'ltr',
    start_url: paths.studio(),
    scope: paths.home(),
    display: 'standalone',
    background_color: PAGE_COLORS.light,
    theme_color: PAGE_COLORS.light,
    categories: ['photo', 'business', 'social'],
    icons: MANIFEST_ICONS.map(({ name, sizes, purpose }) => ({ src: iconUrl(name), sizes, type: 'image/png', purpose })),
    shortcuts: [
      { name: t('newPhoto'), url: paths.studio(), icons: smallIcon },
      { name: t('posts'), url: paths.calendar(), icons: smallIcon },
    ],
    share_target: {
      action: paths.share(),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARED_FIELD, accept: ACCEPTED_SHARES }] },
    },
  }
}

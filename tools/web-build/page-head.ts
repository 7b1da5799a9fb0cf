/** The head of a page for search engines and for sites that show a link to it. */
import type { RenderedPage, Sharing } from '#apps/web/rendered-page.ts'
import { placeholder } from '#features/placeholders.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#phrases/shape.ts'

/** https://ogp.me requires a territory. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = { 'pt-BR': 'pt_BR', 'pt-PT': 'pt_PT', es: 'es_LA', en: 'en_US' }
const PICTURE = { width: 1200, height: 630 }

/** The address at which a page always has this language, as text of HTML or XML. */
export function addressIn(language: Language, path: string): string {
  return `${bareAddress(path)}${path.includes('?') ? '&amp;' : '?'}lang=${language}`
}

/**
 * The versions for search engines, by `hreflang`. The bare address is none of them: its language is that of the visitor, and its
 * canonical address would be another version than itself.
 */
export function versionsOf(path: string): (readonly [version: string, address: string])[] {
  const versions = LANGUAGES.map((language) => [language, addressIn(language, path)] as const)
  return [...versions, ['x-default', addressIn(DEFAULT_LANGUAGE, path)]]
}

/** The address that has each visitor's own language. */
export function bareAddress(path: string): string {
  return `${placeholder('publicUrl')}${path}`
}

/** A page that should not be found says so; the others have their titles and addresses for search results and links. */
export function searchTags(page: RenderedPage): string[] {
  if (page.sharing) return sharingTags(page, page.sharing)
  if (page.findablePath === undefined) return ['<meta name="robots" content="noindex">']
  return [canonicalTag(page.language, page.findablePath)]
}

function canonicalTag(language: Language, path: string): string {
  return `<link rel="canonical" href="${addressIn(language, path)}">`
}

function sharingTags({ title, description, language }: RenderedPage, sharing: Sharing): string[] {
  const { path, picture, pictureText, structuredData } = sharing
  return [
    canonicalTag(language, path),
    ...versionsOf(path).map(([version, address]) => `<link rel="alternate" hreflang="${version}" href="${address}">`),
    og('type', 'website'),
    og('title', title),
    og('description', description),
    // already text of HTML
    `<meta property="og:url" content="${addressIn(language, path)}">`,
    og('image', bareAddress(picture)),
    og('image:width', String(PICTURE.width)),
    og('image:height', String(PICTURE.height)),
    og('image:alt', pictureText),
    og('locale', OPEN_GRAPH_LOCALES[language]),
    ...LANGUAGES.filter((other) => other !== language).map((other) => og('locale:alternate', OPEN_GRAPH_LOCALES[other])),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(structuredData === undefined ? [] : [`<script type="application/ld+json">${structuredData}</script>`]),
  ]
}

function og(property: string, content: string): string {
  return `<meta property="og:${property}" content="${escapeText(content)}">`
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** A banner above every page, whatever the page's script does below it. */
import { LANGUAGES, type Language } from '#phrases/shape.ts'

/** In every language, since a screen may change its language without a request. */
export type PageBanner = Readonly<Record<Language, string>>

const CLASS = 'page-banner'

/** White on this red has a contrast of 8 to 1. */
const STYLES = [
  `.${CLASS}{padding:.5rem 1rem;background:#9b1c1c;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif;text-align:center}`,
  // on a phone it leaves the first screen to the page: three lines
  `@media(max-width:40rem){.${CLASS}{padding:.25rem .5rem;font-weight:500;font-size:.75rem;line-height:1.35}}`,
  `.${CLASS} span{display:none}`,
  ...LANGUAGES.map((language) => `html[lang="${language}"] .${CLASS} [lang="${language}"]{display:inline}`),
].join('')

/** @throws Error for a page without head or body: a page without the banner must not be served */
export function insertBanner(html: string, banner: PageBanner): string {
  const texts = LANGUAGES.map((language) => `<span lang="${language}">${banner[language]}</span>`).join('')
  const placed = html
    .replace('</head>', () => `<style>${STYLES}</style></head>`)
    .replace('<body>', () => `<body><section class="${CLASS}" aria-label="Sandbox">${texts}</section>`)
  if (!placed.includes(STYLES) || !placed.includes(texts)) throw new Error('A page has no place for the banner')
  return placed
}

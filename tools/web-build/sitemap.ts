/** The public pages, each with its other languages (https://www.sitemaps.org, hreflang by Google). */
import type { RenderedPage } from '#apps/web/rendered-page.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#phrases/shape.ts'
import { addressIn, versionsOf } from './page-head.ts'

export function sitemapOf(pages: readonly RenderedPage[]): string {
  const paths = pages.flatMap(({ sharing, chosen }) => (sharing && chosen === DEFAULT_LANGUAGE ? [sharing.path] : []))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap(entriesOf),
    '</urlset>',
    '',
  ].join('\n')
}

function entriesOf(path: string): string[] {
  const others = versionsOf(path).map(
    ([version, address]) => `<xhtml:link rel="alternate" hreflang="${version}" href="${address}"/>`,
  )
  return LANGUAGES.map((language) => `<url><loc>${addressIn(language, path)}</loc>${others.join('')}</url>`)
}

import { describe, expect, it } from 'vitest'
import type { RenderedPage } from '#apps/web/rendered-page.ts'
import { searchTags } from './page-head.ts'
import { sitemapOf } from './sitemap.ts'

function aPage(changes: Partial<RenderedPage> = {}): RenderedPage {
  return {
    name: 'terms',
    chosen: 'en',
    language: 'en',
    hasOwnLanguage: false,
    isOffline: false,
    title: 'Terms "and" <more>',
    description: 'What we agree on',
    html: '',
    sharing: { path: '/terms', picture: '/assets/og-en.jpg', pictureText: 'A photo & a post' },
    life: { styles: '', script: 'x.ts' },
    ...changes,
  }
}

const tagsOf = (page: RenderedPage): string => searchTags(page).join('\n')

it('keeps private pages out of search engines', () => {
  expect(tagsOf(aPage({ sharing: undefined }))).toBe('<meta name="robots" content="noindex">')
  expect(tagsOf(aPage())).not.toContain('noindex')
})

it('lets search engines keep the empty shell of a member’s screen, under its own address', () => {
  const shell = aPage({ sharing: undefined, findablePath: '/studio' })
  expect(tagsOf(shell)).toBe('<link rel="canonical" href="[[publicUrl]]/studio?lang=en">')
  expect(sitemapOf([shell])).not.toContain('/studio')
})

describe('a page for search engines', () => {
  it('names the address of this language and those of all others', () => {
    const tags = tagsOf(aPage())
    expect(tags).toContain('<link rel="canonical" href="[[publicUrl]]/terms?lang=en">')
    for (const [language, address] of [
      ['pt-BR', '/terms?lang=pt-BR'],
      ['pt-PT', '/terms?lang=pt-PT'],
      ['es', '/terms?lang=es'],
      ['en', '/terms?lang=en'],
      ['x-default', '/terms?lang=pt-BR'],
    ])
      expect(tags).toContain(`<link rel="alternate" hreflang="${language}" href="[[publicUrl]]${address}">`)
  })

  it('shows other sites a title, a picture and the language, as text', () => {
    const tags = tagsOf(aPage())
    expect(tags).toContain('<meta property="og:title" content="Terms &quot;and&quot; &lt;more>">')
    expect(tags).toContain('<meta property="og:image" content="[[publicUrl]]/assets/og-en.jpg">')
    expect(tags).toContain('<meta property="og:image:alt" content="A photo &amp; a post">')
    expect(tags).toContain('<meta property="og:locale" content="en_US">')
    expect(tags.match(/og:locale:alternate/g)).toHaveLength(3)
  })

  it('contains structured data where there is some', () => {
    expect(tagsOf(aPage())).not.toContain('ld+json')
    const sharing = { path: '/', picture: '/og.jpg', pictureText: '', structuredData: '{"@graph":[]}' }
    expect(tagsOf(aPage({ sharing }))).toContain('<script type="application/ld+json">{"@graph":[]}</script>')
  })
})

describe('sitemapOf', () => {
  it('lists each public page in every language, and no other page', () => {
    const pages = [
      aPage({ chosen: 'pt-BR', language: 'pt-BR' }),
      aPage(),
      aPage({ name: 'account', chosen: 'pt-BR', sharing: undefined }),
    ]
    const locations = [...sitemapOf(pages).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)
    expect(locations).toEqual(
      ['/terms?lang=pt-BR', '/terms?lang=pt-PT', '/terms?lang=es', '/terms?lang=en'].map((path) => `[[publicUrl]]${path}`),
    )
  })
})

it('adds the language to the search of a trade’s page, in tags and in the site map', () => {
  const page = aPage({ chosen: 'pt-BR', sharing: { path: '/?para=unhas', picture: '/og.jpg', pictureText: '' } })
  expect(tagsOf(page)).toContain('<link rel="canonical" href="[[publicUrl]]/?para=unhas&amp;lang=en">')
  expect(tagsOf(page)).toContain('<meta property="og:url" content="[[publicUrl]]/?para=unhas&amp;lang=en">')
  expect(tagsOf(page)).toContain('hreflang="es" href="[[publicUrl]]/?para=unhas&amp;lang=es"')
  expect(sitemapOf([page])).toContain('<loc>[[publicUrl]]/?para=unhas&amp;lang=pt-PT</loc>')
})

it('lists each page in each language with its other languages', () => {
  const entries = sitemapOf((['pt-BR', 'en'] as const).map((chosen) => aPage({ chosen }))).match(/<url>.*<\/url>/g)
  expect(entries?.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1])).toEqual(
    ['pt-BR', 'pt-PT', 'es', 'en'].map((language) => `[[publicUrl]]/terms?lang=${language}`),
  )
  for (const entry of entries ?? [])
    expect(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, version, address]) => `${version} ${address}`),
    ).toEqual([
      'pt-BR [[publicUrl]]/terms?lang=pt-BR',
      'pt-PT [[publicUrl]]/terms?lang=pt-PT',
      'es [[publicUrl]]/terms?lang=es',
      'en [[publicUrl]]/terms?lang=en',
      'x-default [[publicUrl]]/terms?lang=pt-BR',
    ])
})

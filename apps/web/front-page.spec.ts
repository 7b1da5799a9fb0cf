/** The front page as the build renders it, in every language. */
import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#features/paths.ts'
import { LANGUAGES } from '#phrases/shape.ts'
import { renderFrontPage } from './front-page.tsx'
import type { RenderedPage } from './rendered-page.ts'
import { ROUTES } from './routes.tsx'

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value.replaceAll('&amp;', '&'))

describe.each(LANGUAGES)('in %s', (language) => {
  let page: RenderedPage
  beforeAll(async () => {
    page = await renderFrontPage(language)
  })

  it('links only to places that exist', () => {
    const ids = attributes(page.html, 'id').map((id) => `#${id}`)
    const screens = [paths.home(), ...ROUTES.map(({ path }) => path)]
    const lost = attributes(page.html, 'href').filter((href) => {
      if (href.startsWith('[[sourceUrl]]') || href.startsWith('mailto:[[supportEmail]]')) return false
      if (href.startsWith('#')) return !ids.includes(href)
      return !screens.includes(href.split(/[?#]/, 1)[0] ?? '')
    })
    expect(lost).toEqual([])
  })

  it('uses every id once, those of the spec among them', () => {
    const ids = attributes(page.html, 'id')
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(['mandou-foto', 'pricing', 'contact']))
  })

  it('leads from the price to the sign-in with the plan', () => {
    const pricing = page.html.slice(page.html.indexOf('id="pricing"'))
    expect(attributes(pricing, 'href')[0]).toBe('/auth?plan=MONTHLY')
  })

  it('links from the footer to the legal pages, the cookies and the source', () => {
    const foot = attributes(page.html.slice(page.html.indexOf('<footer')), 'href')
    expect(foot).toEqual(expect.arrayContaining(['/terms', '/privacy', '/privacy#cookies', '[[sourceUrl]]']))
  })

  it('has no script and no handler in its HTML', () => {
    expect(page.html).not.toMatch(/<script| on[a-z]+="/)
  })

  it('has no missing phrase and no unfilled placeholder', () => {
    expect(page.html).not.toMatch(/\{\{|landing:|undefined/)
  })

  it('writes a caption of its own for every trade', () => {
    expect(page.html.match(/>#\p{L}+ #\p{L}/gu)).toHaveLength(3)
  })

  it('tells search engines who sells what at which price', () => {
    const told = page.sharing?.structuredData ?? ''
    expect(told).not.toContain('<')
    expect(JSON.parse(told)).toMatchObject({
      '@graph': [
        { '@type': 'Organization', legalName: '[[json:legalName]]', email: '[[json:supportEmail]]' },
        { '@type': 'WebApplication', offers: { price: '37.90', priceCurrency: 'BRL' }, inLanguage: language },
      ],
    })
  })

  it('reserves space for every picture before it is loaded', () => {
    const pictures = page.html.match(/<(?:img|video)[^>]*>/g) ?? []
    expect(pictures.length).toBeGreaterThan(10)
    expect(pictures.filter((tag) => !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag))).toEqual([])
  })
})

it('says in Portuguese what the spec says, letter for letter', async () => {
  const { html } = await renderFrontPage('pt-BR')
  for (const text of [
    'Como funciona',
    'Comece agora',
    'Já tenho cadastro',
    'Selecione o idioma',
    'Seu navegador não suporta vídeo.',
    'Português (Brasil)',
    'Português (Portugal)',
    'Español',
    'English',
  ])
    expect(html).toContain(`>${text}<`)
})

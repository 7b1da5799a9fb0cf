/** The front page as the build renders it, in every language. */
import { beforeAll, describe, expect, it } from 'vitest'
import { TRADES } from '#features/landing/trades.ts'
import { paths } from '#features/paths.ts'
import { LANGUAGES } from '#phrases/shape.ts'
import { renderFrontPage, renderFrontPages } from './front-page.tsx'
import type { RenderedPage } from './rendered-page.ts'
import { ROUTES } from './routes.tsx'

const START = { 'pt-BR': 'Comece agora', 'pt-PT': 'Começar agora', es: 'Empieza ahora', en: 'Get started' } as const

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

  it('shows a caption with its hashtags', () => {
    expect(page.html.match(/>#\p{L}+ #\p{L}/gu)).toHaveLength(1)
  })

  it('asks to start once in each section, and six times on the whole page', () => {
    const start = new RegExp(`>${START[language]}<`, 'g')
    expect(page.html.match(start)?.length).toBeLessThanOrEqual(6)
    for (const section of page.html.split('<section').slice(1)) expect(section.match(start)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  it('says in its first part what it is, for whom, what it costs and how one leaves', () => {
    const hero = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('id="mandou-foto"'))
    expect(hero).toMatch(/37[.,]90/)
    expect(hero).toMatch(/7 d[ií]as|7 days/)
    expect(hero).toMatch(/manicur|nail/i)
  })

  it('has its price in one element, and its first result as a picture', () => {
    expect(page.html).toMatch(/<p[^>]*>[^<]*37[.,]90[^<]*(?:mês|mes|month)<\/p>/)
    expect(page.html).toMatch(/<img[^>]*data-part="after"/)
  })

  it('shows no failure before the price', () => {
    expect(page.html.indexOf('flower-after')).toBeGreaterThan(page.html.indexOf('id="pricing"'))
  })

  it('has the contact in the footer too', () => {
    expect(page.html.slice(page.html.indexOf('<footer'))).toContain('mailto:[[supportEmail]]')
  })

  it('tells search engines who sells what at which price', () => {
    const structured = page.sharing?.structuredData ?? ''
    expect(structured).not.toContain('<')
    expect(JSON.parse(structured)).toMatchObject({
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

describe.each(LANGUAGES)('the pages of trades in %s', (language) => {
  let pages: RenderedPage[]
  beforeAll(async () => {
    pages = await renderFrontPages(language)
  })

  it.each(['title', 'description'] as const)('have each a %s of their own', (key) => {
    expect(new Set(pages.map((page) => page[key])).size).toBe(1 + TRADES.length)
  })

  it('have addresses, pictures for links and structured data of their own', () => {
    const sharings = pages.map(({ sharing }) => sharing)
    expect(sharings.map((sharing) => sharing?.path)).toEqual(['/', ...TRADES.map((trade) => `/?para=${trade}`)])
    for (const key of ['picture', 'pictureText', 'structuredData'] as const)
      expect(new Set(sharings.map((sharing) => sharing?.[key])).size).toBe(1 + TRADES.length)
    for (const sharing of sharings) expect(JSON.parse(sharing?.structuredData ?? '')).toHaveProperty('@graph')
  })

  it('keep the trade when the language changes', () => {
    for (const [place, trade] of TRADES.entries()) {
      const { html } = pages[place + 1] ?? { html: '' }
      const choices = attributes(html, 'href').filter((href) => href.includes('choose='))
      expect(choices.length).toBeGreaterThan(3)
      expect(choices.filter((href) => !href.includes(`para=${trade}&`))).toEqual([])
      expect(html).toContain(`name="para" value="${trade}"`)
    }
  })

  it('are no copies of each other: nearly half of what each says, no other says', () => {
    const texts = TRADES.map((_, place) => sentencesOf(pages[place + 1]?.html ?? ''))
    for (const one of texts) {
      expect(one.size).toBeGreaterThan(FEWEST_SENTENCES)
      for (const other of texts) {
        if (one === other) continue
        const common = [...one].filter((sentence) => other.has(sentence))
        expect(common.length / one.size).toBeLessThanOrEqual(MAX_SENTENCES_IN_COMMON)
        expect(countWords(common) / countWords(one)).toBeLessThanOrEqual(MAX_WORDS_IN_COMMON)
      }
    }
  })
})

const FEWEST_SENTENCES = 80
/** Price, terms and what the videos show are the same for every trade. */
const MAX_SENTENCES_IN_COMMON = 0.62
const MAX_WORDS_IN_COMMON = 0.55
/** Shorter ones are names and labels. */
const FEWEST_WORDS = 4

/** What the page says between its bar and its foot. */
function sentencesOf(html: string): ReadonlySet<string> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const texts = main.split(/<[^>]*>/).flatMap((text) => text.split(/(?<=[.?!])\s+/))
  return new Set(texts.map((text) => text.trim()).filter((text) => countWords([text]) >= FEWEST_WORDS))
}

function countWords(texts: Iterable<string>): number {
  return [...texts].reduce((sum, text) => sum + text.split(/\s+/).length, 0)
}

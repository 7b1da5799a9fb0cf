/**
 * For search engines: who sells what, at which price (schema.org as JSON-LD). The questions are for readers only: search engines
 * show none for a shop.
 */
import type { i18n as I18n } from 'i18next'
import { TRADE_PHOTOS, type Trade } from '../trades.ts'
import { showOf } from './trade-pictures.ts'
import { PLAN } from '#features/plan.ts'
import { jsonPlaceholder } from '#features/placeholders.ts'
import { toReais } from '#features/reais.ts'

interface PageTexts {
  readonly trade: Trade | undefined
  readonly title: string
  readonly description: string
}

export function structuredDataOf(i18n: I18n, { trade, title, description }: PageTexts): string {
  const { language } = i18n
  const t = i18n.getFixedT(language, ['landing', 'common', 'trades'])
  const home = `${jsonPlaceholder('publicUrl')}/`
  const company = {
    '@type': 'Organization',
    '@id': `${home}#company`,
    name: t('common:brand'),
    legalName: jsonPlaceholder('legalName'),
    taxID: jsonPlaceholder('taxId'),
    address: jsonPlaceholder('address'),
    email: jsonPlaceholder('supportEmail'),
    url: home,
  }
  const product = {
    '@type': 'WebApplication',
    ...(trade && { '@id': `${home}#product` }),
    name: t('common:brand'),
    url: home,
    inLanguage: language,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    provider: { '@id': company['@id'] },
    offers: { '@type': 'Offer', price: toReais(PLAN.valueInCents).toFixed(2), priceCurrency: 'BRL', category: 'subscription' },
  }
  const page = trade && {
    '@type': 'WebPage',
    name: title,
    description,
    inLanguage: language,
    about: { '@id': `${home}#product` },
    audience: { '@type': 'BusinessAudience', audienceType: t(`trades:${trade}.occupation`) },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      contentUrl: `${jsonPlaceholder('publicUrl')}${showOf(trade).afters[0]?.picture.webp ?? ''}`,
      caption: t(`trades:${trade}.after`),
      creditText: TRADE_PHOTOS[trade].author,
    },
  }
  const graph = page ? [company, product, page] : [company, product]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}

/**
 * For search engines: who sells what, at which price (schema.org as JSON-LD). The questions are for readers only: search engines
 * show none for a shop.
 */
import type { i18n as I18n } from 'i18next'
import { PLAN } from '#features/plan.ts'
import { jsonPlace } from '#features/page-places.ts'
import { toReais } from '#features/reais.ts'

export function structuredDataOf(i18n: I18n, language: string): string {
  const t = i18n.getFixedT(language, ['landing', 'common'])
  const home = `${jsonPlace('publicUrl')}/`
  const company = {
    '@type': 'Organization',
    '@id': `${home}#company`,
    name: t('common:brand'),
    legalName: jsonPlace('legalName'),
    taxID: jsonPlace('taxId'),
    address: jsonPlace('address'),
    email: jsonPlace('supportEmail'),
    url: home,
  }
  const product = {
    '@type': 'WebApplication',
    name: t('common:brand'),
    url: home,
    inLanguage: language,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any',
    provider: { '@id': company['@id'] },
    offers: { '@type': 'Offer', price: toReais(PLAN.valueInCents).toFixed(2), priceCurrency: 'BRL', category: 'subscription' },
  }
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [company, product] }).replaceAll('<', '\\u003c')
}

/** The calls tell reais, as the spec has them; everything of ours counts cents. */
export function toCents(reais: number): number {
  return Math.round(reais * 100)
}

export function toReais(cents: number): number {
  return cents / 100
}

/** Spain's Spanish would write "37,90 BRL"; whoever reads Spanish in Brazil sees prices as its neighbours write them. */
const NEIGHBOURS_SPANISH = 'es-AR'

/** Cents as a price, with the sign that stands on every price tag in Brazil. @param language BCP 47 */
export function writeReais(cents: number, language: string): string {
  const locale = language === 'es' ? NEIGHBOURS_SPANISH : language
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL', currencyDisplay: 'narrowSymbol' })
  return format.format(toReais(cents))
}

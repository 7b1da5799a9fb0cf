/** The calls tell reais, as the spec has them; everything of ours counts cents. */
export function toCents(reais: number): number {
  return Math.round(reais * 100)
}

export function toReais(cents: number): number {
  return cents / 100
}

/**
 * Cents as a price: the sign stands where every price tag in Brazil has it, whatever the language, as it does in what
 * members write; the number is the language's own. The space between them does not break.
 * @param language BCP 47
 */
export function writeReais(cents: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  })
  return `R$\u00A0${format.format(toReais(cents))}`
}

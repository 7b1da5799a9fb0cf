/** The calls tell reais, as the spec has them; everything of ours counts cents. */
export function toCents(reais: number): number {
  return Math.round(reais * 100)
}

export function toReais(cents: number): number {
  return cents / 100
}

/** What stands between the thousands of an amount, and before its cents; as `Intl` has it, which the spec holds them to. */
const SIGNS: Readonly<Record<string, readonly [thousands: string, decimal: string]>> = {
  'pt-BR': ['.', ','],
  'pt-PT': ['\u00A0', ','],
  es: ['.', ','],
  en: [',', '.'],
}

/**
 * Cents as a price: the sign stands where every price tag in Brazil has it, whatever the language, as it does in what
 * members write; the number is the language's own. The space between them does not break. Written without `Intl`, whose
 * first use costs a phone a tenth of a second (decision 061).
 * @param cents whole ones
 * @param language one of ours, BCP 47; any other is written as Brazil writes
 */
export function writeReais(cents: number, language: string): string {
  const [thousands, decimal] = SIGNS[language] ?? ['.', ',']
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3}){1,5}$)/g, thousands)
  return `R$\u00A0${cents < 0 ? '-' : ''}${whole}${decimal}${digits.slice(-2)}`
}

import { DEFAULT_LANGUAGE, type Language } from '#phrases/languages.ts'

/** Converts reais, which the calls of the product specification use, to cents, which everything else uses. */
export function toCents(reais: number): number {
  return Math.round(reais * 100)
}

export function toReais(cents: number): number {
  return cents / 100
}

/** Separators of thousands and decimals, equal to those of `Intl`, as reais.spec.ts checks. */
const SIGNS = {
  'pt-BR': ['.', ','],
  'pt-PT': ['\u00A0', ','],
  es: ['.', ','],
  en: [',', '.'],
} as const satisfies Readonly<Record<Language, readonly [thousands: string, decimal: string]>>
const SIGNS_OF_TAG = new Map<string, readonly [thousands: string, decimal: string]>(Object.entries(SIGNS))

/**
 * Formats cents as a price: the sign is in the Brazilian position in every language; the number follows the language. The space
 * between them does not break. Written without `Intl`, whose first use takes a phone a tenth of a second (decision 061).
 * @param cents an integer
 * @param language one of our languages, BCP 47; any other is written in the Brazilian way
 */
export function writeReais(cents: number, language: string): string {
  const [thousands, decimal] = SIGNS_OF_TAG.get(language) ?? SIGNS[DEFAULT_LANGUAGE]
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3}){1,5}$)/g, thousands)
  return `R$\u00A0${cents < 0 ? '-' : ''}${whole}${decimal}${digits.slice(-2)}`
}

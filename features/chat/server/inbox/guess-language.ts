import type { Language } from '#phrases/shape.ts'

/** Country codes where most people speak one of our languages. */
const BY_COUNTRY: readonly (readonly [prefix: string, language: Language])[] = [
  ['55', 'pt-BR'],
  ['351', 'pt-PT'],
  ...['34', '51', '52', '53', '54', '56', '57', '58', '591', '593', '595', '598'].map((prefix) => [prefix, 'es'] as const),
  ...['1', '44', '353', '61', '64'].map((prefix) => [prefix, 'en'] as const),
]

/** The language for a person who has written nothing yet. */
export function guessLanguage(phone: string | undefined): Language {
  return BY_COUNTRY.find(([prefix]) => phone?.startsWith(prefix))?.[1] ?? 'pt-BR'
}

import type { Language } from '#phrases/shape.ts'

/** Each language by its own name, as the product specification writes them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  es: 'Español',
  en: 'English',
}

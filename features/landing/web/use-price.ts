import { useTranslation } from 'react-i18next'
import { PLAN } from '#features/plan.ts'
import { writeReais } from '#features/reais.ts'

/** The plan's price in the language's money format; always reais. */
export function formatPrice(language: string): string {
  return writeReais(PLAN.valueInCents, language)
}

export function usePrice(): string {
  const { i18n } = useTranslation()
  return formatPrice(i18n.language)
}

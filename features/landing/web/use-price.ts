import { useTranslation } from 'react-i18next'
import { PLAN } from '#features/membership/contract.ts'
import { toReais } from '#features/reais.ts'

/** The plan's price as the language writes money; always reais. */
export function formatPrice(language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'BRL', currencyDisplay: 'narrowSymbol' }).format(toReais(PLAN.valueInCents))
}

export function usePrice(): string {
  const { i18n } = useTranslation()
  return formatPrice(i18n.language)
}

import { useTranslation } from 'react-i18next'
import { writeReais } from '#features/reais.ts'

/** Writes cents as money: always reais, as the member's language writes them. */
export function useMoneyFormat(): (cents: number) => string {
  const { i18n } = useTranslation()
  return (cents) => writeReais(cents, i18n.language)
}

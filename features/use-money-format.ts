import { useTranslation } from 'react-i18next'
import { writeReais } from '#features/reais.ts'

/** Formats cents as money: always reais, in the member's language. */
export function useMoneyFormat(): (cents: number) => string {
  const { i18n } = useTranslation()
  return (cents) => writeReais(cents, i18n.language)
}

import { useTranslation } from 'react-i18next'

/** Writes cents as money: always reais, as the member's language writes them. */
export function useMoneyFormat(): (cents: number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(i18n.language, { style: 'currency', currency: 'BRL' })
  return (cents) => format.format(cents / 100)
}

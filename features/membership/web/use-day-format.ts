import { useTranslation } from 'react-i18next'

/** Writes a moment as a day of the member's language, such as "21 de dezembro". Periods are counted in São Paulo. */
export function useDayFormat(): (moment: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' })
  return (moment) => format.format(new Date(moment))
}

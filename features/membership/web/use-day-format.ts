import { useTranslation } from 'react-i18next'
import { BUSINESS_ZONE } from '#features/business-zone.ts'

const STYLES = {
  /** "21 de dezembro" */
  long: { day: 'numeric', month: 'long' },
  /** "21 de dezembro de 2026" */
  dated: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "21/12" */
  short: { day: '2-digit', month: '2-digit' },
} as const

/** Writes a moment as a day, as the member's language does. Periods are counted in São Paulo. */
export function useDayFormat(style: keyof typeof STYLES): (moment: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { ...STYLES[style], timeZone: BUSINESS_ZONE })
  return (moment) => format.format(new Date(moment))
}

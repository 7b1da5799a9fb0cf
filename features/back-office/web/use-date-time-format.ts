import { useTranslation } from 'react-i18next'
import { BUSINESS_ZONE } from '#features/business-zone.ts'

const STYLES = {
  /** "21/11/26, 14:32" */
  whole: { day: '2-digit', month: '2-digit', year: '2-digit', hour: '2-digit', minute: '2-digit' },
  /** "21/11/26" */
  day: { day: '2-digit', month: '2-digit', year: '2-digit' },
  /** "14:32" */
  time: { timeStyle: 'short' },
} as const

/** Formats a moment in the page's language, in the business's time zone. */
export function useDateTimeFormat(style: keyof typeof STYLES = 'whole'): (moment: string | number) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { ...STYLES[style], timeZone: BUSINESS_ZONE })
  return (moment) => format.format(new Date(moment))
}

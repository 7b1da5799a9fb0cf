import { useTranslation } from 'react-i18next'

const STYLES = {
  /** "21/11" */
  short: { day: '2-digit', month: '2-digit' },
  /** "21/11/2026" */
  whole: { dateStyle: 'short' },
} as const

/** Formats a day such as `2026-11-21`, which does not depend on the time zone. */
export function useCalendarDay(style: keyof typeof STYLES): (day: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { ...STYLES[style], timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}

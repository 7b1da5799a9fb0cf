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

type Style = keyof typeof STYLES

/** Cached, and created only when a day is written, because creating a format is slow, the first one of a page most of all. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a moment as a day in the member's language, in the time zone of São Paulo, where periods are counted. */
export function useDayFormat(style: Style): (moment: string) => string {
  const { i18n } = useTranslation()
  return (moment) => formatOf(i18n.language, style).format(new Date(moment))
}

function formatOf(language: string, style: Style): Intl.DateTimeFormat {
  const key = `${language} ${style}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...STYLES[style], timeZone: BUSINESS_ZONE })
  formats.set(key, format)
  return format
}

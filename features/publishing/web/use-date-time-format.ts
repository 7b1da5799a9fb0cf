import { useTranslation } from 'react-i18next'
import { useNow } from './use-now.ts'

const STYLES = {
  /** "sábado, 5 de dezembro às 18:30"; with the year when it is another one */
  full: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  /** "5 de dez., 18:30" */
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** "sábado, 5 de dezembro" */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "dezembro de 2026" */
  month: { month: 'long', year: 'numeric' },
  /** "18:30" */
  time: { hour: '2-digit', minute: '2-digit' },
} as const

/** Formats times in the member's time zone and language. */
export function useDateTimeFormat(style: keyof typeof STYLES): (moment: Date | string) => string {
  const { i18n } = useTranslation()
  const thisYear = useNow().getFullYear()
  return (given) => {
    const moment = new Date(given)
    const year = style === 'full' && moment.getFullYear() !== thisYear ? ({ year: 'numeric' } as const) : {}
    return new Intl.DateTimeFormat(i18n.language, { ...STYLES[style], ...year }).format(moment)
  }
}

/** The name of the reader's time zone, for example "Horário de Brasília". */
export function useZoneName(): string {
  const { i18n } = useTranslation()
  const parts = new Intl.DateTimeFormat(i18n.language, { timeZoneName: 'longGeneric' }).formatToParts(useNow())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

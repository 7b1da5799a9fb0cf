import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '#features/paths.ts'
import { nearestLanguage } from '#phrases/shape.ts'
import { dayOf, monthOf, readDay, readMonth, readTime, startOf, weeksOf } from './calendar-days.ts'
import { useNow } from '../use-now.ts'

/** The month and the day of the calendar: this month, unless the URL names another. */
export function useCalendarPlace() {
  const { i18n } = useTranslation()
  const [search] = useSearchParams()
  const now = useNow()
  const wanted = { month: search.get('month'), day: search.get('day') }
  const month = readMonth(wanted.month) ?? monthOf(now)
  const day = readDay(wanted.day, month)
  const weeks = weeksOf(month, nearestLanguage(i18n.language) ?? 'pt-BR')
  const [firstDay = ''] = weeks[0] ?? []
  const lastDay = startOf(weeks.at(-1)?.at(-1) ?? '')
  const dayAfterLast = dayOf(new Date(lastDay.getFullYear(), lastDay.getMonth(), lastDay.getDate() + 1))
  const address = paths.calendar({ month: readMonth(wanted.month), day })
  /** The URL names a month or a day that does not exist. */
  const isLost = isOther(wanted.month, month) || isOther(wanted.day, day)
  const [post, edit] = [search.get('post') ?? undefined, search.get('edit') ?? undefined]
  const at = readTime(search.get('at'))
  return { month, day, weeks, firstDay, dayAfterLast, post, edit, at, address, isLost }
}

function isOther(wanted: string | null, found: string | undefined): boolean {
  return wanted !== null && wanted !== found
}

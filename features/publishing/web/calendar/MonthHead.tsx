import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { IconButton, LinkButton } from '#ui/Button.tsx'
import { monthAfter, monthOf, startOf } from './calendar-days.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useNow } from '../use-now.ts'

/** The current month, with buttons to the next and the previous one. */
export function MonthHead({ month }: { month: string }) {
  const { t } = useTranslation('publishing')
  const navigate = useNavigate()
  const write = useDateTimeFormat('month')
  const show = (other: string) => void navigate(paths.calendar({ month: other }), { preventScrollReset: true })
  const isNow = month === monthOf(useNow())
  return (
    <div className="mb-3 flex items-center gap-1">
      <h2 id="month" aria-live="polite" className="min-w-0 flex-1 text-xl first-letter:uppercase">
        {write(startOf(month))}
      </h2>
      {!isNow && (
        <LinkButton variant="quiet" size="small" className="min-h-11" to={paths.calendar()}>
          {t('calendar.today')}
        </LinkButton>
      )}
      <IconButton label={t('calendar.before')} onClick={() => show(monthAfter(month, -1))}>
        <ChevronLeft className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('calendar.after')} onClick={() => show(monthAfter(month, 1))}>
        <ChevronRight className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import type { Publication } from '#features/publishing/contract.ts'
import { dayOf, startOf } from './calendar-days.ts'
import { canScheduleOn } from './can-schedule-on.ts'
import { FinishedEdits } from './FinishedEdits.tsx'
import { PublicationList } from '../progress/PublicationList.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useNow } from '../use-now.ts'

interface DayPostsProps {
  posts: readonly Publication[]
  month: string
  day: string | undefined
  onDrag: (post: Publication | undefined) => void
}

/** The posts of the selected day, or of the whole month; for a day to come also what could be scheduled. */
export function DayPosts({ posts, month, day, onDrag }: DayPostsProps) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('day')
  const shown = posts.filter(({ at }) => dayOf(new Date(at)).startsWith(day ?? month))
  const now = useNow()
  const isFree = day !== undefined && canScheduleOn(day, now)
  return (
    <section aria-labelledby="posts" className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="posts" aria-live="polite" className="text-lg first-letter:uppercase">
          {day === undefined ? t('calendar.posts') : write(startOf(day))}
        </h2>
        {day !== undefined && (
          <LinkButton variant="quiet" size="small" className="min-h-11 shrink-0" to={paths.calendar({ month })}>
            {t('calendar.wholeMonth')}
          </LinkButton>
        )}
      </div>
      {shown.length > 0 && <PublicationList posts={shown} month={month} day={day} onDrag={onDrag} />}
      {shown.length === 0 && !isFree && (
        <div className="rounded-card bg-surface p-6 text-soft shadow-lift">
          <p>{t(day === undefined ? 'calendar.none' : 'calendar.noneThatDay')}</p>
          {day === undefined && <p className="mt-2">{t('calendar.chooseDay')}</p>}
        </div>
      )}
      {isFree && <FinishedEdits key={day} month={month} day={day} />}
    </section>
  )
}

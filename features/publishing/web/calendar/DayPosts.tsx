import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import type { Publication } from '#features/publishing/contract.ts'
import { dayOf, startOf } from './calendar-days.ts'
import { PublicationList } from '../progress/PublicationList.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'

interface DayPostsProps {
  posts: readonly Publication[]
  month: string
  day: string | undefined
}

/** The posts of the selected day, or of the whole month. */
export function DayPosts({ posts, month, day }: DayPostsProps) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('day')
  const shown = posts.filter(({ at }) => dayOf(new Date(at)).startsWith(day ?? month))
  return (
    <section aria-labelledby="posts" className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="posts" aria-live="polite" className="text-lg first-letter:uppercase">
          {day === undefined ? t('calendar.posts') : write(startOf(day))}
        </h2>
        {day !== undefined && (
          <LinkButton look="quiet" size="small" className="min-h-11 shrink-0" to={paths.calendar({ month })}>
            {t('calendar.wholeMonth')}
          </LinkButton>
        )}
      </div>
      {shown.length === 0 ? (
        <div className="rounded-card bg-surface p-6 text-soft shadow-lift">
          <p>{t(day === undefined ? 'calendar.none' : 'calendar.noneThatDay')}</p>
          <LinkButton className="mt-4" to={paths.studio()}>
            {t('calendar.toStudio')}
          </LinkButton>
        </div>
      ) : (
        <PublicationList posts={shown} month={month} day={day} />
      )}
    </section>
  )
}

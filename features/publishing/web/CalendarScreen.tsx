import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { InstagramNotice } from '#features/instagram/web/index.ts'
import { paths } from '#features/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { startOf } from './calendar/calendar-days.ts'
import { DayPosts } from './calendar/DayPosts.tsx'
import { MonthGrid } from './calendar/MonthGrid.tsx'
import { MonthHead } from './calendar/MonthHead.tsx'
import { PostsPlaceholder } from './calendar/PostsPlaceholder.tsx'
import { CalendarDialogs } from './calendar/CalendarDialogs.tsx'
import { useDraggedPost } from './calendar/use-dragged-post.ts'
import { usePublications } from './publication-queries.ts'
import { useCalendarPlace } from './calendar/use-calendar-place.ts'

/** Scheduled and published posts: a month at a glance, and its posts one by one. The URL has the month and the day. */
export function CalendarScreen() {
  const { t } = useTranslation('publishing')
  const place = useCalendarPlace()
  const { data, error, refetch } = usePublications({ from: startOf(place.firstDay), until: startOf(place.dayAfterLast) })
  const posts = data?.filter((publication) => publication.state !== 'cancelled')
  const drag = useDraggedPost()
  if (place.isLost) return <Navigate to={place.address} replace />
  return (
    <div className="mx-auto flex w-full max-w-frame flex-col px-4 pt-3 pb-16 md:px-6 md:pt-6">
      <Link
        to={paths.studio()}
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} -ml-2 min-h-11 self-start md:-ml-3.5`}
      >
        <ArrowLeft className="size-4.5" aria-hidden="true" />
        {t('backToStudio')}
      </Link>
      <h1 className="mt-1 mb-4 text-2xl md:text-3xl">{t('title')}</h1>
      <InstagramNotice next={place.address} hasWaiting={posts?.some(({ state }) => state === 'scheduled')} />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <section aria-labelledby="month">
          <MonthHead month={place.month} />
          <MonthGrid weeks={place.weeks} month={place.month} day={place.day} posts={posts ?? []} drag={drag} />
        </section>
        {posts ? (
          <DayPosts posts={posts} month={place.month} day={place.day} onDrag={drag.take} />
        ) : (
          <PostsPlaceholder error={error} onRetry={() => void refetch()} />
        )}
      </div>
      <CalendarDialogs place={place} drag={drag} />
    </div>
  )
}

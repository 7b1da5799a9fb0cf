import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSocial } from '#features/instagram/web/index.ts'
import { paths } from '#features/paths.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Publication } from '#features/publishing/contract.ts'
import { dayOf, startOf } from './calendar-days.ts'
import { isHeld } from '../progress/is-held.ts'
import { HELD_LOOK, STATE_LOOKS } from '../progress/state-looks.ts'
import { TinyPicture } from '../TinyPicture.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useNow } from '../use-now.ts'

interface MonthGridProps {
  weeks: readonly (readonly string[])[]
  month: string
  /** The selected day. */
  day: string | undefined
  posts: readonly Publication[]
}

/** The short weekday names of European Portuguese are whole words, too wide for a phone. */
const SHORT_LETTERS = 3

/** A table of the days of a month, with the posts of each day as small pictures. On phones a day is a single button. */
export function MonthGrid({ weeks, month, day, posts }: MonthGridProps) {
  const { i18n } = useTranslation()
  const [firstWeek = []] = weeks
  const short = new Intl.DateTimeFormat(i18n.language, { weekday: 'short' })
  const long = new Intl.DateTimeFormat(i18n.language, { weekday: 'long' })
  const today = dayOf(useNow())
  const postsOn = (wanted: string) =>
    posts.filter(({ at }) => dayOf(new Date(at)) === wanted).sort((one, other) => one.at.localeCompare(other.at))
  return (
    <table aria-labelledby="month" className="w-full table-fixed border-separate border-spacing-0.5 md:border-spacing-1">
      <thead>
        <tr>
          {firstWeek.map((weekday) => (
            <th key={weekday} scope="col" className="pb-1.5 text-xs font-semibold text-faint">
              <abbr title={long.format(startOf(weekday))} className="no-underline">
                {Array.from(short.format(startOf(weekday)))
                  .slice(0, SHORT_LETTERS)
                  .join('')}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <Day
                key={each}
                day={each}
                month={month}
                isOpen={each === day}
                isToday={each === today}
                isOutside={!each.startsWith(month)}
                posts={postsOn(each)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps {
  day: string
  month: string
  isOpen: boolean
  isToday: boolean
  /** Whether the day belongs to the month before or after. */
  isOutside: boolean
  posts: readonly Publication[]
}

const CELL = 'flex min-h-16 w-full flex-col gap-1 rounded-[0.625rem] p-1 md:min-h-28 md:p-1.5'
/** More do not fit: the rest is shown as a number. */
const MOST_PRINTS = 2

function Day({ day, month, isOpen, isToday, isOutside, posts }: DayProps) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('day')
  const number = (
    <span
      className={clsx(
        'grid size-6 shrink-0 place-items-center self-start rounded-full text-xs tabular-nums',
        isToday ? 'bg-accent font-bold text-on-accent' : 'font-medium',
      )}
    >
      {startOf(day).getDate()}
    </span>
  )
  const look = clsx(CELL, isOutside ? 'text-faint' : 'bg-surface text-ink', isOpen && 'ring-2 ring-ink ring-inset')
  if (isOutside || posts.length === 0) {
    return (
      <td aria-current={isToday ? 'date' : undefined} className="p-0 align-top">
        <div className={look}>{number}</div>
      </td>
    )
  }
  return (
    <td aria-current={isToday ? 'date' : undefined} className="p-0 align-top">
      <Link
        to={isOpen ? paths.calendar({ month }) : paths.calendar({ month, day })}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={clsx(look, 'shadow-lift transition-colors hover:bg-sunken')}
      >
        <VisuallyHidden>{t('calendar.day', { date: write(startOf(day)), count: posts.length })}</VisuallyHidden>
        <span aria-hidden="true" className="flex">
          {number}
        </span>
        <Prints posts={posts} />
      </Link>
    </td>
  )
}

function Prints({ posts }: { posts: readonly Publication[] }) {
  const shown = posts.slice(0, MOST_PRINTS)
  return (
    <span className="flex flex-col gap-1" aria-hidden="true">
      {shown.map((post, place) => (
        <span key={post.id} className={clsx('flex items-center gap-1.5', place > 0 && 'max-md:hidden')}>
          <TinyPicture address={post.tile_url} className="size-8 max-md:w-full" />
          <Standing post={post} />
        </span>
      ))}
      {posts.length > 1 && <span className="text-xs font-semibold text-soft md:hidden">+{posts.length - 1}</span>}
      {posts.length > MOST_PRINTS && (
        <span className="hidden text-xs font-semibold text-soft md:block">+{posts.length - MOST_PRINTS}</span>
      )}
    </span>
  )
}

/** The time of a post, above a bar in the colour of its state; a problem also gets an icon. */
function Standing({ post }: { post: Publication }) {
  const writeTime = useDateTimeFormat('time')
  const { data: social } = useSocial()
  const held = isHeld(post, social)
  const { bar } = held ? HELD_LOOK : STATE_LOOKS[post.state]
  return (
    <span className="hidden min-w-0 flex-1 text-xs tabular-nums md:block">
      <span className="flex items-center gap-1">
        <span>{writeTime(post.at)}</span>
        {(held || post.state === 'failed') && <CircleAlert className="size-3.5 shrink-0 text-danger max-lg:hidden" />}
      </span>
      <span className={clsx('mt-0.5 block h-1 rounded-full', bar)} />
    </span>
  )
}

import { useTranslation } from 'react-i18next'
import type { Publication } from '#features/publishing/contract.ts'
import { dayOf, startOf } from './calendar-days.ts'
import { DayCell } from './DayCell.tsx'
import type { DraggedPost } from './use-dragged-post.ts'
import { useNow } from '../use-now.ts'

interface MonthGridProps {
  weeks: readonly (readonly string[])[]
  month: string
  /** The selected day. */
  day: string | undefined
  posts: readonly Publication[]
  drag: DraggedPost
}

/** The short weekday names of European Portuguese are whole words, too wide for a phone. */
const SHORT_LETTERS = 3

/** A table of the days of a month, with the posts of each day as small pictures. On phones a day is a single button. */
export function MonthGrid({ weeks, month, day, posts, drag }: MonthGridProps) {
  const { i18n } = useTranslation()
  const [firstWeek = []] = weeks
  const short = new Intl.DateTimeFormat(i18n.language, { weekday: 'short' })
  const long = new Intl.DateTimeFormat(i18n.language, { weekday: 'long' })
  const today = dayOf(useNow())
  const postsOn = (wanted: string) =>
    posts.filter(({ at }) => dayOf(new Date(at)) === wanted).sort((one, other) => one.at.localeCompare(other.at))
  return (
    <table
      aria-labelledby="month" // its outer spacing lies outside the column, so that days and headings begin at one edge
      className="-mx-0.5 w-[calc(100%+0.25rem)] table-fixed border-separate border-spacing-0.5 md:-mx-1 md:w-[calc(100%+0.5rem)] md:border-spacing-1"
    >
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
              <DayCell
                key={each}
                day={each}
                month={month}
                isOpen={each === day}
                isToday={each === today}
                isOutside={!each.startsWith(month)}
                posts={postsOn(each)}
                drag={drag}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

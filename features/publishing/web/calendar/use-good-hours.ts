import { usePublications } from '../publication-queries.ts'
import { useNow } from '../use-now.ts'
import { dayOf, startOf } from './calendar-days.ts'
import { type GoodHours, goodHours, HISTORY_DAYS } from './good-hours.ts'

/** Good hours to post on a day; undefined until the member's posts are known. */
export function useGoodHours(day: string): GoodHours | undefined {
  const now = useNow()
  const today = startOf(dayOf(now))
  const from = new Date(today.getFullYear(), today.getMonth(), today.getDate() - HISTORY_DAYS)
  const { data: posts, isError } = usePublications({ from })
  // without them, the rule is better than nothing
  return posts || isError ? goodHours({ day, posts: posts ?? [], now }) : undefined
}

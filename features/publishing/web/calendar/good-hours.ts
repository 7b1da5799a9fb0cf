/** When to post on a day: at the hours at which the member posts anyway, else at those of a rule that the screen states. */
import { SOONEST_MINUTES, type Publication } from '#features/publishing/contract.ts'
import { dayOf, startOf } from './calendar-days.ts'
import { momentOf, slotOf } from '../publish/slot.ts'

/** Before lunch, at the end of the afternoon, in the evening. */
export const RULE_HOURS = ['11:30', '18:00', '20:30'] as const
/** Fewer posts tell no habit: the rule is offered until there are as many. */
export const ENOUGH_POSTS = 5
/** How far back the member's own posts count, in days. */
export const HISTORY_DAYS = 180

const MOST_HOURS = 3
const MINUTE_MS = 60_000
const SLOT_MINUTES = 30
/** Two posts of a day are at least this far apart. */
const APART_MINUTES = 60
const DAY_MINUTES = 24 * 60

export interface GoodHours {
  /** Such as `18:30`, in the order of the day; empty when the day has no time left. */
  readonly hours: readonly string[]
  /** `few`, `taken`: those of the rule, since there are too few posts, or since the member's own hours are over or taken. */
  readonly source: 'own' | 'few' | 'taken'
}

interface Day {
  readonly day: string
  /** Every post of the member's, past and to come. */
  readonly posts: readonly Publication[]
  readonly now: Date
}

/** Good hours to post on a day, in the reader's time zone: at most three, none that is over or taken by another post. */
export function goodHours({ day, posts, now }: Day): GoodHours {
  const occupied = posts.filter((post) => isExpected(post) && dayOf(new Date(post.at)) === day).map(({ at }) => minutesOf(at))
  const isFree = (hour: string) =>
    isAhead(day, hour, now) && occupied.every((minutes) => Math.abs(minutes - minutesIn(hour)) >= APART_MINUTES)
  const published = posts.flatMap(({ published_at: at }) => (at === undefined ? [] : [new Date(at)]))
  const isEnough = published.length >= ENOUGH_POSTS
  const own = isEnough ? ownHours(day, published).filter(isFree).slice(0, MOST_HOURS) : []
  if (own.length > 0) return { hours: [...own].sort(), source: 'own' }
  return { hours: RULE_HOURS.filter(isFree), source: isEnough ? 'taken' : 'few' }
}

/** Half hours at which the member posted, the most usual first: a post on the same weekday counts twice, a newer one wins a tie. */
function ownHours(day: string, published: readonly Date[]): string[] {
  const weekday = startOf(day).getDay()
  const weights = new Map<string, number>()
  for (const moment of [...published].sort((one, other) => other.getTime() - one.getTime())) {
    const hour = halfHourOf(moment)
    weights.set(hour, (weights.get(hour) ?? 0) + (moment.getDay() === weekday ? 2 : 1))
  }
  // sorting is stable, and a map keeps the order of insertion
  const ranked = [...weights].sort(([, one], [, other]) => other - one).map(([hour]) => hour)
  return ranked.filter((hour, place) =>
    ranked.slice(0, place).every((better) => Math.abs(minutesIn(better) - minutesIn(hour)) >= APART_MINUTES),
  )
}

function isExpected({ state }: Publication): boolean {
  return state !== 'cancelled' && state !== 'failed'
}

function isAhead(day: string, time: string, now: Date): boolean {
  const moment = momentOf({ day, time })
  return moment !== undefined && moment.getTime() >= now.getTime() + SOONEST_MINUTES * MINUTE_MS
}

/** The nearest half hour of the same day. */
function halfHourOf(moment: Date): string {
  const minutes = Math.round(minutesOf(moment) / SLOT_MINUTES) * SLOT_MINUTES
  const within = Math.min(minutes, DAY_MINUTES - SLOT_MINUTES)
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function minutesOf(moment: Date | string): number {
  return minutesIn(slotOf(new Date(moment)).time)
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

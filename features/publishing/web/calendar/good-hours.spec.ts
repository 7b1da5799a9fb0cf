import { describe, expect, it } from 'vitest'
import type { Publication } from '#features/publishing/contract.ts'
import { ENOUGH_POSTS, goodHours, RULE_HOURS } from './good-hours.ts'

/** A Saturday. */
const DAY = '2026-12-05'
const NOW = new Date(2026, 11, 1, 9)

function aPost(at: Date, state: Publication['state'] = 'published'): Publication {
  const moment = at.toISOString()
  return {
    id: moment,
    edit_id: moment,
    edit_ids: [moment],
    state,
    caption: '',
    fit: 'crop',
    is_ai_made: false,
    tile_url: null,
    at: moment,
    ...(state === 'published' && { published_at: moment }),
    actions: [],
    created_at: moment,
  }
}

const hoursOn = (day: string, posts: readonly Publication[], now = NOW) => goodHours({ day, posts, now })

describe('good hours', () => {
  it('are those of the rule while the member has posted too little to tell a habit', () => {
    const published = (count: number) => Array.from({ length: count }, (_, place) => aPost(new Date(2026, 10, 3 + place, 8)))
    expect(hoursOn(DAY, [])).toEqual({ hours: RULE_HOURS, source: 'few' })
    const scheduled = aPost(new Date(2026, 11, 6, 8), 'scheduled')
    expect(hoursOn(DAY, [...published(ENOUGH_POSTS - 1), scheduled])).toEqual({ hours: RULE_HOURS, source: 'few' })
    expect(hoursOn(DAY, published(ENOUGH_POSTS))).toEqual({ hours: ['08:00'], source: 'own' })
  })

  it('are those of the rule where all of the member are over or taken, and say so', () => {
    const published = Array.from({ length: ENOUGH_POSTS }, (_, place) => aPost(new Date(2026, 10, 3 + place, 8)))
    const taking = aPost(new Date(2026, 11, 5, 8), 'scheduled')
    expect(hoursOn(DAY, [...published, taking])).toEqual({ hours: RULE_HOURS, source: 'taken' })
  })

  it('are those of the member, to the nearest half hour and in the order of the day', () => {
    const posts = [3, 4, 5].flatMap((date) => [aPost(new Date(2026, 10, date, 19, 50)), aPost(new Date(2026, 10, date, 8, 12))])
    expect(hoursOn(DAY, posts)).toEqual({ hours: ['08:00', '20:00'], source: 'own' })
  })

  it('count the same weekday twice, and are three at most, an hour apart at least', () => {
    const saturday = new Date(2026, 10, 28, 10)
    const others = [12, 15, 17, 18].map((hour, place) => aPost(new Date(2026, 10, 3 + place, hour)))
    const near = aPost(new Date(2026, 10, 10, 10, 30))
    expect(hoursOn(DAY, [...others, near, aPost(saturday)]).hours).toEqual(['10:00', '17:00', '18:00'])
  })

  it('leave out what is over today, and what another post takes', () => {
    const today = '2026-12-01'
    expect(hoursOn(today, [], new Date(2026, 11, 1, 11, 25)).hours).toEqual(['18:00', '20:30'])
    expect(hoursOn(DAY, [aPost(new Date(2026, 11, 5, 18, 30), 'scheduled')])).toEqual({
      hours: ['11:30', '20:30'],
      source: 'few',
    })
  })

  it('are free again where a post was cancelled, and none late in the evening', () => {
    expect(hoursOn(DAY, [aPost(new Date(2026, 11, 5, 18, 30), 'cancelled')]).hours).toEqual(RULE_HOURS)
    expect(hoursOn('2026-12-01', [], new Date(2026, 11, 1, 23)).hours).toEqual([])
  })

  it('round a post of the last minutes to the last half hour of its day', () => {
    const posts = [3, 4, 5, 6, 7].map((date) => aPost(new Date(2026, 10, date, 23, 58)))
    expect(hoursOn(DAY, posts).hours).toEqual(['23:30'])
  })
})

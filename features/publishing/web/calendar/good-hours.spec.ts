import { describe, expect, it } from 'vitest'
import type { Publication } from '#features/publishing/contract.ts'
import { goodHours, RULE_HOURS } from './good-hours.ts'

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
  it('are those of the rule before the member has posted anything', () => {
    expect(hoursOn(DAY, [])).toEqual({ hours: RULE_HOURS, source: 'rule' })
  })

  it('are those of the member, to the nearest half hour and in the order of the day', () => {
    const posts = [aPost(new Date(2026, 10, 3, 19, 50)), aPost(new Date(2026, 10, 4, 8, 12))]
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
      source: 'rule',
    })
  })

  it('are free again where a post was cancelled, and none late in the evening', () => {
    expect(hoursOn(DAY, [aPost(new Date(2026, 11, 5, 18, 30), 'cancelled')]).hours).toEqual(RULE_HOURS)
    expect(hoursOn('2026-12-01', [], new Date(2026, 11, 1, 23)).hours).toEqual([])
  })

  it('round a post of the last minutes to the last half hour of its day', () => {
    expect(hoursOn(DAY, [aPost(new Date(2026, 10, 3, 23, 58))]).hours).toEqual(['23:30'])
  })
})

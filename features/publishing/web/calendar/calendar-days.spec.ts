import { describe, expect, it } from 'vitest'
import { dayOf, monthAfter, readDay, readMonth, readTime, startOf, weeksOf } from './calendar-days.ts'

describe('the days of a calendar', () => {
  it('show a month in whole weeks, from Sunday in Brazil and from Monday in Portugal', () => {
    const brazil = weeksOf('2026-12', 'pt-BR')
    expect([brazil.length, brazil[0]?.[0], brazil.at(-1)?.at(-1)]).toEqual([5, '2026-11-29', '2027-01-02'])
    const portugal = weeksOf('2026-12', 'pt-PT')
    expect([portugal.length, portugal[0]?.[0], portugal.at(-1)?.at(-1)]).toEqual([5, '2026-11-30', '2027-01-03'])
  })

  it('take four weeks for a short February that begins with the week, and six for a long month that begins late', () => {
    expect(weeksOf('2026-02', 'en')).toHaveLength(4)
    expect(weeksOf('2026-08', 'en')).toHaveLength(6)
  })

  it('contain every day once', () => {
    const days = weeksOf('2026-10', 'es').flat()
    expect(new Set(days).size).toBe(days.length)
  })

  it('continue over the turn of the year', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  })

  it('are those of the reader’s time zone', () => {
    expect(dayOf(new Date(2026, 11, 5, 23, 59))).toBe('2026-12-05')
    expect(startOf('2026-12-05')).toEqual(new Date(2026, 11, 5))
  })

  it.each(['2026-13', '26-01', 'December', ''])('ignores %o as a month', (text) => {
    expect(readMonth(text)).toBeUndefined()
  })

  it('accept only times of a day', () => {
    expect(['00:00', '18:30', '23:59'].map(readTime)).toEqual(['00:00', '18:30', '23:59'])
    expect(['24:00', '7:30', '18:60', '18:30:00', '', null].map(readTime)).toEqual(Array.from({ length: 6 }))
  })

  it('accept only days that exist, within their month', () => {
    expect(readDay('2026-11-30', '2026-11')).toBe('2026-11-30')
    expect(readDay('2026-11-31', '2026-11')).toBeUndefined()
    expect(readDay('2026-12-01', '2026-11')).toBeUndefined()
  })
})

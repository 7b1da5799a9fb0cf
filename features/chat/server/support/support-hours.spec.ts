import { expect, test } from 'vitest'
import { HOUR } from '#platform/clock.ts'
import { openingHours } from '#platform/opening-hours.ts'
import { describeHours, describeOpening, nextOpening, openMsBetween } from './support-hours.ts'

const HOURS = openingHours.parse('mon-fri 09:00-18:00, sat 09:00-13:00')
/** In São Paulo. */
const at = (text: string) => new Date(`${text}:00-03:00`)

test.each([
  // a Friday
  ['2026-11-27T08:59', '2026-11-27T09:00'],
  ['2026-11-27T18:00', '2026-11-28T09:00'],
  ['2026-11-27T23:30', '2026-11-28T09:00'],
  ['2026-11-28T13:00', '2026-11-30T09:00'],
  ['2026-11-29T12:00', '2026-11-30T09:00'],
])('after %s they open at %s', (now, opening) => {
  expect(nextOpening(HOURS, at(now))).toEqual(at(opening))
})

test.each(['2026-11-27T09:00', '2026-11-27T17:59', '2026-11-28T12:59'])('at %s they are open', (now) => {
  expect(nextOpening(HOURS, at(now))).toBeUndefined()
})

test('a wait counts the hours in which people answer', () => {
  expect(openMsBetween(HOURS, at('2026-11-27T17:00'), at('2026-11-30T10:00'))).toBe(6 * HOUR)
  expect(openMsBetween(HOURS, at('2026-11-29T10:00'), at('2026-11-29T22:00'))).toBe(0)
  expect(openMsBetween(HOURS, at('2026-11-27T10:00'), at('2026-11-27T10:30'))).toBe(HOUR / 2)
})

test('are said in words, in the business’s zone', () => {
  expect(describeHours(HOURS, 'pt-BR')).toBe(
    'segunda-feira a sexta-feira, das 09:00 às 18:00 e sábado, das 09:00 às 13:00 (horário de Brasília)',
  )
  expect(describeHours(openingHours.parse('mon-fri 09:00-18:00'), 'en')).toMatch(
    /^Monday to Friday, 9:00.AM to 6:00.PM \(Brasília time\)$/,
  )
  expect(describeOpening(at('2026-11-30T09:00'), 'pt-BR')).toBe('segunda-feira, 30 de novembro, às 09:00')
})

test.each(['mon 9-18', 'mon-fri 18:00-09:00', 'lundi 09:00-18:00', '', 'mon 09:00-24:30', 'mon 09:60-10:00'])(
  'the setting "%s" is refused',
  (text) => {
    expect(openingHours.safeParse(text).success).toBe(false)
  },
)

test('days may go over the weekend', () => {
  const hours = openingHours.parse('sat-mon 10:00-12:00')
  expect(nextOpening(hours, at('2026-11-30T11:00'))).toBeUndefined()
  expect(nextOpening(hours, at('2026-11-30T12:00'))).toEqual(at('2026-12-05T10:00'))
})

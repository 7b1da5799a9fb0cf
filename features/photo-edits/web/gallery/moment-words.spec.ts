import { expect, it } from 'vitest'
import { nearMoment } from './moment-words.ts'

const evening = new Date(2026, 10, 21, 20, 15)

it.each([
  ['pt-BR', new Date(2026, 10, 22, 8, 29), { day: 'amanhã', time: '08:29' }],
  ['pt-PT', new Date(2026, 10, 21, 23, 5), { day: 'hoje', time: '23:05' }],
  ['es', new Date(2026, 10, 22, 8, 29), { day: 'mañana', time: '8:29' }],
  ['en', new Date(2026, 10, 22, 8, 29), { day: 'tomorrow', time: '8:29 AM' }],
  ['en', new Date(2026, 10, 22, 20, 14), { day: 'tomorrow', time: '8:14 PM' }],
])('in %s a time within a day is shown by its day and time', (language, moment, words) => {
  const { day, time } = nearMoment(moment, { now: evening, language })
  expect({ day, time: time.replace(/\s/u, ' ') }).toEqual(words)
})

import { expect, test } from 'vitest'
import { readHabits } from './habits.ts'

const USUAL =
  'Bolo de pote por R$ 12 até sábado. 🍰\n\nPara adoçar a semana ou dividir com quem você gosta. Chama no direct e garante o seu, que a fornada é pequena e acaba cedo.\n\n#bolodepote #doces'

test('nothing is learned from two captions', () => {
  expect(readHabits(['Bolo.', 'Bolo.'])).toEqual({ emoji: true, hashtags: true })
})

test('captions that are kept as they were written change nothing', () => {
  expect(readHabits([USUAL, USUAL, USUAL])).toEqual({ emoji: true, hashtags: true })
})

test('a member who takes emoji and hashtags out and writes little gets little', () => {
  const bare = 'Bolo de pote por R$ 12 até sábado.'
  expect(readHabits([bare, bare, bare, USUAL])).toEqual({ emoji: false, hashtags: false, length: 'short' })
})

test('one that kept them is enough to keep them', () => {
  const bare = 'Bolo de pote por R$ 12 até sábado.'
  expect(readHabits([bare, USUAL, bare])).toEqual({ emoji: true, hashtags: true })
})

test('long ones stay long', () => {
  const long = `${'Bolo de pote com calda. '.repeat(16)}🍰 #bolo`
  expect(readHabits([long, long, long])).toEqual({ emoji: true, hashtags: true, length: 'long' })
})

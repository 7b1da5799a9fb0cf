import { expect, test } from 'vitest'
import type { Habit } from '../contract.ts'
import { type StoredCaption, readHabits } from './habits.ts'

const USUAL =
  'Bolo de pote por R$ 12 até sábado. 🍰\n\nPara adoçar a semana ou dividir com quem você gosta. Camadas de massa fofinha, recheio cremoso e cobertura. Chama no direct e garante o seu.\n\n#bolodepote #doces'

const kept = (saved: string, written = USUAL): StoredCaption => ({ written, saved, language: 'pt-BR' })
const times = (count: number, one: StoredCaption) => Array.from({ length: count }, () => one)
const habitsOf = (captions: readonly StoredCaption[]) => readHabits(captions).map(({ habit }) => habit)

const CHANGES: Readonly<Record<Habit, StoredCaption>> = {
  no_emoji: kept(USUAL.replace(' 🍰', '')),
  no_hashtags: kept(USUAL.replace('\n\n#bolodepote #doces', '')),
  no_call: kept(USUAL.replace(' Chama no direct e garante o seu.', '')),
  short: kept('Bolo de pote por R$ 12 até sábado. 🍰 Chama no direct. #doces'),
  long: kept(USUAL.replace('cobertura.', `cobertura. ${'Feito hoje cedo, com calma. '.repeat(8)}`)),
}

test.each(Object.entries(CHANGES))('%s is learned from three changes in a row, and nothing else is', (habit, change) => {
  expect(readHabits(times(2, change))).toEqual([])
  expect(readHabits(times(3, change))).toEqual([{ habit, captions: 3 }])
  expect(readHabits(times(5, change))).toEqual([{ habit, captions: 5 }])
})

test('captions that are kept as they were written teach nothing', () => {
  expect(readHabits(times(6, kept(USUAL)))).toEqual([])
})

test('one that was left as it was in between begins the count again', () => {
  const change = CHANGES.no_emoji
  expect(habitsOf([change, change, kept(USUAL), change, change])).toEqual([])
  expect(habitsOf([change, change, kept(USUAL), ...times(3, change)])).toEqual(['no_emoji'])
})

test('captions that obey the habit do not end it, and adding what was taken out does', () => {
  const { no_emoji: change } = CHANGES
  const obeying = kept(change.saved, change.saved)
  expect(readHabits([...times(3, change), ...times(20, obeying)])).toEqual([{ habit: 'no_emoji', captions: 3 }])
  expect(readHabits([...times(3, change), obeying, kept(USUAL, change.saved)])).toEqual([])
})

test('a caption asked for with emoji, and left so, is an exception', () => {
  expect(habitsOf([...times(3, CHANGES.no_emoji), kept(USUAL)])).toEqual(['no_emoji'])
})

test('an erased caption says nothing', () => {
  expect(readHabits(times(4, kept(' ')))).toEqual([])
})

test.each([
  ['pt-PT', 'Mãos prontas para a semana.', 'Marque pelo direct.'],
  ['es', 'Manos listas para la semana.', 'Escríbenos por direct.'],
  ['en', 'Hands ready for the week.', 'Message us to book.'],
] as const)('the call to action is known in %s', (language, text, call) => {
  expect(habitsOf(times(3, { written: `${text} ${call}`, saved: text, language }))).toEqual(['no_call'])
})

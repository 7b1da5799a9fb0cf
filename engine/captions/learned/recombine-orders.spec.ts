import { expect, test } from 'vitest'
import { TOLD } from './order-features.ts'
import { readFinishedLine } from './read-finished.ts'
import { withRecombinedOrders } from './recombine-orders.ts'

const LINES = [
  '{faz uma legenda pra} Bolo de cenoura',
  'Corte: R$ 40 {sem preço por favor}',
  'Escova e hidratação',
  'Abrimos hoje',
].map(readFinishedLine)

test('an order stands beside another line as it stood beside its own', () => {
  const anew = withRecombinedOrders(LINES).slice(LINES.length)
  const ours = anew.map(({ words, told }) => words.filter((_, at) => told[at] === TOLD.us).join(' '))
  expect(ours).toEqual(['faz uma legenda pra', 'sem preço por favor'])
  expect(anew[0]?.told[0]).toBe(TOLD.us)
  expect(anew[1]?.told.at(-1)).toBe(TOLD.us)
  for (const { words, told } of anew) expect(words.length > ours.length && told.includes(TOLD.readers)).toBe(true)
})

test('the same lines give the same ones', () => {
  expect(withRecombinedOrders(LINES)).toEqual(withRecombinedOrders(LINES))
})

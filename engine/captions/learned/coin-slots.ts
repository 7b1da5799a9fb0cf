/** What the words and the prices of a line tell of its coin: things cost other sums in other countries, and have other names. */
import { keyOf } from '../dictionary/accent-table.ts'
import { slotOf } from './perceptron.ts'

/** Sums up to these are alike. */
const SIZES = [10, 30, 100, 250, 1000, 10_000] as const
const IS_WORD = /^\p{L}[\p{L}'’-]+$/u

/** @param tokens amounts without their coin */
export function coinSlots(tokens: readonly string[], prices: readonly boolean[]): number[] {
  const words = new Set(tokens.filter((token) => IS_WORD.test(token)).map(keyOf))
  const amounts = tokens.filter((_, at) => prices[at] === true)
  const features = new Set(Array.from(words, (word) => `w${word}`))
  for (const amount of amounts) {
    const size = sizeOf(amount)
    features.add(`s${size}`).add(`r${amount.slice(-1)} ${size}`)
    if (/[.,]/u.test(amount)) features.add(`f${amount.replaceAll(/\d/gu, '0')}`)
    for (const word of words) features.add(`x${word} ${size}`)
  }
  return Array.from(features, slotOf)
}

function sizeOf(amount: string): number {
  const sum = Number(amount.replaceAll(/[.,](?=\d{3})/gu, '').replace(',', '.'))
  return SIZES.filter((size) => size <= sum).length
}

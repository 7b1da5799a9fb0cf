/** "2x semana 260 / 3x 340": what something costs by how often one comes. */
import { TOLD_NUMBERS } from '../lexicon/told-numbers.ts'
import { AMOUNT, keyAt, type ToldWord, whole } from './told-words.ts'

const TIMES = /^[1-7]x(?<period>\/\p{L}{1,7})?$/u
const PER = whole(TOLD_NUMBERS.oftenPer)
const PERIOD = whole(TOLD_NUMBERS.oftenPeriod)
const LEAST_PRICE = 10

interface Frequency {
  readonly price: number
  readonly hasPeriod: boolean
}

/** @returns places of prices; empty unless there are several, of which one tells its period: "3x 340" alone is in parts */
export function findFrequencies(words: readonly ToldWord[]): number[] {
  const found = [...words.keys()].flatMap((at) => frequencyAt(words, at))
  return found.length > 1 && found.some(({ hasPeriod }) => hasPeriod) ? found.map(({ price }) => price) : []
}

function frequencyAt(words: readonly ToldWord[], at: number): Frequency[] {
  const times = TIMES.exec(keyAt(words, at))
  if (times === null) return []
  const period = PER.test(keyAt(words, at + 1)) ? at + 2 : at + 1
  const isApart = PERIOD.test(keyAt(words, period))
  const price = isApart ? period + 1 : at + 1
  const isPrice = AMOUNT.test(keyAt(words, price)) && Number.parseFloat(keyAt(words, price)) >= LEAST_PRICE
  return isPrice ? [{ price, hasPeriod: isApart || times.groups?.['period'] !== undefined }] : []
}

/** "Edredom 45 solteiro 55 casal": the words behind each price of a line tell which size or kind it is for. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { GRADES } from '../lexicon/grades.ts'
import { isContainer } from '../name-prices.ts'

export interface Grade {
  readonly price: number
  /** The word behind those that tell what the price is for. */
  readonly to: number
}

/** Less than ten may be a count: "2 adulto 1 infantil". */
const PRICE = /^(?:[1-9]\d{1,4}|\d{1,5}[.,]\d{1,2})$/u
const UNIT = /^(?:kg|km|cm|m|min|h|\p{L}{3,14}s)$/u
const UP_TO = /^(?:ate|hasta|to|de|than|over|under|acima|abaixo|mais)$/u
const MOST_WORDS = 6
const LEAST = 2

interface Patterns {
  readonly grade: RegExp
  /** "Até porte médio", "dentro da cidade", "até 3 lugares". */
  readonly told: RegExp
}

const PATTERNS: Readonly<Record<BaseLanguage, Patterns>> = forBaseLanguages((language) => {
  const { words, leads } = GRADES[language]
  return {
    grade: boundedPattern(`^(?:${words})$`, 'u'),
    told: boundedPattern(
      String.raw`^(?:(?:${leads}) ){0,4}(?:(?:${words})(?: d[aeo] \p{L}{3,14})?|\d{1,4} ?(?:kg|km|\p{L}{3,14}s))(?![^ ]| (?:d[aeo]|to|than) \d| \d{1,4} ?(?:kg|km|cm|m|ml|l|h)(?![^ ]))`,
      'u',
    ),
  }
})

/**
 * Only where all of them agree: each number has such words behind it, up to the next one. Behind "pequeno 40 médio 55" the same words
 * stand before their prices. @param keys folded words
 */
export function findGrades(keys: readonly string[], language: BaseLanguage): Grade[] {
  const { grade } = PATTERNS[language]
  const numbers = listNumbers(keys, grade)
  const [first = 0] = numbers
  if (numbers.length < LEAST || first === 0 || grade.test(keys[first - 1] ?? '')) return []
  const grades = numbers.map((price, index) => ({ price, to: endOfGrade(keys, [price, numbers[index + 1]], language) }))
  return grades.every(({ to }) => to > 0) ? grades : []
}

/** Whether the numbers may count, not cost: "kit 20 pequeno 10 grande", "suíte 2 casal 1 infantil". */
export function mayCount(keys: readonly string[], grades: readonly Grade[]): boolean {
  return grades.some(({ price }) => !PRICE.test(keys[price] ?? '')) || keys.slice(0, grades[0]?.price).some(isContainer)
}

function listNumbers(keys: readonly string[], grade: RegExp): number[] {
  const isCount = (at: number): boolean => {
    const [before, after] = [keys[at - 1] ?? '', keys[at + 1] ?? '']
    return UP_TO.test(before) || (UNIT.test(after) && !grade.test(after))
  }
  return [...keys.keys()].filter((at) => /^\d/u.test(keys[at] ?? '') && !isCount(at))
}

/** @returns 0 where not all words up to the next number tell which one it is; behind the last number the line may go on */
function endOfGrade(
  keys: readonly string[],
  [price, next]: readonly [number, number | undefined],
  language: BaseLanguage,
): number {
  const words = keys.slice(price + 1, Math.min(next ?? keys.length, price + 1 + MOST_WORDS))
  const length = PATTERNS[language].told.exec(words.join(' '))?.[0].split(' ').length ?? 0
  const to = price + 1 + length
  return length > 0 && (next === undefined || to === next) ? to : 0
}

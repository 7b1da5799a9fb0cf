/** Two numbers beside each other, or with "for" between them: which of them counts, and which is a price. Places are those of words. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { isMeasure } from '../name-prices.ts'

interface Token {
  readonly from: number
  readonly typed: string
  readonly bare: string
  readonly mark: string
}

export interface Pairs {
  readonly prices: ReadonlySet<number>
  readonly counted: ReadonlySet<number>
  /** No mark stands before these. */
  readonly joined: ReadonlySet<number>
}

const NUMBER = /^\d{1,4}(?:[.,]\d{2})?$/u
const WHOLE = /^\d{1,3}$/u
/** A price is told by two figures at least. */
const LEAST_PRICE = 10
const MOST_COUNT = 12
const FOR = /^(?:por|for|x)$/u
const FROM = /^(?:de|from|was|era|eran)$/u
/** What a number behind it counts: "caixa de 6", "box of 12", "con 4", "cg 160". */
const COUNTING =
  /^(?:d[eo]|com|con|of|with|x|kit|pack|combo|caixa|caja|box|serves|cg|fan|titan|biz|bros|xre|fazer|twister|iphone|galaxy|vitamina|fps|spf)$/u
/** A price of a share or a part: "sinal de 100", "6x de 45". */
const MONEY_LED = boundedPattern(
  String.raw`(?:^|\s)(?:sinal|entrada|taxa|valor|preco|mensalidade|diaria|frete|parcelas|vezes|\d{1,2}x|senal|anticipo|cuotas?|tarifa|deposito|deposit|fee|caucao|total) (?:d[ea]|of) $`,
  'u',
)
const LONGEST_LEAD = 24
const MEASURED_LENGTH = 30

/** Time grows with the number of words. */
export function pairNumbers(line: string, words: readonly Token[]): Pairs {
  const prices = new Set<number>()
  const counted = new Set<number>()
  const joined = new Set<number>()
  const keyAt = (at: number): string => foldInPlace(words[at]?.bare ?? '').toLowerCase()
  const measures = (at: number): boolean => {
    const { from = 0, typed = '' } = words[at] ?? {}
    return isMeasure(line.slice(from + typed.length, from + typed.length + MEASURED_LENGTH))
  }
  for (const [at, { bare, from, mark }] of words.entries()) {
    if (!NUMBER.test(bare)) continue
    // "30 cápsulas": a number and what it measures
    if (mark === '' && measures(at)) joined.add(at + 1)
    if (bare.length === 1) continue
    const isPriced = Number.parseFloat(bare) >= LEAST_PRICE || /[.,]/u.test(bare)
    const lead = foldInPlace(line.slice(Math.max(0, from - LONGEST_LEAD), from)).toLowerCase()
    if (!isPriced || measures(at)) continue
    const isBehind = isBehindCount(words, at, keyAt)
    if (isBehind) joined.add(at)
    if (MONEY_LED.test(lead) || isBehind) prices.add(at)
    const isSwapped = mark === '' && FOR.test(keyAt(at + 1)) && !FROM.test(keyAt(at - 1)) && WHOLE.test(keyAt(at + 2))
    const count = Number(keyAt(at + 2))
    if (isSwapped && (measures(at + 2) || (count <= MOST_COUNT && count < Number.parseFloat(bare)))) {
      prices.add(at)
      counted.add(at + 2)
      joined.add(at + 1)
      joined.add(at + 2)
    }
  }
  return { prices, counted, joined }
}

/** "Caixa de 6 15": the first one counts, so the second one costs. */
function isBehindCount(words: readonly Token[], at: number, keyAt: (at: number) => string): boolean {
  const isCount = WHOLE.test(keyAt(at - 1)) && words[at - 1]?.mark === '' && words[at - 2]?.mark === ''
  return isCount && COUNTING.test(keyAt(at - 2)) && !/^\d/u.test(keyAt(at + 1))
}

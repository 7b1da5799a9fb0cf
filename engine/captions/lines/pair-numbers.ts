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
/** "Leva 2 paga 70": what is taken is counted, and so is what is paid where it is few. */
const TAKES = /^(?:levar|llevar|leva|leve|levas|lleva|llevas|llevate|buy|get|compra|compre)$/u
const PAYS = /^(?:paga|pague|pagas|pay)$/u
/** A price of a share or a part, or of an hour of somebody's: "sinal de 100", "6x de 45", "consulta de 250". */
const MONEY_LED = boundedPattern(
  String.raw`(?:^|\s)(?:sinal|entrada|taxa|valor|preco|mensalidade|diaria|frete|parcelas|vezes|\d{1,2}x|senal|anticipo|cuotas?|tarifa|deposito|deposit|fee|caucao|total|consulta|sessao|avaliacao|sesion|valoracion) (?:d[ea]|of) $`,
  'u',
)
/** What is a sum of money by itself: "aluguel 1450", "rent 950". */
const IS_SUM = /^(?:aluguel|renda|mensalidade|mensalidad|alquiler|renta|rent|couvert|prestacao|condominio|cuota)$/u
const LONGEST_LEAD = 24
const MEASURED_LENGTH = 30

interface Reader {
  readonly words: readonly Token[]
  /** Folded; empty beyond the ends. */
  readonly keyAt: (at: number) => string
  /** Whether the number there counts or measures what stands behind it. */
  readonly measures: (at: number) => boolean
  /** What stands before the number there. */
  readonly leadOf: (at: number) => string
}

/** Time grows with the number of words. */
export function pairNumbers(line: string, words: readonly Token[]): Pairs {
  const reader: Reader = {
    words,
    keyAt: (at) => foldInPlace(words[at]?.bare ?? '').toLowerCase(),
    measures: (at) => {
      const { from = 0, typed = '' } = words[at] ?? {}
      return isMeasure(line.slice(from + typed.length, from + typed.length + MEASURED_LENGTH))
    },
    leadOf: (at) => {
      const { from = 0 } = words[at] ?? {}
      return foldInPlace(line.slice(Math.max(0, from - LONGEST_LEAD), from)).toLowerCase()
    },
  }
  const found = [...words.keys()].filter((at) => NUMBER.test(words[at]?.bare ?? '')).map((at) => pairAt(reader, at))
  return {
    prices: new Set(found.flatMap(({ prices }) => prices)),
    counted: new Set(found.flatMap(({ counted }) => counted)),
    joined: new Set(found.flatMap(({ joined }) => joined)),
  }
}

type Pair = Readonly<Record<'prices' | 'counted' | 'joined', readonly number[]>>
const NOTHING: Pair = { prices: [], counted: [], joined: [] }

function pairAt(reader: Reader, at: number): Pair {
  // "30 cápsulas": a number and what it measures
  if (reader.measures(at)) return { ...NOTHING, joined: reader.words[at]?.mark === '' ? [at + 1] : [] }
  return takenAt(reader, at) ?? countForAt(reader, at) ?? costAt(reader, at)
}

/** "Leva 2", and "paga 70" behind it. */
function takenAt({ words, keyAt }: Reader, at: number): Pair | undefined {
  const count = Number(keyAt(at))
  if (TAKES.test(keyAt(at - 1)) && WHOLE.test(keyAt(at)) && count <= MOST_COUNT)
    return { ...NOTHING, counted: [at], joined: [at] }
  if (!PAYS.test(keyAt(at - 1)) || !WHOLE.test(keyAt(at - 2))) return undefined
  const joined = words[at - 2]?.mark === '' ? [at - 1, at] : [at]
  return count < LEAST_PRICE ? { ...NOTHING, counted: [at], joined } : { ...NOTHING, prices: [at], joined }
}

/** Without its coin, and in whole coins. */
const amountOf = (key: string): number => Number(/\d{1,6}/u.exec(key)?.[0] ?? 0)

/** "10 por 800": how many one gets for it. */
function countForAt({ words, keyAt }: Reader, at: number): Pair | undefined {
  const [count, price] = [Number(keyAt(at)), amountOf(keyAt(at + 2))]
  const isPair = words[at]?.mark === '' && FOR.test(keyAt(at + 1)) && !FROM.test(keyAt(at - 1)) && WHOLE.test(keyAt(at))
  const isFew = count <= MOST_COUNT && price >= LEAST_PRICE && price > count
  return isPair && isFew ? { ...NOTHING, counted: [at], joined: [at + 1, at + 2] } : undefined
}

function costAt(reader: Reader, at: number): Pair {
  const key = reader.keyAt(at)
  const mayCost = key.length > 1 && (Number.parseFloat(key) >= LEAST_PRICE || /[.,]/u.test(key))
  if (!mayCost) return NOTHING
  if (isBehindCount(reader, at)) return { ...NOTHING, prices: [at], joined: [at] }
  if (isForCount(reader, at)) return { prices: [at], counted: [at + 2], joined: [at + 1, at + 2] }
  const isSum = IS_SUM.test(reader.keyAt(at - 1)) && reader.words[at - 1]?.mark === ''
  return isSum || MONEY_LED.test(reader.leadOf(at)) ? { ...NOTHING, prices: [at] } : NOTHING
}

/** "Caixa de 6 15": the first one counts, so the second one costs. */
function isBehindCount({ words, keyAt }: Reader, at: number): boolean {
  const isCount = WHOLE.test(keyAt(at - 1)) && words[at - 1]?.mark === '' && words[at - 2]?.mark === ''
  return isCount && COUNTING.test(keyAt(at - 2)) && !/^\d/u.test(keyAt(at + 1))
}

/** "50 for 5", "25 for 30 min". */
function isForCount({ words, keyAt, measures }: Reader, at: number): boolean {
  const isPair = words[at]?.mark === '' && FOR.test(keyAt(at + 1)) && !FROM.test(keyAt(at - 1)) && WHOLE.test(keyAt(at + 2))
  const count = Number(keyAt(at + 2))
  return isPair && (measures(at + 2) || (count <= MOST_COUNT && count < Number.parseFloat(keyAt(at))))
}

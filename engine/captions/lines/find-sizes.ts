/** "Vestido 38", "2 ao 8 anos 99": which numbers of a line are sizes or ages, or may be, and which prices follow from that. */
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { WORN } from '../lexicon/worn.ts'
import { keyAt, type ToldWord, toldWordsOf, whole } from './told-words.ts'

/** By where they stand in the text. */
export interface Sizes {
  /** They tell an age or a size, or nobody can say whether they do: no price is claimed. */
  readonly counted: ReadonlySet<number>
  readonly prices: ReadonlySet<number>
  /** No mark stands before these words. */
  readonly joined: ReadonlySet<number>
}

const ENDS = /[;.!?…]/u
const WHOLE = /^\d{1,2}$/u
const NUMBER = /^\d{1,4}(?:[.,]\d{1,2})?$/u
const UP_TO = /^(?:a|ao|aos|ate|hasta|to)$/u
const SURELY_UP_TO = /^(?:ao|aos)$/u
const OF_AGE = /^(?:anos?|aninhos?|mes|meses|years?|yrs|months?)$/u
const LEADS_RANGE = /^(?:d[eo]s?|del|tam|tamanhos?|numeros?|numeracao|tallas?|sizes?|ages?|idades?)$/u
const OLDEST = 18
const MOST_SIZE = 60
const LEAST_PRICE = 10
/** What stands behind a number that counts or tells the hour. */
const COUNTS_ON =
  /^(?:h|hs|hrs?|hora|min|minuto|mm|cm|m|kg|g|ml|l|x|%|de|vaga|mes|ano|dia|jan\p{L}{0,6}|fev\p{L}{0,6}|mar[cz]?[oç]?|abr|abril|mai|maio|mayo|jun|junh?[oi]o?|jul|julh?[oi]o?|ago|agosto|set|(?:set|out|nov|dez)\p{L}{0,6}|octubre|diciembre|enero|febrero|\p{L}{2,14}s)$/u
/** A size that is told already. */
const LETTER = /^(?:pp|p|m|g|gg|xg|xs|s|l|xl|xxl)$/u
/** And where a digit follows, too: "14 às 18h". */
const GOES_ON = /^(?:a|ao|as|ate|hasta|e|y|to|and|[-–])$/u
const DIGITS = /^\d[\d-]{7,12}$/u
/** As far behind its thing a number is looked for. */
const NEAR = 6
/** As far before its thing what is done to it stands. */
const BEFORE = 4

interface Patterns {
  readonly sizes: readonly (readonly [things: RegExp, least: number, most: number, step: number])[]
  readonly children: RegExp
  readonly services: RegExp
  readonly leads: RegExp
}

const PATTERNS: Readonly<Record<BaseLanguage, Patterns>> = forBaseLanguages((language) => {
  const { sizes, children, services, leads } = WORN[language]
  return {
    sizes: sizes.map(([things, least, most, step]) => [whole(things), least, most, step]),
    children: whole(children),
    services: whole(services),
    leads: whole(leads),
  }
})

/** Time grows with the number of words. */
export function findSizes(text: string, language: BaseLanguage): Sizes {
  const tokens = toldWordsOf(text)
  const ages = findAges(tokens)
  const worn = findWorn(tokens, PATTERNS[language])
  const counted = new Set([...ages.counted, ...worn])
  for (const at of tokens.keys()) if (isTelephone(tokens, at)) counted.add(at)
  const placesOf = (all: Iterable<number>): Set<number> => new Set(Array.from(all, (at) => tokens[at]?.from ?? 0))
  return { counted: placesOf(counted), prices: placesOf(ages.prices), joined: placesOf([...ages.joined, ...worn]) }
}

/** "11 987654321": with the number of its town. */
function isTelephone(tokens: readonly ToldWord[], at: number): boolean {
  return DIGITS.test(keyAt(tokens, at)) || (WHOLE.test(keyAt(tokens, at)) && DIGITS.test(keyAt(tokens, at + 1)))
}

const isLast = (words: readonly ToldWord[], at: number): boolean => ENDS.test(words[at]?.mark ?? '')

/** "2 ao 8 anos 99": both ends are counted, and the number behind them is what it costs. */
function findAges(tokens: readonly ToldWord[]): Sizes {
  const counted = new Set<number>()
  const joined = new Set<number>()
  const prices = new Set<number>()
  for (let at = 0; at < tokens.length; at += 1) {
    const range = rangeAt(tokens, at)
    if (range === undefined) continue
    for (const end of range.ends) counted.add(end)
    for (let within = at + 1; within < range.to; within += 1) joined.add(within)
    if (isPrice(tokens, range.to)) prices.add(range.to)
    at = range.to - 1
  }
  return { counted, prices, joined: new Set([...joined, ...prices]) }
}

interface Range {
  readonly ends: readonly number[]
  /** The word behind it. */
  readonly to: number
}

/** "2 a 8 anos", "1 ano ao 6 anos", "do 4 ao 12", "2 ao 8". */
function rangeAt(tokens: readonly ToldWord[], at: number): Range | undefined {
  if (!WHOLE.test(keyAt(tokens, at))) return undefined
  const link = OF_AGE.test(keyAt(tokens, at + 1)) ? at + 2 : at + 1
  const [least, most] = [Number(keyAt(tokens, at)), Number(keyAt(tokens, link + 1))]
  if (!UP_TO.test(keyAt(tokens, link)) || !WHOLE.test(keyAt(tokens, link + 1)) || least >= most || most > MOST_SIZE)
    return undefined
  const hasUnit = OF_AGE.test(keyAt(tokens, link + 2))
  const to = link + (hasUnit ? 3 : 2)
  const isLed = SURELY_UP_TO.test(keyAt(tokens, link)) || LEADS_RANGE.test(keyAt(tokens, at - 1))
  const isYoung = most <= OLDEST && isPrice(tokens, to)
  return hasUnit || isLed || isYoung ? { ends: [at, link + 1], to } : undefined
}

/** Neither a count of what stands behind it nor where another range begins. */
function isPrice(tokens: readonly ToldWord[], at: number): boolean {
  const [number, after] = [keyAt(tokens, at), keyAt(tokens, at + 1)]
  if (!NUMBER.test(number) || Number.parseFloat(number) < LEAST_PRICE) return false
  if (GOES_ON.test(after) && /^\d/u.test(keyAt(tokens, at + 2))) return false
  return !COUNTS_ON.test(after) && !DIGITS.test(after) && at > 0 && !isLast(tokens, at - 1)
}

interface Numbered {
  readonly sizes: readonly number[]
  /** Numbers that can be no size. */
  readonly others: readonly number[]
}

/** A number alone behind a thing that has sizes may be one, unless another thing's number shows that prices are told. */
function findWorn(tokens: readonly ToldWord[], patterns: Patterns): number[] {
  const things = listWorn(tokens, patterns)
  const isList = things.some(({ sizes, others }) => sizes.length === 0 && others.length === 1)
  return things.flatMap(({ sizes, others }) => (isList && sizes.length + others.length === 1 ? [] : sizes))
}

function listWorn(tokens: readonly ToldWord[], patterns: Patterns): Numbered[] {
  const starts = [...tokens.keys()].filter((at) => sizesOf(keyAt(tokens, at), patterns) !== undefined)
  return starts.flatMap((at, index) => {
    const isWork = tokens.slice(Math.max(0, at - BEFORE), at).some(({ key }) => patterns.services.test(key))
    return isWork ? [] : [numbersBehind(tokens, { from: at, to: starts[index + 1] ?? tokens.length }, patterns)]
  })
}

const sizesOf = (key: string, { sizes }: Patterns): Patterns['sizes'][number] | undefined =>
  sizes.find(([things]) => things.test(key))

function numbersBehind(tokens: readonly ToldWord[], { from, to }: { from: number; to: number }, patterns: Patterns): Numbered {
  const isSmall = tokens.slice(from, from + NEAR).some(({ key }) => patterns.children.test(key))
  const [, least = 0, most = 0, step = 1] = sizesOf(keyAt(tokens, from), patterns) ?? []
  const range = isSmall ? { least: 1, most, step: 1 } : { least, most, step }
  const sizes: number[] = []
  const others: number[] = []
  let last = from
  for (let at = from + 1; at < to && at - last <= NEAR && at > 0 && !isLast(tokens, at - 1); at += 1) {
    const key = keyAt(tokens, at)
    if (!NUMBER.test(key)) continue
    last = at
    const isSize = isWithin(key, range) && !hasLead(tokens, at, patterns)
    ;(isSize ? sizes : others).push(at)
  }
  return { sizes, others }
}

function isWithin(key: string, { least, most, step }: Readonly<Record<'least' | 'most' | 'step', number>>): boolean {
  const number = Number(key)
  return WHOLE.test(key) && number >= least && number <= most && number % step === 0
}

/** "Por 40", "de 50 por 40", "camisa G 45"; but "36 a 46" are sizes. */
function hasLead(tokens: readonly ToldWord[], at: number, { leads }: Patterns): boolean {
  const [before2, before, after] = [keyAt(tokens, at - 2), keyAt(tokens, at - 1), keyAt(tokens, at + 1)]
  if (UP_TO.test(before) && NUMBER.test(before2)) return false
  return leads.test(before) || LETTER.test(before) || (before === 'de' && (before2 === 'partir' || after === 'por'))
}

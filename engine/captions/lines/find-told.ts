/** Numbers of which their line tells what they are: registers, shades, hours and packs are none that cost; "a unidade 15" is. */
import { LANGUAGES } from '#engine/types.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { GIVEN_NAMES } from '../lexicon/given-names.ts'
import { TOLD_NUMBERS } from '../lexicon/told-numbers.ts'
import { findClosingDays } from './find-closing-days.ts'
import { findFrequencies } from './find-frequencies.ts'
import { AMOUNT, keyAt, markAt, type ToldWord, toldWordsWithoutSigns, whole } from './told-words.ts'

/** By where they stand in the text. */
export interface Told {
  readonly counted: ReadonlySet<number>
  readonly prices: ReadonlySet<number>
}

const WHOLE = /^\d{1,5}$/u

/** Time grows with the number of words. */
export function findTold(text: string): Told {
  const words = toldWordsWithoutSigns(text)
  const numbers = [...words.keys()].filter((at) => AMOUNT.test(keyAt(words, at)))
  const yarns = numbers.filter((at) => isYarn(words, at))
  const shades = new Set(numbers.flatMap((at) => shadesFrom(words, at)))
  const isCounted = (at: number) => COUNTED.some((is) => is(words, at)) || shades.has(at)
  const counted = [...numbers.filter(isCounted), ...(yarns.length === 1 ? yarns : []), ...findClosingDays(words)]
  const prices = [...numbers.filter((at) => isOfUnit(words, at)), ...findFrequencies(words)]
  const placesOf = (all: readonly number[]) => new Set(all.map((at) => words[at]?.from ?? 0))
  return { counted: placesOf(counted), prices: placesOf(prices) }
}

const isNumberAt = (words: readonly ToldWord[], at: number): boolean => /^(?:[€£$])?\d/u.test(keyAt(words, at))

const COUNTED = [
  isZeroLed,
  isDecade,
  isYearOfSeason,
  isOfRegister,
  isOfPack,
  isOften,
  isOfClock,
  isFromHour,
  isThreshold,
  isOfModel,
  isAgeOfSomebody,
  isAgeBehindName,
  isBought,
] as const

/** "02": nothing costs that. */
function isZeroLed(words: readonly ToldWord[], at: number): boolean {
  return /^0\d{0,4}$/u.test(keyAt(words, at))
}

const YEARS = whole(TOLD_NUMBERS.years)
/** "Un piso de los años 70"; "3 anos 80" is an age and its price. */
function isDecade(words: readonly ToldWord[], at: number): boolean {
  return YEARS.test(keyAt(words, at - 1)) && /^[2-9]0$/u.test(keyAt(words, at)) && !isNumberAt(words, at - 2)
}

const SEASON = whole(TOLD_NUMBERS.season)

/** "Verão 26", which what it costs may follow as well: "novidade do verão 17". */
function isYearOfSeason(words: readonly ToldWord[], at: number): boolean {
  return SEASON.test(keyAt(words, at - 1)) && /^(?:2\d|19\d\d|20\d\d)$/u.test(keyAt(words, at))
}

const REGISTER = whole(TOLD_NUMBERS.register)
const REGISTER_OR_PRICE = whole(TOLD_NUMBERS.registerOrPrice)
const OF_REGISTER = whole(TOLD_NUMBERS.ofRegister)
const IS_REGISTERED = /^(?:\d{4,5}|\d{1,3}\.\d{3})$/u
const MOST_BETWEEN = 3

/** "CRO SP 98123", "MN 58221", "licencia profesional 58221". */
function isOfRegister(words: readonly ToldWord[], at: number): boolean {
  if (!IS_REGISTERED.test(keyAt(words, at))) return false
  for (let back = 1; back <= MOST_BETWEEN; back += 1) {
    const [name = ''] = keyAt(words, at - back)
      .replaceAll('.', '')
      .split(/[-/]/u)
    if (REGISTER.test(name)) return true
    if (REGISTER_OR_PRICE.test(name)) return back > 1 || /^\d{5}$/u.test(keyAt(words, at))
    if (!OF_REGISTER.test(name)) return false
  }
  return false
}

const PACK = whole(TOLD_NUMBERS.pack)
const OF = whole(TOLD_NUMBERS.of)
const FOR = whole(TOLD_NUMBERS.for)
const MOST_IN_PACK = 24
/** Where the price has its coin. */
const MOST_IN_BOX = 100

/** "Pack 6 = 180", "caixa de 12: 60". */
function isOfPack(words: readonly ToldWord[], at: number): boolean {
  const thing = OF.test(keyAt(words, at - 1)) ? at - 2 : at - 1
  if (!PACK.test(keyAt(words, thing)) || !WHOLE.test(keyAt(words, at)) || markAt(words, thing) !== '') return false
  const price = FOR.test(keyAt(words, at + 1)) ? at + 2 : at + 1
  const [count, amount] = [Number(keyAt(words, at)), Number.parseFloat(keyAt(words, price).replace(/^[€£$]/u, ''))]
  const isLed = markAt(words, at) === ':' || /^[=x]$/u.test(keyAt(words, at + 1))
  if (isLed && /[€£$]/u.test(keyAt(words, price))) return count <= MOST_IN_BOX
  const isParted = isLed || markAt(words, at) === ',' || price === at + 2
  return count <= MOST_IN_PACK && isParted && amount >= 2 * count
}

const PERIOD = whole(TOLD_NUMBERS.period)
const PER = whole(TOLD_NUMBERS.per)
const MOST_OFTEN = 20
const MOST_THING = 4

/** "3 pedrinhas de gelo por semana", "2 litros ao dia": how much of something, and how often. */
function isOften(words: readonly ToldWord[], at: number): boolean {
  if (!WHOLE.test(keyAt(words, at)) || Number(keyAt(words, at)) > MOST_OFTEN || markAt(words, at) !== '') return false
  if (!/^\p{L}{3,}/u.test(keyAt(words, at + 1)) || PER.test(keyAt(words, at + 1))) return false
  for (let on = at + 1; on <= at + MOST_THING && markAt(words, on) === ''; on += 1) {
    if (isNumberAt(words, on)) return false
    if (PER.test(keyAt(words, on)) && PERIOD.test(keyAt(words, on + 1))) return true
  }
  return false
}

const CLOCK = whole(TOLD_NUMBERS.clock)
const OCLOCK = whole(TOLD_NUMBERS.oclock)
const OF_MONEY = whole(TOLD_NUMBERS.ofMoney)
const LATEST = 12

/** "Before 10", "10 o'clock". */
function isOfClock(words: readonly ToldWord[], at: number): boolean {
  const hour = Number(keyAt(words, at))
  if (OCLOCK.test(keyAt(words, at + 1))) return true
  return hour >= 1 && hour <= LATEST && CLOCK.test(keyAt(words, at - 1)) && !OF_MONEY.test(keyAt(words, at + 1))
}

const UNTIL = whole(TOLD_NUMBERS.until)

/** "Turma de 4 a 6 anos 14 às 16h". */
function isFromHour(words: readonly ToldWord[], at: number): boolean {
  return (
    UNTIL.test(keyAt(words, at + 1)) && /^\d{1,2}$/u.test(keyAt(words, at)) && /^\d{1,2}(?:h|:|am|pm)/u.test(keyAt(words, at + 2))
  )
}

const ABOVE = whole(TOLD_NUMBERS.above)
const THAN = whole(TOLD_NUMBERS.than)
const FOR_EACH = whole(TOLD_NUMBERS.forEach)
const REWARD = whole(TOLD_NUMBERS.reward)
const MOST_ABOVE = 29
const NEAR = 4

/** "Caneca 32, acima de 10 sai 26 cada": how many one has to take for it, right behind a price or a mark. */
function isThreshold(words: readonly ToldWord[], at: number): boolean {
  const lead = THAN.test(keyAt(words, at - 1)) ? at - 2 : at - 1
  const count = Number(keyAt(words, at))
  if (!ABOVE.test(keyAt(words, lead)) || !WHOLE.test(keyAt(words, at)) || count > MOST_ABOVE) return false
  const before = keyAt(words, lead) === 'partir' ? lead - 2 : lead - 1
  const isBehind = isNumberAt(words, before) || /^[,;.]$/u.test(markAt(words, before))
  if (!isBehind || FOR_EACH.test(keyAt(words, at + 1))) return false
  const isPriced = [before, before - 1, before - 2].some((place) => isNumberAt(words, place))
  const behind = Array.from({ length: NEAR }, (_, step) => keyAt(words, at + 1 + step))
  return isPriced && behind.some((key) => REWARD.test(key))
}

const MODEL = whole(TOLD_NUMBERS.model)

/** "A 13 pro": a telephone, not its price. */
function isOfModel(words: readonly ToldWord[], at: number): boolean {
  return /^\d{1,2}$/u.test(keyAt(words, at)) && markAt(words, at) === '' && MODEL.test(keyAt(words, at + 1))
}

const AGE_OF = whole(TOLD_NUMBERS.ageOf)
const AGE_BEHIND = whole(TOLD_NUMBERS.ageBehind)

/** "Festa dos 40 da Rita". */
function isAgeOfSomebody(words: readonly ToldWord[], at: number): boolean {
  const isEnd = at === words.length - 1 || markAt(words, at) !== ''
  return (
    /^(?:1[58]|[2-9]0|[2-9]5|100)$/u.test(keyAt(words, at)) &&
    AGE_OF.test(keyAt(words, at - 1)) &&
    (isEnd || AGE_BEHIND.test(keyAt(words, at + 1)))
  )
}

const NAMES = new Set(LANGUAGES.flatMap((language) => GIVEN_NAMES[language].map(foldInPlace)))

/** "Dave 52 ran his first 10k": whoever a line begins with is of that age. */
function isAgeBehindName(words: readonly ToldWord[], at: number): boolean {
  const isAge = /^[2-9]\d$/u.test(keyAt(words, at)) && at === 1 && words.length > 2 && markAt(words, 0) === ''
  return isAge && NAMES.has(keyAt(words, 0)) && /^\p{L}{3,}/u.test(keyAt(words, at + 1))
}

/** "3 bandejas por 20": how many one gets for the price. */
function isBought(words: readonly ToldWord[], at: number): boolean {
  const isThing = /^\p{L}{3,}$/u.test(keyAt(words, at + 1)) && markAt(words, at) === '' && markAt(words, at + 1) === ''
  const isCount = /^(?:[2-9]|1[0-2])$/u.test(keyAt(words, at))
  return isCount && isThing && FOR.test(keyAt(words, at + 2)) && AMOUNT.test(keyAt(words, at + 3))
}

const YARN = whole(TOLD_NUMBERS.yarn)
const THICKEST = 12

/** "Barbante 6": unless each of several has a number, as prices do. */
function isYarn(words: readonly ToldWord[], at: number): boolean {
  return YARN.test(keyAt(words, at - 1)) && markAt(words, at - 1) === '' && Number(keyAt(words, at).replace(',', '.')) <= THICKEST
}

const SHADE = whole(TOLD_NUMBERS.shade)
const COLOUR = whole(TOLD_NUMBERS.colour)
const COLOURS = whole(TOLD_NUMBERS.colours)
const IN = whole(TOLD_NUMBERS.in)
const ANY = whole(TOLD_NUMBERS.any)
const LINK = whole(TOLD_NUMBERS.link)
const IS_SHADE = /^\d{1,2}$/u

/** "Cores 02 05 e 11", "na cor 12": where a shade stands, and those that follow it. */
function shadesFrom(words: readonly ToldWord[], at: number): number[] {
  const name = keyAt(words, at - 1)
  if (!IS_SHADE.test(keyAt(words, at)) || ANY.test(keyAt(words, at - 2))) return []
  const shades = [at]
  for (let next = at; shades.length <= MOST_OFTEN;) {
    const step = LINK.test(keyAt(words, next + 1)) ? next + 2 : next + 1
    if (!IS_SHADE.test(keyAt(words, step))) break
    shades.push(step)
    next = step
  }
  if (COLOURS.test(name) && shades.length > 1) return shades
  const isOne = SHADE.test(name) || (COLOUR.test(name) && IN.test(keyAt(words, at - 2)))
  return isOne ? shades.filter((place) => place === at || LINK.test(keyAt(words, place - 1))) : []
}

const UNIT = whole(TOLD_NUMBERS.unit)
const EACH = whole(TOLD_NUMBERS.each)

/** "A unidade 15": what one of them costs; "12 a unidade 15 por 160" goes on with another price. */
function isOfUnit(words: readonly ToldWord[], at: number): boolean {
  const isCost = Number.parseFloat(keyAt(words, at)) >= 10 || /[.,]\d{2}$/u.test(keyAt(words, at))
  const isUnit = UNIT.test(keyAt(words, at - 1)) && EACH.test(keyAt(words, at - 2)) && markAt(words, at - 1) === ''
  const isFree = !isNumberAt(words, at - 3) && (markAt(words, at) !== '' || at === words.length - 1)
  return isCost && isUnit && isFree
}

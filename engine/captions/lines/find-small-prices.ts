/** Numbers that stand behind things in a line without coins, where little tells whether they count. */
import { isContainer } from '../name-prices.ts'
import { IS_NUMBER, type Looked } from '../learned/features.ts'

interface Token {
  readonly bare: string
  readonly mark: string
}

const IS_THING = /^(?:word|either)$/u
const IS_ANOTHER = /^(?:word|either|day|link)$/u
const SMALL = /^[3-9]$/u
/** "Sala 5", "nível 3": numbers there are names. */
const NUMBERED_THING =
  /^(?:sala|loja|box|bloco|casa|numero|nivel|parte|modulo|turma|fase|dia|mesa|opcao|passo|capitulo|nota|tipo|modelo|grau|linha|zona|kit|top|andar|piso|planta|local|room|level|part|unit|day|step|option|tip|phase|apt|suite|floor|barraca|corredor|quiosque|pasillo|aisle|kiosk|estande|stand|banca|guiche|puesto|caseta|stall|booth|pitch|no|last|only|just|next|first|top|ultim[oa]s|proxim[oa]s|primeir[oa]s|primer[oa]s)$/u

/**
 * "Coxinha 8 pastel 9 refri 6": one figure alone may count, but several that stand behind things, with no plural behind them, are a
 * list of prices, and so is one beside other prices.
 * @param prices how many are told by other signs
 */
export function findSmallPrices(words: readonly Token[], looked: readonly Looked[], prices: number): ReadonlySet<number> {
  const places = [...words.keys()].filter(
    (at) => SMALL.test(words[at]?.bare ?? '') && isOfThing(looked, at) && endsThing(words, looked, at),
  )
  return new Set(places.length + prices > 1 ? places : [])
}

function isOfThing(looked: readonly Looked[], at: number): boolean {
  const before = looked[at - 1]
  return (
    before !== undefined &&
    (IS_THING.test(before.kind) || before.isQuality) &&
    !NUMBERED_THING.test(before.key) &&
    !isContainer(before.key)
  )
}

function endsThing(words: readonly Token[], looked: readonly Looked[], at: number): boolean {
  const after = looked[at + 1]
  if (words[at]?.mark !== '' || after === undefined) return true
  const isRange = after.kind === 'link' && IS_NUMBER.test(words[at + 2]?.bare ?? '')
  return IS_ANOTHER.test(after.kind) && !isRange && !after.key.endsWith('s')
}

const ALL = /^(?:tod[oa]s|amb[oa]s)$/u
/** "21 dias 10 vagas 97": behind a measure, too, a number may count what stands behind it, unless that is told to be all. */
export function isBeforeThings(words: readonly Token[], looked: readonly Looked[], at: number): boolean {
  const after = looked[at + 1]
  return (
    words[at]?.mark === '' &&
    after !== undefined &&
    (IS_THING.test(after.kind) || after.kind === 'unit') &&
    after.key.endsWith('s') &&
    !ALL.test(after.key)
  )
}

/** "Corte 17 abrimos às 9h": what stands before a verb counts nothing of it. */
export function isBeforeVerb(looked: readonly Looked[], at: number): boolean {
  return looked[at + 1]?.kind === 'verb'
}

/** "Limpeza 35 e oferta de máscara": nor does what stands before a little word, unless it is the beginning of a range. */
function isBeforeLink(looked: readonly Looked[], at: number): boolean {
  const { kind = '', key = '' } = looked[at + 1] ?? {}
  return /^(?:and|link)$/u.test(kind) && !RANGES.test(key) && looked[at + 2]?.key.startsWith('0') !== true
}

const RANGES = /^(?:a|ao|ate|to|until|till?|hasta)$/u

/** Two or three figures behind a thing: less may count, and four may be a year. */
export function mayCost(words: readonly Token[], looked: readonly Looked[], at: number): boolean {
  const after = looked[at + 1]
  const isCounting =
    words[at]?.mark === '' &&
    after !== undefined &&
    !isBeforeVerb(looked, at) &&
    !isBeforeLink(looked, at) &&
    (!IS_THING.test(after.kind) || after.key.endsWith('s'))
  return /^[1-9]\d{1,2}$/u.test(words[at]?.bare ?? '') && isOfThing(looked, at) && !isCounting
}

const OR = /^(?:ou|o|or)$/u
/** "1,30 cada ou 6 por 7". */
const FOR = /^(?:por|for|x)$/u

/** "800 ou 90 avulsa": what stands for a price is one. */
export function isOtherPrice(looked: readonly Looked[], leads: readonly number[], at: number): boolean {
  return (
    OR.test(looked[at - 1]?.key ?? '') &&
    !FOR.test(looked[at + 1]?.key ?? '') &&
    (leads[at] ?? -Infinity) > -Infinity &&
    [2, 3, 4].some((back) => leads[at - back] === Infinity)
  )
}

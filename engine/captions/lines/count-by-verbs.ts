/** "Fizemos 120 doces", "200 members strong", "hoy 7 clientas": numbers that tell how many were made, came or are there. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { COUNTING_VERBS, PRICING_VERBS, VERB_ENDINGS } from '../lexicon/counting-verbs.ts'
import { IS_NUMBER, type Looked } from '../learned/features.ts'

interface Token {
  readonly bare: string
  readonly mark: string
}

const whole = (source: string): RegExp => boundedPattern(`^(?:${source})$`, 'u')
const PRICING = forBaseLanguages((language) => whole(PRICING_VERBS[language]))
const ENDINGS = forBaseLanguages((language) => boundedPattern(`${VERB_ENDINGS[language]}$`, 'u'))
const COUNTING = forBaseLanguages((language) => whole(COUNTING_VERBS[language]))
const IS_THING = /^(?:word|either|verb|name|unit)$/u

const WHOLE = /^\d{1,5}$/u
/** "Nos quedan 5": what is left to somebody is counted; "me sale 40" is what somebody pays. */
const OF_SOMEBODY = /^(?:nos|me)$/u
const LEAVES = /^(?:quedan?|restan?|sobran?|faltan?|ficou|ficaram)$/u
const IS_LEFT = /^(?:left|remaining|restantes)$/u
/** What stands behind one of these is a thing: "ao domicílio", "de grupo". */
const LEADS_THING = /^(?:link|of|article)$/u

export interface CountedByVerbs {
  /** Places of numbers that are no prices; each has its thing behind it. */
  readonly counted: ReadonlySet<number>
  /** No mark stands before these words. */
  readonly joined: ReadonlySet<number>
}

export function findCountedByVerbs(words: readonly Token[], looked: readonly Looked[], language: BaseLanguage): CountedByVerbs {
  const numbers = [...words.keys()].filter((at) => IS_NUMBER.test(words[at]?.bare ?? ''))
  const withThings = numbers.filter((at) => {
    const after = looked[at + 1]
    if (hasIncluded(looked, at)) return false
    return WHOLE.test(words[at]?.bare ?? '') && words[at]?.mark === '' && after !== undefined && IS_THING.test(after.kind)
  })
  const isBare = (at: number) => WHOLE.test(words[at]?.bare ?? '') && words[at]?.mark === '' && words[at - 1]?.mark === ''
  const byVerbs = [
    ...withThings.filter((at) => isBare(at) && isBehindVerb(looked, at, language)),
    ...numbers.filter((at) => isBare(at) && isBehindLimit(looked, at)),
  ]
  const others = withThings.filter((at) => isFirstOrSole(looked, at, numbers.length === 1) || beginsSentence(words, looked, at))
  const left = numbers.filter((at) => isLeft(looked, at))
  return { counted: new Set([...byVerbs, ...others, ...left]), joined: new Set(byVerbs.flatMap((at) => [at, at + 1])) }
}

/** "Nos quedan 5", "4 left". */
function isLeft(looked: readonly Looked[], at: number): boolean {
  const [owner, verb, after] = [at - 2, at - 1, at + 1].map((place) => looked[place]?.key ?? '')
  return IS_LEFT.test(after ?? '') || (LEAVES.test(verb ?? '') && OF_SOMEBODY.test(owner ?? ''))
}

/** What stands behind a thing that the price before it has in it: "180 parts included". */
const INCLUDED = /^(?:included|incl?|inclus[oa]s?|incluid[oa]s?|extra|aparte)$/u

/** Nobody counts these: "950 peças inclusas" is a price, "30 fotos inclusas" may be all that is told. */
const NEVER_COUNTED =
  /^(?:pecas|materiais|impostos|taxas|despesas|bebidas|parts|materials|supplies|taxes|fees|piezas|materiales|repuestos|gastos|portes|impuestos|tasas|insumos)$/u

/** "149 pedidos até quarta": how one orders is told behind a price. */
const ORDERS =
  /^(?:pedidos|encomendas|reservas|inscricoes|matriculas|agendamentos|marcacoes|entregas|encargos|inscripciones|turnos|orders|bookings|reservations) (?:ate|pel[oa]|por|n[oa]|com|so|via|aberta?o?s|hasta|abiert[oa]s|con|by|until|till|open|only|through)$/u

/** "Só 15 encomendas até quinta". */
const LEADS_COUNT = /^(?:verb|link|of|article|and|now|who|price)$/u
/** "Primeiras 20 encomendas", "limite 30 pedidos": what is many behind such a number is counted. */
const LIMITS =
  /^(?:limites?|limitad[oa]s?|limited|capaci(?:dade|dad|ty)|primeir[oa]s|primer[oa]s|ultim[oa]s|proxim[oa]s|first|next|last|meta|goal|maxim[oa]|minim[oa])$/u
/** Behind these it may be. */
const ONLY = /^(?:total|top|mais|mas|more|apenas|somente|so|solo|only|just|over|under)$/u

/** What stands behind a number that is a price tells what is in it, or how one orders. */
export function hasIncluded(looked: readonly Looked[], at: number): boolean {
  const [before, thing, after, last] = [at - 1, at + 1, at + 2, at + 3].map((place) => looked[place])
  const isIncluded = INCLUDED.test(after?.key ?? '')
  if (!(isIncluded || isOrders([thing, after, last])) || isLimit(before)) return false
  if (looked.some((_, other) => other !== at && mayBeAmount(looked, other))) return false
  if (isIncluded) return IS_THING.test(thing?.kind ?? '') && !mayBeCounted(thing)
  return before !== undefined && !LEADS_COUNT.test(before.kind)
}

const isLimit = (before: Looked | undefined): boolean =>
  before !== undefined && (LIMITS.test(before.key) || ONLY.test(before.key))

function isOrders(behind: readonly (Looked | undefined)[]): boolean {
  const [thing = '', after = '', last = ''] = behind.map((each) => each?.key)
  return ORDERS.test(`${thing} ${after}`) && !(after === 'por' && PERIODS.test(last))
}

/** "30 pedidos por dia". */
const PERIODS = /^(?:dia|semana|mes|hora|noite|noche|turno|pessoa|persona|cliente)$/u

const mayBeCounted = (thing: Looked | undefined): boolean => thing?.key.endsWith('s') === true && !NEVER_COUNTED.test(thing.key)

/** Another number that may be the price; no day, no hour. */
function mayBeAmount(looked: readonly Looked[], at: number): boolean {
  const { key = '' } = looked[at] ?? {}
  return /^\d{2,5}(?:[.,]\d{2,3})?$/u.test(key) && !OF_TIME.test(looked[at - 1]?.key ?? '')
}

const OF_TIME =
  /^(?:dias?|ate|as|das|el|hasta|las|by|until|till|january|february|march|april|may|june|july|august|september|october|november|december)$/u

/** "200 members strong", "hoje 60 marmitas". */
function isFirstOrSole(looked: readonly Looked[], at: number, isSole: boolean): boolean {
  if (at === 0) return true
  return isMany(looked[at + 1]) && (isSole || looked[at - 1]?.kind === 'now')
}

/** "12 placas de 550 W" behind a full stop. */
function beginsSentence(words: readonly Token[], looked: readonly Looked[], at: number): boolean {
  return /[.!?…]/u.test(words[at - 1]?.mark ?? '') && looked[at + 1]?.key.endsWith('s') === true
}

const isMany = (thing: Looked | undefined): boolean => thing?.key.endsWith('s') === true && thing.kind !== 'verb'

const isBehindLimit = (looked: readonly Looked[], at: number): boolean =>
  LIMITS.test(looked[at - 1]?.key ?? '') && isMany(looked[at + 1])

/** What somebody does, unless it tells what things cost: "sai 40", "cuesta 30". */
function isBehindVerb(looked: readonly Looked[], at: number, language: BaseLanguage): boolean {
  const { key, kind } = looked[at - 1] ?? { key: '', kind: '' }
  if (PRICING[language].test(key) || LEADS_THING.test(looked[at - 2]?.kind ?? '')) return false
  return COUNTING[language].test(key) || (kind === 'verb' && ENDINGS[language].test(key))
}

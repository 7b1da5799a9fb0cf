/** "Banho 45 até 10kg 60 acima de 10kg": which of the limits in a line goes with which price. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { findGrades, type Grade, mayCount } from './find-grades.ts'

interface Token {
  readonly bare: string
  readonly mark: string
}

export interface Limits {
  /** Numbers that must be prices, since a limit goes with them, and numbers that are part of a limit. */
  readonly prices: ReadonlySet<number>
  readonly counted: ReadonlySet<number>
  /** Before these words there is no mark, or always one. */
  readonly gaps: ReadonlyMap<number, '' | ','>
}

interface Span {
  readonly from: number
  readonly to: number
}

const NONE: Limits = { prices: new Set(), counted: new Set(), gaps: new Map() }

/** What begins a limit, in Portuguese, Spanish and English, alone or with `de`, `to` or `than` behind it. */
const BEGINS = /^(?:ate|hasta|over|under|above|below)$/u
const BEGINS_LED = /^(?:ate|acima|abaixo|mais|menos|partir|mas|menos|up|more|less)$/u
/** As far as a number: what stands before it may be where a range begins ("2 até 5 anos"). */
const UP_TO = /^(?:ate|hasta|up|de)$/u
/** Above these something else begins to cost: "12 a partir de 5 cópias 9". */
const BEGINS_ANEW = /^(?:acima|mais|partir|mas|over|above|more)$/u
const LEADS_IN = /^(?:de|do|da|to|than)$/u
const A = /^a$/u
const NUMBER = /^\d{1,5}(?:[.,]\d{1,2})?$/u
const MEASURED = /^\d{1,5}(?:[.,]\d{1,2})? ?(?:kg|g|km|m|cm|m2|m²|ml|l|h|hs|min|lbs?|oz|ft|x)$/u
const MONEY = /^(?:reais|euros|pesos|soles|d[oó]lares|dollars|pounds|bucks)$/u
const UNIT = /^(?:kg|quilos?|kilos?|km|m2|m²|metros?|cm|litros?|horas?|h|hs|min|minutos?|lbs?|oz|ft|\p{L}{3,14}s)$/u
/** "10 por cento" is no price. */
const SHARE = /^(?:por c(?:i)?ento|porciento|percent|off)(?: |$)/u
const PER = /^(?:por|a|o|cada|per|each|la|el|una?)$/u
const OFTEN = /^(?:na|por|no|a|al)$/u

/** Empty where no limit is certain to go with one price: what is not sure stays as it was typed. */
export function findLimits(words: readonly Token[], language: BaseLanguage): Limits {
  const keys = words.map(({ bare }) => foldInPlace(bare).toLowerCase())
  const grades = findGrades(keys, language)
  if (grades.length > 0) return ofGrades(keys, grades)
  const spans = withoutOpenEnd(keys, listSpans(keys, words))
  const prices = spans.map((span) => ({ span, before: priceBefore(keys, span), after: priceAfter(keys, span) }))
  if (areRanges(keys, spans)) return rangesOf(spans)
  if (spans.length === 0 || prices.every(({ before, after }) => before < 0 && after < 0)) return NONE
  const counted = new Set(spans.flatMap(({ from, to }) => range(from, to)))
  if (spans.some(({ to }) => SHARE.test(keys.slice(to + 1, to + 3).join(' ')))) return { ...NONE, counted, gaps: apart(spans) }
  const areBehind = prices.every(({ before }) => before >= 0 && !counted.has(before))
  const areAhead = prices.every(({ after }) => after >= 0 && !counted.has(after))
  const isAhead = areAhead && (!areBehind || prices.every(({ span }) => BEGINS_ANEW.test(keyOf(keys, span))))
  if (isAhead)
    return limitsOf(
      prices.map(({ span, after }) => ({ ...span, price: after, isBehindPrice: NUMBER.test(keys[span.from - 1] ?? '') })),
      true,
      counted,
    )
  return areBehind
    ? limitsOf(
        prices.map(({ span, before }) => ({ ...span, price: before })),
        false,
        counted,
      )
    : { ...NONE, counted }
}

/** Where they may be counts, none is said to be a price. */
function ofGrades(keys: readonly string[], grades: readonly Grade[]): Limits {
  if (mayCount(keys, grades)) return { ...NONE, counted: new Set(grades.map(({ price }) => price)) }
  const spans = grades.map(({ price, to }) => ({ from: price + 1, to, price }))
  return limitsOf(spans, false, new Set())
}

function limitsOf(
  limits: readonly (Span & { readonly price: number; readonly isBehindPrice?: boolean })[],
  isAhead: boolean,
  counted: ReadonlySet<number>,
): Limits {
  const gaps = new Map<number, '' | ','>()
  for (const { from, to, price, isBehindPrice } of limits) {
    for (let at = from + 1; at < to; at += 1) gaps.set(at, '')
    for (let at = price + 1; at < from; at += 1) gaps.set(at, '')
    // "crianças até 10 anos 9": one limit alone tells who or what is meant
    if (!isAhead || limits.length > 1 || isBehindPrice === true) gaps.set(from, isAhead && from > 0 ? ',' : '')
    gaps.set(to, isAhead ? '' : ',')
  }
  return { prices: new Set(limits.map(({ price }) => price)), counted, gaps }
}

/** A limit whose reward is no price begins anew: "acima de 3 peças 10 por cento". */
const apart = (spans: readonly Span[]): Limits['gaps'] =>
  new Map(
    spans.flatMap(({ from, to }) => range(from, to + 1).map((at): [number, '' | ','] => [at, at === from && at > 0 ? ',' : ''])),
  )

/** "Aula 80 de 45 min 100 de 60 min", but not "de 2 kg 120 de 3 kg 170", where the measure comes first. */
function withoutOpenEnd(keys: readonly string[], spans: readonly Span[]): Span[] {
  const isPlain = ({ from, to }: Span): boolean =>
    LEADS_IN.test(keys[from] ?? '') && !keys.slice(from, to).some((key) => A.test(key))
  const last = spans.findLast(isPlain)
  return last && NUMBER.test(keys[last.to] ?? '') ? spans.filter((span) => !isPlain(span)) : [...spans]
}

/** Both ends are counted, and nothing parts them. */
function rangesOf(spans: readonly Span[]): Limits {
  const all = spans.map(({ from, to }) => ({ from: Math.max(0, from - 1), to }))
  const inside = all.flatMap(({ from, to }) => range(from + 1, to))
  return {
    ...NONE,
    counted: new Set(all.flatMap(({ from, to }) => range(from, to))),
    gaps: new Map(inside.map((at) => [at, ''])),
  }
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at)
const keyOf = (keys: readonly string[], { from }: Span): string => keys.slice(from, from + 2).find((key) => !A.test(key)) ?? ''

function listSpans(keys: readonly string[], words: readonly Token[]): Span[] {
  const spans: Span[] = []
  let hasUnit = false
  for (let at = 0; at < keys.length; at += 1) {
    const to = endOfLimit(keys, at, hasUnit)
    // a mark that was typed tells what goes together
    if (to === undefined || words.slice(at, to - 1).some(({ mark }) => mark !== '')) continue
    spans.push({ from: at, to })
    hasUnit = true
    at = to - 1
  }
  return spans
}

/** The word behind a limit that begins here: "até 10 kg", "de 3 a 6km", "a partir de 5 cópias", "2x na semana". */
function endOfLimit(keys: readonly string[], from: number, mayBeBare: boolean): number | undefined {
  const [first = '', second = '', third = ''] = keys.slice(from, from + 3)
  if (/^\dx$/u.test(first)) return OFTEN.test(second) ? from + 3 : undefined
  if (!LEADS_IN.test(first)) return endOfBound(keys, A.test(first) ? from + 1 : from, mayBeBare)
  if (A.test(third)) return /^\d/u.test(second) ? endOfMeasure(keys, from + 3, false) : undefined
  const isHour = second.endsWith('h') || third.startsWith('h')
  return !isHour && NUMBER.test(keys[from - 1] ?? '') ? endOfMeasure(keys, from + 1, false) : undefined
}

function endOfBound(keys: readonly string[], at: number, mayBeBare: boolean): number | undefined {
  const isLed = LEADS_IN.test(keys[at + 1] ?? '')
  const begins = isLed ? BEGINS_LED : BEGINS
  return begins.test(keys[at] ?? '') ? endOfMeasure(keys, at + (isLed ? 2 : 1), mayBeBare) : undefined
}

/** @param mayBeBare another limit of the line has told what is measured: "acima de 50" */
function endOfMeasure(keys: readonly string[], at: number, mayBeBare: boolean): number | undefined {
  const number = keys[at] ?? ''
  if (MEASURED.test(number)) return at + 1
  if (!NUMBER.test(number)) return undefined
  if (isUnit(keys[at + 1])) return at + 2
  return mayBeBare && keys[at + 1] === undefined ? at + 1 : undefined
}

const isUnit = (key = ''): boolean => UNIT.test(key) && !MONEY.test(key)

/** "De 2 até 5 anos", "10 até 18h" are ranges; "45 até 10kg" is none, and neither are the others of its line. */
function areRanges(keys: readonly string[], spans: readonly Span[]): boolean {
  const bounded = spans.filter(
    (span) => UP_TO.test(keyOf(keys, span)) && NUMBER.test(keys[span.from - 1] ?? '') && !A.test(keys[span.from + 2] ?? ''),
  )
  const least = ({ from }: Span): number => Number.parseFloat(keys[from - 1] ?? '')
  const most = ({ from, to }: Span): number => Number.parseFloat(keys.slice(from, to).find((key) => /^\d/u.test(key)) ?? '')
  return bounded.length > 0 && bounded.every((span) => least(span) <= most(span))
}

/** The number right before a limit, or before what it is for: "35 por pessoa até 50 pessoas". */
function priceBefore(keys: readonly string[], { from }: Span): number {
  if (NUMBER.test(keys[from - 1] ?? '')) return from - 1
  return PER.test(keys[from - 2] ?? '') && NUMBER.test(keys[from - 3] ?? '') ? from - 3 : -1
}

function priceAfter(keys: readonly string[], { to }: Span): number {
  return NUMBER.test(keys[to] ?? '') && !isUnit(keys[to + 1]) ? to : -1
}

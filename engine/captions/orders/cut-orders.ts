/** Orders about the post by their parts, alone or behind what is to be said: a clause is parted before each of them. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { foldInPlace } from '../fold-in-place.ts'
import { ORDERS } from '../lexicon/orders.ts'

interface Patterns {
  readonly within: RegExp
  readonly relayedWithin: RegExp
  readonly alsoWithin: RegExp
  readonly dropped: RegExp
  readonly later: RegExp
  readonly priceless: RegExp
  readonly relayed: RegExp
  readonly relayedLater: RegExp
  readonly relayedAlone: RegExp
  readonly speakers: RegExp
  readonly reminded: RegExp
  readonly thanked: RegExp
  readonly thankedLater: RegExp
  readonly questioned: RegExp
  readonly told: RegExp
  readonly to: readonly (readonly [begins: RegExp, instead: string])[]
  readonly readers: RegExp
}

const word = (source: string): RegExp => boundedPattern(String.raw`(?<![\p{L}\p{N}])(?:${source})(?!\p{L})`, 'u')

const PATTERNS: Readonly<Record<BaseLanguage, Patterns>> = forBaseLanguages((language) => {
  const orders = ORDERS[language]
  const first = (source: string) => boundedPattern(`^(?:${orders.lead})(?:${source})(?= |$)`, 'u')
  const whole = (source: string) => boundedPattern(`^(?:${orders.lead})(?:${source})(?:${orders.kindly})$`, 'u')
  const start = String.raw`(?<=[\p{L}\p{N})])(?<!(?:^|[^\p{L}])(?:${orders.subjects})) (?=(?:${orders.lead})`
  return {
    within: boundedPattern(`${start}(?:${orders.within})(?:${orders.kindly})$)`, 'u'),
    relayedWithin: boundedPattern(`${start}(?:${orders.relayed}|${orders.reminded}|${orders.told}) )`, 'u'),
    alsoWithin: boundedPattern(String.raw`(?<=[\p{L}\p{N})]) (?=(?:${orders.relayedWithin}) )`, 'u'),
    later: whole(orders.later),
    dropped: whole(`${orders.alone}|${orders.within}`),
    priceless: first(orders.priceless),
    relayed: first(orders.relayed),
    relayedLater: first(orders.relayedLater),
    relayedAlone: first(orders.relayedAlone),
    speakers: word(orders.speakers),
    reminded: first(orders.reminded),
    thanked: first(orders.thanked),
    thankedLater: first(orders.thankedLater),
    questioned: first(orders.questioned),
    told: first(orders.told),
    to: orders.to.map(([begins, instead]) => [boundedPattern(`^(?:${begins})`, 'iu'), instead] as const),
    readers: word(orders.toReaders),
  }
})

const MARKS = /[\s.,;!?…\p{Extended_Pictographic}\ufe0f\u200d]{0,20}$/u
/** So many orders stand behind each other. */
const MOST_ORDERS = 4

const bareOf = (clause: string): string => foldInPlace(clause).replace(MARKS, '')

/** @returns the clause in its parts, each with the marks behind it: what is to be said, and the orders behind it */
export function partAtOrders(clause: string, language: BaseLanguage): string[] {
  const { within, relayedWithin, alsoWithin, dropped, speakers, readers } = PATTERNS[language]
  if (dropped.test(bareOf(clause).trimStart())) return [clause]
  const marks = MARKS.exec(clause)?.[0] ?? ''
  const behind: string[] = []
  let rest = clause
  for (let order = 0; order < MOST_ORDERS; order++) {
    const bare = bareOf(rest)
    const also = speakers.test(bare) ? undefined : alsoWithin.exec(bare)?.index
    const at = within.exec(bare)?.index ?? relayedWithin.exec(bare)?.index ?? also
    if (at === undefined || readers.test(bare.slice(at))) break
    behind.unshift(rest.slice(at + 1))
    rest = `${rest.slice(0, at)}${marks}`
  }
  return [rest, ...behind]
}

export interface Before {
  /** What was told before the clause. */
  readonly told: string
}

export type Order = { readonly kind: 'dropped'; readonly isPriceless: boolean } | { readonly kind: 'said'; readonly text: string }

/** @returns nothing where a clause is no order; the marks at its end stay with what is said */
export function readOrder(clause: string, language: BaseLanguage, { told }: Before): Order | undefined {
  const start = clause.length - clause.trimStart().length
  const bare = bareOf(clause).slice(start)
  const patterns = PATTERNS[language]
  if (patterns.readers.test(bare)) return undefined
  const isDropped = patterns.dropped.test(bare) || (isTold(told) && patterns.later.test(bare))
  if (isDropped) return { kind: 'dropped', isPriceless: patterns.priceless.test(bare) }
  return saidIn(bare, clause.slice(start), { patterns, language, told })
}

interface Clause extends Before {
  readonly patterns: Patterns
  readonly language: BaseLanguage
}

function saidIn(bare: string, clause: string, { patterns, language, told }: Clause): Order | undefined {
  const { reminder, thanks } = ORDERS[language]
  const behind = (pattern: RegExp) => {
    const length = pattern.exec(bare)?.[0].length
    return length === undefined || length === bare.length ? undefined : clause.slice(length).trimStart()
  }
  const reminded = behind(patterns.reminded)
  if (reminded !== undefined) return { kind: 'said', text: `${reminder} ${reminded}`.trimStart() }
  const thanked = behind(patterns.thanked) ?? (isTold(told) ? behind(patterns.thankedLater) : undefined)
  if (thanked !== undefined) return { kind: 'said', text: `${thanks} ${ledTo(thanked, patterns)}` }
  const asked = behind(patterns.questioned)
  if (asked !== undefined) return { kind: 'said', text: `${asked.replace(MARKS, '')}? ` }
  const listed = behind(patterns.told)
  if (listed !== undefined) return { kind: 'said', text: listed.replace(/,\s{0,3}$/u, ': ') }
  const text = behind(patterns.relayed) ?? relayedLater(behind, patterns, told)
  return text === undefined ? undefined : { kind: 'said', text }
}

/** "Quebrou? Fala que a gente resolve" is told to readers. */
const isTold = (told: string): boolean => told.trim() !== '' && !told.includes('?')

function ledTo(thanked: string, { to }: Patterns): string {
  const [begins = /^/u, instead = ''] = to.find(([pattern]) => pattern.test(thanked)) ?? []
  return thanked.replace(begins, instead)
}

function relayedLater(
  behind: (pattern: RegExp) => string | undefined,
  { relayedLater: surely, relayedAlone: alone, speakers }: Patterns,
  told: string,
): string | undefined {
  if (!isTold(told)) return undefined
  return behind(surely) ?? (speakers.test(foldInPlace(told)) ? undefined : behind(alone))
}

/** Little words that hurried typing leaves out before prices, days and hours. */

import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

import { findFacts, type Fact } from './find-facts.ts'
import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import { LINKING } from './lexicon/linking.ts'
import { READING } from './lexicon/reading.ts'

interface Linker {
  readonly price: string
  readonly discount: string
  readonly hour: readonly [RegExp, string]
  readonly times: readonly (readonly [RegExp, string])[]
  readonly perUnit: RegExp
  readonly discountWords: RegExp
  readonly leaning: RegExp
  readonly verbs: RegExp
}

const LINKERS: Readonly<Record<BaseLanguage, Linker>> = forBaseLanguages(linkerOf)

function linkerOf(baseLanguage: BaseLanguage): Linker {
  const { price, discount, times, hour, perUnit, discountWords, leaning } = LINKING[baseLanguage]
  const end = String.raw`(?![\p{L}\p{N}])`
  return {
    price,
    discount,
    hour: [boundedPattern(hour[0], 'u'), hour[1]],
    times: times.map(([pattern, lead]) => [boundedPattern(`^${pattern}`, 'u'), lead]),
    perUnit: boundedPattern(`^(?:${perUnit})`, 'u'),
    discountWords: boundedPattern(discountWords, 'u'),
    leaning: boundedPattern(String.raw`(?:^|[^\p{L}\p{N}])(?:${leaning})$`, 'u'),
    verbs: foldedPattern(String.raw`(?<![\p{L}\p{N}])(?:${READING[baseLanguage].verbs})${end}`, 'u'),
  }
}

/** How much before a place is looked at: the longest word that leans, and blanks. */
const AHEAD = 24

export function linkFacts(message: string, baseLanguage: BaseLanguage): string {
  const folded = foldInPlace(message)
  const facts = findFacts(message, baseLanguage)
  let linked = ''
  let from = 0
  for (const [index, fact] of facts.entries()) {
    const place = { folded, fact, previous: facts[index - 1] }
    const before = message.slice(from, fact.from)
    const { lead, takesBlank } = leadOf(place, LINKERS[baseLanguage])
    linked += (takesBlank ? before.trimEnd() : before) + lead + message.slice(fact.from, fact.to)
    from = fact.to
  }
  return linked + message.slice(from)
}

/** "Latte novo", "menú del día": no word that leans on its price. */
const NAMED = /\p{L} (?:nov[oa]s?|nuev[oa]s?|especial|special|del dia|do dia)$/u

interface Place {
  readonly folded: string
  readonly fact: Fact
  readonly previous: Fact | undefined
}

interface Lead {
  readonly lead: string
  /** It takes the blank's place. */
  readonly takesBlank?: boolean
}

const NO_LEAD: Lead = { lead: '' }
const COMMA: Lead = { lead: ', ', takesBlank: true }

function leadOf(place: Place, linker: Linker): Lead {
  const { folded, fact, previous } = place
  const before = folded.slice(Math.max(0, fact.from - AHEAD), fact.from).trimEnd()
  const isAfterFact = previous !== undefined && folded.slice(previous.to, fact.from).trim() === ''
  const leans = linker.leaning.test(before) && !(fact.kind === 'offer' && NAMED.test(before))
  if (!/[\p{L}\p{N}%)²³"”]$/u.test(before) || leans) return NO_LEAD
  if (fact.kind === 'offer') return isAfterFact && previous.kind === 'where' ? COMMA : offerLead(place, linker)
  if (fact.kind !== 'when') return NO_LEAD
  if (isAfterFact && previous.kind === 'when') return hourLead(place, linker)
  return dayLead(place, linker, isAfterFact)
}

function dayLead({ folded, fact }: Place, { times }: Linker, isAfterFact: boolean): Lead {
  const told = folded.slice(fact.from, fact.to)
  const lead = times.find(([pattern]) => pattern.test(told))?.[1]
  if (lead === undefined) return NO_LEAD
  // "terça e quinta" is a list of its own, and takes no word before its first day
  const isList = /^\s?(?:,|e|y|and|a|to)\s/.test(folded.slice(fact.to, fact.to + 5))
  if (isList) return isAfterFact ? COMMA : NO_LEAD
  return { lead: isAfterFact ? `, ${lead}` : lead, takesBlank: isAfterFact }
}

function offerLead(place: Place, { price, discount, discountWords, perUnit, verbs }: Linker): Lead {
  const { folded, fact } = place
  const told = folded.slice(fact.from, fact.to)
  if (discountWords.test(told)) return /^\d/.test(told) ? { lead: discount } : NO_LEAD
  if (/^\d+k$/.test(told)) return COMMA
  if (!/^(?:r\$|us\$|[€£$]|\d+(?:[.,]\d+)*\s?(?:€|£|euro|pesos|d)|\d{1,4}[.,]\d{2}$)/.test(told)) return NO_LEAD
  const rest = folded.slice(fact.to)
  const isPerUnit =
    perUnit.test(rest) || /(?:cada|o kg|o quilo|a duzia|o cento|o par|each|per person|a dozen|an hour|a month)$/.test(told)
  if (isPerUnit || isLabel(place, verbs)) return { lead: ': ', takesBlank: true }
  return /(?:m2|m²|\d)\s$/.test(folded.slice(Math.max(0, fact.from - 3), fact.from)) ? COMMA : { lead: price }
}

/** "Mini ensaio, 20 min, 8 fotos: R$ 250": what has no verb and ends in its price is a thing with a label, not a sentence. */
function isLabel({ folded, fact, previous }: Place, verbs: RegExp): boolean {
  if (!/^\s{0,9}(?:$|[,;.!\n+])/.test(folded.slice(fact.to))) return false
  const clause =
    folded
      .slice(0, fact.from)
      .split(/[.!?\n]/u)
      .at(-1) ?? ''
  return previous?.kind !== 'offer' && !verbs.test(clause)
}

function hourLead({ folded, fact }: Place, { hour: [pattern, lead] }: Linker): Lead {
  const told = folded.slice(fact.from, fact.to)
  if (
    /^(?:as?|das|de|y|e|hasta|ate|to|and|at|from|pela|por|until) |^(?:today|tonight|tomorrow|hoje|amanha|hoy|manana)/.test(told)
  )
    return NO_LEAD
  return pattern.test(told) ? { lead: `, ${lead}`, takesBlank: true } : COMMA
}

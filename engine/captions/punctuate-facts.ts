/** Commas that hurried typing leaves out: between two facts in a row, and after a price that the next thing runs into. */

import type { BaseLanguage } from '#phrases/languages.ts'
import { findFacts, type Fact } from './find-facts.ts'

/** Words that go on with what stands before them. */
const JOINING =
  /^(?:e|ou|por|para|pra|com|em|n[oa]s?|d[aeo]s?|at[eé]|[aoàyuo]|às|ao|cada|s[oó]|somente|apenas|sem|off|mas|que|todos?|todas?|ess[ae]|est[ae]|nest[ae]|ness[ae]|pel[oa]|hasta|con|del?|en|al|sin|solo|sólo|the|and|or|for|with|until|till|per|an?|each|off|at|in|on|this|only|to|from|by|next|every|of)(?![\p{L}\p{N}])/iu

/** The end of something is the end of its clause. */
const UNTIL = /^(?:(?:s[oó]|somente|apenas|solo|sólo|only)\s+)?(?:at[eé]|hasta|until|till)\s/iu

export function punctuateFacts(text: string, baseLanguage: BaseLanguage): string {
  const facts = findFacts(text, baseLanguage)
  const commas = facts.flatMap((fact, index) => (wantsComma(text, fact, facts[index + 1]) ? [fact.to] : []))
  const before = facts
    .filter(
      ({ kind, from }) =>
        kind === 'offer' && /^\d\s$/.test(text.slice(Math.max(0, from - 2), from)) && !JOINING.test(text.slice(from)),
    )
    .map(({ from }) => from - 1)
  const places = [...new Set([...commas, ...before])].sort((one, other) => one - other)
  return [0, ...places].map((at, index) => text.slice(at, places[index])).join(',')
}

function wantsComma(text: string, fact: Fact, next: Fact | undefined): boolean {
  const after = /^\s{1,40}(?=[\p{L}\p{N}$€£])/u.exec(text.slice(fact.to))
  if (!after) return false
  const rest = text.slice(fact.to + after[0].length)
  if (JOINING.test(rest)) return false
  const isFollowedByFact = next?.from === fact.to + after[0].length
  const isEndOfClause = fact.kind === 'offer' || UNTIL.test(text.slice(fact.from, fact.to))
  return isFollowedByFact || (isEndOfClause && /^\p{L}/u.test(rest) && fact.from > 0)
}

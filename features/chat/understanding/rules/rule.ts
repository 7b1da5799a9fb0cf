import type { CueName } from '../cue-index.ts'
import type { Sorted } from '../find-content.ts'
import type { About, Certainty, Intent } from '../intent.ts'
import { asks, mentions, type ParsedMessage } from '../reading.ts'

/** Everything that a rule may read. */
export interface Utterance extends Sorted {
  readonly reading: ParsedMessage
  readonly about: About
}

export interface RuleResult {
  readonly intent: Intent
  readonly certainty: Exclude<Certainty, 'none'>
}

/** Returns a result, or undefined to pass the text on to the next rule. */
export type Rule = (utterance: Utterance) => RuleResult | undefined

export const sure = (intent: Intent): RuleResult => ({ intent, certainty: 'sure' })
export const guess = (intent: Intent): RuleResult => ({ intent, certainty: 'guess' })

/** A rule of cues only: needs one of each group, and none of the others. */
export interface CueRule {
  readonly needs: readonly (readonly CueName[])[]
  readonly lacks?: readonly CueName[]
  readonly give: Intent
}

export function fits({ needs, lacks = [] }: Pick<CueRule, 'needs' | 'lacks'>, reading: ParsedMessage): boolean {
  return needs.every((group) => asks(reading, ...group)) && !mentions(reading, ...lacks)
}

export function firstOf(rules: readonly Rule[]): Rule {
  return (utterance) => {
    for (const rule of rules) {
      const result = rule(utterance)
      if (result) return result
    }
    return undefined
  }
}

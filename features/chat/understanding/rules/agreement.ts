/** A yes to what is published or costs edits: stated, without anything that might take it back. */
import type { CueName } from '../cue-index.ts'
import { SAID_WITH_YES } from '../lexicon/small-words.ts'
import { asks, mentions, saysOnly, uncovered } from '../reading.ts'
import { sure, type Utterance, type RuleResult } from './rule.ts'

const BESIDE_YES: readonly CueName[] = [
  ...(['yes', 'publish', 'praise', 'make', 'put', 'want', 'have', 'thanks'] as const),
  ...(['it', 'photo', 'post', 'instagram', 'everything', 'greeting'] as const),
]

const CALLS_OFF: readonly CueName[] = ['no', 'cancel', 'stop', 'dropIt', 'erase']

/** A question, another time or an unknown word makes it no agreement; a question is no refusal either. */
export function readAgreement({ rest }: Utterance): RuleResult | undefined {
  if (rest.text.includes('?') && !saysOnly(rest, 'no')) return undefined
  if (mentions(rest, ...CALLS_OFF) || rest.cues.some((cue) => cue.isDenied)) return sure({ kind: 'no' })
  const isClear =
    rest.cues.every(({ names }) => BESIDE_YES.some((name) => names.has(name))) &&
    uncovered(rest).every(({ folded }) => SAID_WITH_YES[rest.baseLanguage].has(folded))
  return isClear && asks(rest, 'yes', 'publish', 'everything') ? sure({ kind: 'yes' }) : undefined
}

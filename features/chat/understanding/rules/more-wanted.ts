/** "Como faço pra ter mais?", "can I buy more photos": asks for more edits than the plan has. */
import type { CueName } from '../cue-index.ts'
import { asks, mentions, unknownWords } from '../reading.ts'
import { sure, type Utterance, type Rule } from './rule.ts'
import { GET, MORE, EDITS, LOOSE, SENT } from '../lexicon/more-wanted.ts'

const NOT_EDITS: readonly CueName[] = [
  ...(['caption', 'backdrop', 'write', 'improve', 'hashtags', 'light', 'person', 'someone', 'renewal'] as const),
  ...(['publish', 'again', 'format', 'offer', 'howMany'] as const),
]

export const readMoreWanted: Rule = (utterance) => {
  const words = utterance.rest.words.map(({ folded }) => folded)
  const more = words.findIndex((word) => MORE.has(word))
  if (more < 0 || isAboutElse(utterance, words)) return undefined
  const [before, after] = [words.slice(0, more), words.slice(more + 1)]
  const isGot = before.some((word) => GET.test(word)) && after.every((word) => EDITS.has(word) || LOOSE.has(word))
  const isNamed = asks(utterance.rest, 'want', 'signUp') && after.some((word) => EDITS.has(word))
  return isGot || isNamed ? sure({ kind: 'balance', isForMore: true }) : undefined
}

function isAboutElse({ rest, about }: Utterance, words: readonly string[]): boolean {
  const isStrange = unknownWords(rest).some(({ folded }) => !GET.test(folded) && !MORE.has(folded))
  return about.hasPhoto || isStrange || mentions(rest, ...NOT_EDITS) || words.some((word) => SENT.test(word))
}

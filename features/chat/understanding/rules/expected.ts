/** Reads the answer to an open question. */
import type { CueName } from '../cue-index.ts'
import { nameBackdrop } from '../name-backdrop.ts'
import { readScene } from '../read-wishes.ts'
import { readWhen } from '../read-when.ts'
import { WEAKENS_YES } from '../lexicon/confirming.ts'
import { asks, mentions, type ParsedMessage, saysOnly, unknownWords } from '../reading.ts'
import { readAgreement } from './agreement.ts'
import { sure, type Utterance, type Rule, type RuleResult } from './rule.ts'

export const readExpected: Rule = (utterance) => {
  switch (utterance.about.expecting) {
    case 'agreement':
      return readAgreement(utterance)
    case 'confirmation':
      return readConfirmation(utterance)
    case 'words':
      return isAside(utterance) ? undefined : readAwaitedWords(utterance)
    case 'message':
      return isAside(utterance)
        ? undefined
        : sure({ kind: 'order', operation: 'caption', message: utterance.reading.text.trim() })
    case 'choice':
    case undefined:
      return undefined
    default:
      return utterance.about.expecting satisfies never
  }
}

/** Actions that a yes may repeat without changing the question. */
const NOT_ANOTHER_WISH: readonly CueName[] = [
  'swap',
  'caption',
  'backdrop',
  'shorter',
  'longer',
  'format',
  'story',
  'square',
  'schedule',
  'hashtags',
  'write',
  'again',
  'dislike',
  'price',
  'renewal',
  'person',
]

function readConfirmation({ rest }: Utterance): RuleResult | undefined {
  const [first] = rest.cues
  if (!first || isAboutElse(rest)) return undefined
  const isYes = first.names.has('yes')
  // "cancela não": the no may come last
  const isNo = [first, rest.cues.at(-1)].some((cue) => cue?.names.has('no'))
  if (isNo && !isYes) return sure({ kind: 'no' })
  const isRepeated = asks(rest, 'publish', 'praise', 'yes') && saysOnly(rest, ...REPEATS)
  return (isYes || isRepeated) && !isWeakened(rest) ? sure({ kind: 'yes' }) : undefined
}

/** Another wish, or a question: that gets its answer, and is neither a yes nor a no. */
function isAboutElse(rest: ParsedMessage): boolean {
  if (rest.text.includes('?') && !saysOnly(rest, 'no')) return true
  return mentions(rest, ...NOT_ANOTHER_WISH) || unknownWords(rest).length > MAX_UNKNOWN_WORDS
}

/** "Yes, but at eight", "I’ll confirm tomorrow", "if I say yes": no yes yet. */
function isWeakened(rest: ParsedMessage): boolean {
  if (rest.cues.some((cue) => cue.isDenied)) return true
  const isOtherTime = readWhen(rest) !== undefined && !mentions(rest, 'cancel', 'erase', 'scheduled')
  return isOtherTime || rest.words.some(({ folded }) => WEAKENS_YES[rest.baseLanguage].has(folded))
}

const MAX_UNKNOWN_WORDS = 2
const REPEATS: readonly CueName[] = [
  'yes',
  'publish',
  'praise',
  'make',
  'put',
  'want',
  'thanks',
  'it',
  'photo',
  'post',
  'greeting',
]

/** A question or a courtesy instead of the text that was asked for. */
function isAside({ rest }: Utterance): boolean {
  const isCourtesy = saysOnly(
    rest,
    'help',
    'greeting',
    'thanks',
    'no',
    'dropIt',
    'person',
    'talkTo',
    'cancel',
    'stop',
    'price',
    'balance',
    'status',
  )
  return isCourtesy || rest.words.length === 0
}

function readAwaitedWords(utterance: Utterance): RuleResult {
  const words = readScene(utterance, utterance.about.languageHint)?.words ?? utterance.reading.text.trim()
  const backdrop = nameBackdrop(words)
  return sure(
    backdrop === undefined ? { kind: 'order', operation: 'describe', words } : { kind: 'order', operation: 'swap', backdrop },
  )
}

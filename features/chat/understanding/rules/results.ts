/** The details of a redo. */
import { readSceneOfRedo } from '../read-wishes.ts'
import { asks, mentions, saysOnly, unknownWords } from '../reading.ts'
import { sure, type Utterance, type Rule } from './rule.ts'
import { PAST_TENSE, LIST } from '../lexicon/redoing.ts'

/** Whether simply another result is wanted: "outra", "another one". */
function isAnother({ rest }: Utterance): boolean {
  return (
    asks(rest, 'swap') &&
    saysOnly(rest, 'swap', 'photo', 'post', 'it', 'edit', 'put', 'want', 'make', 'again', 'dislike', 'no', 'yes', 'greeting')
  )
}

/** "Faz de novo", "não gostei": a redo, on the scene that is named. */
export const readRedo: Rule = (utterance) => {
  const { rest, about } = utterance
  if (!asks(rest, 'again', 'dislike') && !isAnother(utterance)) return undefined
  if (mentions(rest, 'caption', 'format', 'hashtags') || isListAgain(utterance) || isSomethingElse(utterance)) return undefined
  const scene = readSceneOfRedo(utterance, about.languageHint)
  if (scene?.backdrop !== undefined) return sure({ kind: 'redo', backdrop: scene.backdrop })
  return sure({ kind: 'redo', ...(scene?.isMostlyUnderstood && { words: scene.words }) })
}

/** Whether "again" refers to the list: "show me the list of backdrops again". */
function isListAgain({ rest }: Utterance): boolean {
  return mentions(rest, 'backdrop') && rest.words.some(({ folded }) => LIST.has(folded))
}

/** "My customer cancelled again": with so many unknown words it is not about our picture. */
function isSomethingElse({ rest }: Utterance): boolean {
  const wish = rest.cues.find(({ names }) => names.has('again') || names.has('dislike'))
  const near = unknownWords(rest).filter(({ segment }) => segment === wish?.segment)
  // a reported action is a story, and "again" belongs to it
  const isToldAgain = wish?.names.has('again') === true && near.some(({ folded }) => PAST_TENSE.test(folded))
  return mentions(rest, 'unknownSender') && (isToldAgain || near.length >= MAX_UNKNOWN_WORDS)
}

const MAX_UNKNOWN_WORDS = 2

import { sortContent } from './find-content.ts'
import type { About, Certainty, Intent } from './intent.ts'
import { isIrreversible, labelOf } from './label.ts'
import { rankBaseLanguages } from './rank-languages.ts'
import { readText } from './reading.ts'
import { readableText } from './split-words.ts'
import { readCaptionWishes, readDictated } from './rules/captions.ts'
import { readChoice } from './rules/choices.ts'
import { readExpected } from './rules/expected.ts'
import { readCalledOff, readAccountAction, readTakenBack } from './rules/account-actions.ts'
import { readMoreComing } from './rules/more-coming.ts'
import { readMoreWanted } from './rules/more-wanted.ts'
import { readAnyOrder, readBareScene, readCaptionOrder, readPictureOrder, readScenes } from './rules/pictures.ts'
import { readRedo } from './rules/results.ts'
import { firstOf, type Utterance, type Rule, type RuleResult } from './rules/rule.ts'
import type { BaseLanguage } from '#phrases/languages.ts'
import { CONTRAST } from './lexicon/message-content.ts'

/** They gate what only rules may decide: an answer to our question, and whatever ends something. Only what is dictated comes before them. */
const GATES = [readMoreComing, readChoice, readAccountAction, readExpected, readTakenBack, readCalledOff] as const

/** Rules that find the details of what the classifier found; their choice among meanings counts for nothing. */
const WITH_PHOTO: Rule = firstOf([...GATES, readPictureOrder, readCaptionOrder, readScenes, readAnyOrder])

const WORDS_ALONE: Rule = firstOf([
  // what is dictated for a caption may hold any words, also those that end something
  readDictated,
  ...GATES,
  readMoreWanted,
  readCaptionWishes,
  readRedo,
  readPictureOrder,
  readCaptionOrder,
  readScenes,
  readBareScene,
])

/** What the rules alone make of a message, and the reading that its details are found in. */
export interface RulesReading {
  readonly intent: Intent
  readonly certainty: Certainty
  readonly utterance: Utterance
}

/** Pure, deterministic, never throws, in time linear to the text. */
export function readByRules(text: string, about: About): RulesReading {
  const baseLanguages = rankBaseLanguages(text, about.languageHint)
  const [first = 'pt', ...others] = baseLanguages
  const own = readIn(text, first, about)
  const result = own?.certainty === 'sure' ? own : (findSure(text, others, about) ?? own)
  const baseLanguage = result?.baseLanguage ?? first
  const utterance = utteranceOf(text, baseLanguage, about)
  if (!result) return { intent: { kind: 'unknown' }, certainty: 'none', utterance }
  return { intent: result.intent, certainty: result.certainty, utterance }
}

interface Meant extends RuleResult {
  readonly baseLanguage: BaseLanguage
}

/**
 * Tries the other languages, because people mix them and a few words hardly show which one it is. Never cancels or refunds in
 * them: they may know the action, but not the "not" before it.
 */
function findSure(text: string, baseLanguages: readonly BaseLanguage[], about: About): Meant | undefined {
  return baseLanguages
    .map((baseLanguage) => readIn(text, baseLanguage, about))
    .find((result) => result?.certainty === 'sure' && !isIrreversible(labelOf(result.intent)) && result.intent.kind !== 'cancel')
}

/** "The photo is lovely, but write another text": the wish follows the praise. */
function readIn(text: string, baseLanguage: BaseLanguage, about: About): Meant | undefined {
  const [, praise, wish] = CONTRAST.exec(readableText(text)) ?? []
  const isPraised = praise !== undefined && !about.hasPhoto && readWhole(praise, baseLanguage, about)?.intent.kind === 'thanks'
  return (
    (isPraised && wish !== undefined ? readWhole(wish, baseLanguage, about) : undefined) ?? readWhole(text, baseLanguage, about)
  )
}

function utteranceOf(text: string, baseLanguage: BaseLanguage, about: About): Utterance {
  const reading = readText(text, baseLanguage)
  return { reading, about, ...sortContent(reading) }
}

function readWhole(text: string, baseLanguage: BaseLanguage, about: About): Meant | undefined {
  const utterance = utteranceOf(text, baseLanguage, about)
  const result = (about.hasPhoto ? WITH_PHOTO : WORDS_ALONE)(utterance)
  return result && { ...result, baseLanguage }
}

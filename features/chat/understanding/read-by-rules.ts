import { sortContent } from './find-content.ts'
import type { Language } from '#phrases/shape.ts'
import type { About, Certainty, Intent } from './intent.ts'
import { isGrave, labelOf } from './label.ts'
import { chooseLanguage, rankBaseLanguages } from './choose-language.ts'
import { readText } from './reading.ts'
import { readableText } from './split-words.ts'
import { readAccountMatters, readCourtesy, readPeople, readPriceOfWork, readStatusOrLanguage } from './rules/asking.ts'
import { readFirst } from './rules/first.ts'
import { readCalledOff } from './rules/leaving.ts'
import { readAnyOrder, readBareScene, readCaptionOrder, readPictureOrder, readScenes } from './rules/pictures.ts'
import { readCaptionWishes, readDictated, readShownCaption } from './rules/captions.ts'
import { readMoreComing } from './rules/more-coming.ts'
import { readBareMoment, readPlanned, readPublishing } from './rules/publishing.ts'
import { readLightWish, readResultWishes } from './rules/results.ts'
import { firstOf, type Utterance, type Rule, type Verdict } from './rules/rule.ts'
import type { BaseLanguage } from '#phrases/languages.ts'

/** Words with a photo are an order, unless they clearly are something else. */
const WITH_PHOTO: Rule = firstOf([
  readMoreComing,
  readFirst,
  readPeople,
  readCalledOff,
  readPriceOfWork,
  readPictureOrder,
  readCaptionOrder,
  readScenes,
  readAccountMatters,
  readPublishing,
  readAnyOrder,
  readCourtesy,
])

const WORDS_ALONE: Rule = firstOf([
  readDictated,
  readMoreComing,
  readFirst,
  readPeople,
  readCalledOff,
  readShownCaption,
  readAccountMatters,
  readStatusOrLanguage,
  readPlanned,
  readPublishing,
  readLightWish,
  readCaptionWishes,
  readResultWishes,
  readPictureOrder,
  readCaptionOrder,
  readBareMoment,
  readScenes,
  readCourtesy,
  readBareScene,
])

/** What the rules alone make of a message, and the reading that its details are found in. */
export interface RulesReading {
  readonly intent: Intent
  readonly certainty: Certainty
  readonly language: Language
  readonly utterance: Utterance
}

/** Pure, deterministic, never throws, in time linear to the text. */
export function readByRules(text: string, about: About): RulesReading {
  const baseLanguages = rankBaseLanguages(text, about.languageHint)
  const [first = 'pt', ...others] = baseLanguages
  const own = hear(text, first, about)
  const verdict = own?.certainty === 'sure' ? own : (findSure(text, others, about) ?? own)
  const baseLanguage = verdict?.baseLanguage ?? first
  const language = chooseLanguage(text, baseLanguage, about.languageHint)
  const utterance = utteranceOf(text, baseLanguage, about)
  if (!verdict) return { intent: { kind: 'unknown' }, certainty: 'none', language, utterance }
  return { intent: verdict.intent, certainty: verdict.certainty, language, utterance }
}

interface Meant extends Verdict {
  readonly baseLanguage: BaseLanguage
}

/**
 * Tries the other languages, because people mix them and a few words hardly show which one it is. Never cancels or refunds in
 * them: they may know the action, but not the "not" before it.
 */
function findSure(text: string, baseLanguages: readonly BaseLanguage[], about: About): Meant | undefined {
  return baseLanguages
    .map((baseLanguage) => hear(text, baseLanguage, about))
    .find((verdict) => verdict?.certainty === 'sure' && !isGrave(labelOf(verdict.intent)) && verdict.intent.kind !== 'cancel')
}

const CONTRAST = /^(.*?)\s(?:mas|porém|pero|but)\s+(.+)$/isu

/** "The photo is lovely, but write another text": the wish follows the praise. */
function hear(text: string, baseLanguage: BaseLanguage, about: About): Meant | undefined {
  const [, praise, wish] = CONTRAST.exec(readableText(text)) ?? []
  const isPraised = praise !== undefined && !about.hasPhoto && hearWhole(praise, baseLanguage, about)?.intent.kind === 'thanks'
  return (
    (isPraised && wish !== undefined ? hearWhole(wish, baseLanguage, about) : undefined) ?? hearWhole(text, baseLanguage, about)
  )
}

function utteranceOf(text: string, baseLanguage: BaseLanguage, about: About): Utterance {
  const reading = readText(text, baseLanguage)
  return { reading, about, ...sortContent(reading) }
}

function hearWhole(text: string, baseLanguage: BaseLanguage, about: About): Meant | undefined {
  const utterance = utteranceOf(text, baseLanguage, about)
  const verdict = (about.hasPhoto ? WITH_PHOTO : WORDS_ALONE)(utterance)
  return verdict && { ...verdict, baseLanguage }
}

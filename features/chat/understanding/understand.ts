import { sortContent } from './find-content.ts'
import type { About, Understanding } from './intent.ts'
import { isGrave, labelOf } from './label.ts'
import { chooseLanguage, rankTongues } from './choose-language.ts'
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
import { firstOf, type Heard, type Rule, type Verdict } from './rules/rule.ts'
import type { Tongue } from './tongue.ts'

/** Words with a photo are an order unless they plainly are something else. */
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

/**
 * What a member's message asks for, by rules alone: pure, deterministic, never throws, in time linear to the text.
 * A greeting, thanks or `unknown` that comes with a photo is a photo alone.
 */
export function understand(text: string, about: About): Understanding {
  const tongues = rankTongues(text, about.languageHint)
  const [first = 'pt', ...others] = tongues
  const own = hear(text, first, about)
  const verdict = own?.certainty === 'sure' ? own : (findSure(text, others, about) ?? own)
  const language = chooseLanguage(text, verdict?.tongue ?? first, about.languageHint)
  if (!verdict) return { intent: { kind: 'unknown' }, language, certainty: 'none' }
  return { intent: verdict.intent, language, certainty: verdict.certainty }
}

interface Meant extends Verdict {
  readonly tongue: Tongue
}

/**
 * People mix tongues, and a word or two tell little of which one it is. Nothing is cancelled or paid back in the less likely ones:
 * they may know the deed, yet not the "not" before it.
 */
function findSure(text: string, tongues: readonly Tongue[], about: About): Meant | undefined {
  return tongues
    .map((tongue) => hear(text, tongue, about))
    .find((verdict) => verdict?.certainty === 'sure' && !isGrave(labelOf(verdict.intent)) && verdict.intent.kind !== 'cancel')
}

const CONTRAST = /^(.*?)\s(?:mas|porém|pero|but)\s+(.+)$/isu

/** "The photo is lovely, but write another text": the wish comes after the praise. */
function hear(text: string, tongue: Tongue, about: About): Meant | undefined {
  const [, praise, wish] = CONTRAST.exec(readableText(text)) ?? []
  const isPraised = praise !== undefined && !about.hasPhoto && hearWhole(praise, tongue, about)?.intent.kind === 'thanks'
  return (isPraised && wish !== undefined ? hearWhole(wish, tongue, about) : undefined) ?? hearWhole(text, tongue, about)
}

function hearWhole(text: string, tongue: Tongue, about: About): Meant | undefined {
  const reading = readText(text, tongue)
  const heard: Heard = { reading, about, ...sortContent(reading) }
  const verdict = (about.hasPhoto ? WITH_PHOTO : WORDS_ALONE)(heard)
  return verdict && { ...verdict, tongue }
}

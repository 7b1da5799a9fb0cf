import type { Language } from '#phrases/shape.ts'
import { fluency } from './reading.ts'
import { baseLanguageOf, BASE_LANGUAGES, type BaseLanguage } from '#phrases/languages.ts'

/** Another language must exceed the conversation's own by this much of a word to rank first. */
const HINT_WEIGHT = 0.6
/** A language is considered when it knows at least this share of what the best one knows. */
const MIN_FLUENCY = 0.5

/** The languages that a text may be in, the most likely first. */
export function rankBaseLanguages(text: string, hint: Language): readonly BaseLanguage[] {
  const own = baseLanguageOf(hint)
  const scored = BASE_LANGUAGES.map((baseLanguage) => {
    const score = fluency(
      text,
      baseLanguage,
      BASE_LANGUAGES.filter((other) => other !== baseLanguage),
    )
    return { baseLanguage, score: score + (baseLanguage === own ? HINT_WEIGHT : 0) }
  })
  const best = Math.max(...scored.map(({ score }) => score))
  return scored
    .filter(({ score, baseLanguage }) => score >= best * MIN_FLUENCY || baseLanguage === own)
    .sort((one, other) => other.score - one.score)
    .map(({ baseLanguage }) => baseLanguage)
}

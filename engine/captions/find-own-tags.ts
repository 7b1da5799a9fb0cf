import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

import { OWN_TAGS, type OwnTags } from './lexicon/own-tags.ts'

const PATTERNS = forBaseLanguages((language) =>
  OWN_TAGS[language].map((own) => ({ own, pattern: boundedPattern(`(?<![a-z])(?:${own.said})`, 'u') })),
)

/** Tags and signs of the trade that the member told, where it shares its lines with others; nothing where those of its group are its own. */
export function findOwnTags(occupation: string, language: BaseLanguage): OwnTags | undefined {
  const told = foldText(occupation)
  return PATTERNS[language].find(({ pattern }) => pattern.test(told))?.own
}

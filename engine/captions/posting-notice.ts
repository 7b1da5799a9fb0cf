import { baseLanguageOf } from '#phrases/languages.ts'
import type { Language } from '#engine/types.ts'

import { findProfession } from './find-profession.ts'
import { hasClaims } from './soften-claims.ts'
import { isRegulated, type RegulatedProfession } from './lexicon/trades.ts'

export interface PostingWords {
  readonly message: string
  /** Of the message. */
  readonly language: Language
  /** In the member's own words. */
  readonly occupation?: string | undefined
}

/** What the member should be told of a message besides its captions. */
export interface AssessedMessage {
  readonly profession: RegulatedProfession | null
  readonly leavesOutClaims: boolean
}

export function assessMessage(wish: PostingWords): AssessedMessage {
  return { profession: needsPostingNotice(wish), leavesOutClaims: leavesOutClaims(wish) }
}

/**
 * Which profession's posting rules the member should be reminded of: dentists and physicians may not promise results,
 * and may show patients only within limits (CFO 196/2019, CFM 2.336/2023).
 */
export function needsPostingNotice({ message, language, occupation = '' }: PostingWords): RegulatedProfession | null {
  const baseLanguage = baseLanguageOf(language)
  const said = findProfession(message, baseLanguage)
  if (isRegulated(said)) return said
  const own = findProfession('', baseLanguage, occupation)
  return isRegulated(own) ? own : null
}

/** Whether something of the message is left out because it promises what nobody may promise: the member should hear of it. */
export function leavesOutClaims({ message, language, occupation }: PostingWords): boolean {
  return hasClaims(message, findProfession(message, baseLanguageOf(language), occupation))
}

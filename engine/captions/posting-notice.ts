import { foldText } from '#engine/words/clean-text.ts'

import { isRegulated, PROFESSION_STEMS, type RegulatedProfession } from './lexicon/professions.ts'

/**
 * Which profession's posting rules the member should be reminded of: dentists and physicians may not promise results,
 * and may show patients only within limits (CFO 196/2019, CFM 2.336/2023).
 * @param text the member's occupation, or the message
 */
export function needsPostingNotice(text: string): RegulatedProfession | null {
  const folded = foldText(text)
  for (const [profession, stems] of PROFESSION_STEMS) {
    if (isRegulated(profession) && new RegExp(`(?<![a-z])(?:${stems})`, 'u').test(folded)) return profession
  }
  return null
}

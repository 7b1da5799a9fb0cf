import { foldText } from '#engine/words/clean-text.ts'

import { PROFESSION_STEMS } from './lexicon/professions.ts'

const REGULATED = ['dentistry', 'medicine'] as const
export type RegulatedProfession = (typeof REGULATED)[number]

/**
 * Which profession's posting rules the member should be reminded of: dentists and physicians may not promise results,
 * and may show patients only within limits (CFO 196/2019, CFM 2.336/2023).
 * @param text the member's occupation, or the message
 */
export function needsPostingNotice(text: string): RegulatedProfession | null {
  const folded = foldText(text)
  const hit = PROFESSION_STEMS.find(
    ([profession, stems]) => REGULATED.some((name) => name === profession) && new RegExp(stems, 'u').test(folded),
  )
  return REGULATED.find((name) => name === hit?.[0]) ?? null
}

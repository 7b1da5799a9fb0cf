import { baseLanguageOf, type Language } from '#phrases/languages.ts'
import { GRAMMARS } from './compose-captions.ts'
import { findCalls } from './find-calls.ts'
import { foldInPlace } from './fold-in-place.ts'

/** Whether a caption asks its reader to do something, in our words or in the member's. */
export function hasCall(caption: string, language: Language): boolean {
  const closings = Object.values(GRAMMARS[language].closings).flatMap(({ casual, formal }) => [...casual, ...formal])
  return (
    closings.some((closing) => caption.includes(closing)) || findCalls(foldInPlace(caption), baseLanguageOf(language)).isCalling
  )
}

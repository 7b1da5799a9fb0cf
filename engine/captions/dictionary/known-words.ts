import type { BaseLanguage } from '#phrases/languages.ts'
import type { Language } from '#engine/types.ts'
import { keyOf } from './accent-table.ts'
import { loadKnown } from './load-words.ts'
import { isKnown } from './word-filter.ts'

const FULLEST: Readonly<Record<BaseLanguage, Language>> = { pt: 'pt-BR', es: 'es', en: 'en' }

/** Whether a dictionary has the word, whatever its accents. */
export const knowsWord = (word: string, baseLanguage: BaseLanguage): boolean =>
  isKnown(loadKnown(FULLEST[baseLanguage]), keyOf(word))

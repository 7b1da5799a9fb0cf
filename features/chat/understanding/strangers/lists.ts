/**
 * Phrasings by people who had never seen the rules: a hundred for each language, three times. A list is never changed. How
 * much of it was understood before the rules were adapted to it is the measurement in `docs/benchmarks.md`; the share
 * understood now only shows regressions.
 */
import type { Language } from '#phrases/shape.ts'
import type { Phrasings } from '../phrasings/phrasing.ts'
import { english as firstEnglish } from './first/english.ts'
import { spanish as firstSpanish } from './first/spanish.ts'
import { brazilian as firstBrazilian } from './first/brazilian.ts'
import { portuguese as firstPortuguese } from './first/portuguese.ts'
import { english as secondEnglish } from './second/english.ts'
import { spanish as secondSpanish } from './second/spanish.ts'
import { brazilian as secondBrazilian } from './second/brazilian.ts'
import { portuguese as secondPortuguese } from './second/portuguese.ts'
import { english as thirdEnglish } from './third/english.ts'
import { spanish as thirdSpanish } from './third/spanish.ts'
import { brazilian as thirdBrazilian } from './third/brazilian.ts'
import { portuguese as thirdPortuguese } from './third/portuguese.ts'

export interface StrangersList {
  readonly list: 'first' | 'second' | 'third'
  readonly language: Language
  readonly phrasings: Phrasings
}

export const STRANGERS: readonly StrangersList[] = [
  { list: 'first', language: 'pt-BR', phrasings: firstBrazilian },
  { list: 'first', language: 'pt-PT', phrasings: firstPortuguese },
  { list: 'first', language: 'es', phrasings: firstSpanish },
  { list: 'first', language: 'en', phrasings: firstEnglish },
  { list: 'second', language: 'pt-BR', phrasings: secondBrazilian },
  { list: 'second', language: 'pt-PT', phrasings: secondPortuguese },
  { list: 'second', language: 'es', phrasings: secondSpanish },
  { list: 'second', language: 'en', phrasings: secondEnglish },
  { list: 'third', language: 'pt-BR', phrasings: thirdBrazilian },
  { list: 'third', language: 'pt-PT', phrasings: thirdPortuguese },
  { list: 'third', language: 'es', phrasings: thirdSpanish },
  { list: 'third', language: 'en', phrasings: thirdEnglish },
]

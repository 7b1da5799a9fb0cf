import type { Language } from '#phrases/shape.ts'
import { isGrave, labelOf } from './label.ts'
import { isMeant, listPhrasings, type Phrasing, type Phrasings } from './phrasings/phrasing.ts'
import { understand } from './understand.ts'

export interface Miss extends Phrasing {
  readonly got: string
  /** Understood as about money or deletion when it was not meant so. */
  readonly isGrave: boolean
}

export interface Judgement {
  readonly count: number
  readonly misses: readonly Miss[]
}

/** Measures how well a table of phrasings is understood. */
export function judgePhrasings(table: Phrasings, language: Language): Judgement {
  const phrasings = listPhrasings(table, language)
  const misses = phrasings.flatMap((phrasing) => {
    const { intent } = understand(phrasing.text, phrasing.about)
    const got = labelOf(intent)
    return isMeant(got, phrasing) ? [] : [{ ...phrasing, got, isGrave: isGrave(got) }]
  })
  return { count: phrasings.length, misses }
}

/** Formats a miss as one line. */
export function reportMiss({ text, labels, about, got }: Miss): string {
  const photo = about.hasPhoto ? ' +photo' : ''
  const expecting = about.expecting ? ` ?${about.expecting}` : ''
  return `${labels.join('|')}${photo}${expecting}: "${text}" → ${got}`
}

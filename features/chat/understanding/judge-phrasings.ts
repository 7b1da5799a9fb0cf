import type { Language } from '#phrases/shape.ts'
import { isGrave, labelOf } from './label.ts'
import { isMeant, listPhrasings, type Phrasing, type Phrasings } from './phrasings/phrasing.ts'
import { understand } from './understand.ts'

export interface Miss extends Phrasing {
  readonly got: string
  /** Money or deletion was understood where none was meant. */
  readonly isGrave: boolean
}

export interface Judgement {
  readonly count: number
  readonly misses: readonly Miss[]
}

/** How well a table of phrasings is understood. */
export function judgePhrasings(table: Phrasings, language: Language): Judgement {
  const phrasings = listPhrasings(table, language)
  const misses = phrasings.flatMap((phrasing) => {
    const { intent } = understand(phrasing.text, phrasing.about)
    const got = labelOf(intent)
    return isMeant(got, phrasing) ? [] : [{ ...phrasing, got, isGrave: isGrave(got) }]
  })
  return { count: phrasings.length, misses }
}

/** One line for one miss. */
export function reportMiss({ text, labels, about, got }: Miss): string {
  const photo = about.hasPhoto ? ' +photo' : ''
  const expecting = about.expecting ? ` ?${about.expecting}` : ''
  return `${labels.join('|')}${photo}${expecting}: "${text}" → ${got}`
}

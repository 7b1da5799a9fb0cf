import type { About, Expectation } from '../intent.ts'
import type { Language } from '#phrases/shape.ts'

/**
 * What people type, one phrasing per line, under its meaning: a label (see `labelOf`) or the beginning of one, or several
 * separated by `|` when either is right; then `+photo` if it comes with a photo, and for example `?confirmation` for the
 * question it answers.
 */
export type Phrasings = Readonly<Record<string, string | readonly string[]>>

export interface Phrasing {
  readonly text: string
  readonly labels: readonly string[]
  readonly about: About
}

const EXPECTATIONS: readonly Expectation[] = ['agreement', 'confirmation', 'choice', 'words', 'message']

/** @throws Error for a key that cannot be parsed */
export function listPhrasings(table: Phrasings, languageHint: Language): readonly Phrasing[] {
  return Object.entries(table).flatMap(([key, lines]) => {
    const [labels = '', ...circumstances] = key.split(' ')
    const expecting = EXPECTATIONS.find((one) => circumstances.includes(`?${one}`))
    const hasPhoto = circumstances.includes('+photo')
    if (circumstances.length !== Number(hasPhoto) + Number(expecting !== undefined))
      throw new Error(`cannot read the key "${key}"`)
    const about = { hasPhoto, languageHint, ...(expecting && { expecting }) }
    const texts = typeof lines === 'string' ? lines.split('\n') : lines
    return texts
      .map((text) => text.trim())
      .filter(Boolean)
      .map((text) => ({ text, labels: labels.split('|'), about }))
  })
}

/** Whether a label is one of the expected ones, or a kind of one. */
export function isMeant(label: string, { labels }: Phrasing): boolean {
  return labels.some((meant) => label === meant || label.startsWith(`${meant}:`))
}

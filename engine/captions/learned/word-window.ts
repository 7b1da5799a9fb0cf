/** Slots of a word for taggers, from the words around it: numbers instead of texts, since there are some two hundred for each word. */
import type { Looked } from './features.ts'
import { hashText, slotOf, TAGGER_SLOTS } from './tagger.ts'

/** A word, by the hashes of its parts. */
export interface HashedWord {
  readonly key: number
  /** What kind of word it is, and whether it is said of a thing. */
  readonly sort: number
  readonly lastLetter: number
  readonly end2: number
  readonly end3: number
  readonly beginning: number
  readonly isPrice: boolean
  readonly isVerb: boolean
}

const BEGINNING = 4

export function hashWords(looked: readonly Looked[]): HashedWord[] {
  return looked.map(hashWord)
}

function hashWord({ key, kind, isQuality, isPrice }: Looked): HashedWord {
  return {
    key: hashText(key),
    sort: hashText(isQuality ? `${kind}+` : kind),
    lastLetter: hashText(key.slice(-1)),
    end2: hashText(key.slice(-2)),
    end3: hashText(key.slice(-3)),
    beginning: hashText(key.slice(0, BEGINNING)),
    isPrice,
    isVerb: kind === 'verb',
  }
}

export const EDGE = hashWord({ key: '^', kind: '^', isQuality: false, isPrice: false })

/** The words of a line from one of them: 0 is the word itself, −1 the one before. */
export type WordAt = (offset: number) => HashedWord

export function windowAt(words: readonly HashedWord[], at: number): WordAt {
  return (offset) => words[at + offset] ?? EDGE
}

/** A name of a feature as the number that its slots begin with. */
export const feature = (name: string): number => hashText(name)

const [KEY, SORT, END] = [feature('key'), feature('sort'), feature('end')]

/** Each word by itself. */
export function singles(word: WordAt, offsets: readonly number[]): number[] {
  return offsets.flatMap((at) => {
    const { key, sort, end3 } = word(at)
    return [slotOf(KEY, at, key), slotOf(SORT, at, sort), slotOf(END, at, end3)]
  })
}

const PAIRS = ['kk', 'ss', 'ks', 'sk', 'ee', 'se', 'es'].map(feature)

/** Two words together, by what they are and by how they end. */
export function pairs(word: WordAt, offsets: readonly (readonly [number, number])[]): number[] {
  const [kk = 0, ss = 0, ks = 0, sk = 0, ee = 0, se = 0, es = 0] = PAIRS
  return offsets.flatMap(([from, to]) => {
    const place = from * TAGGER_SLOTS + to
    const [one, other] = [word(from), word(to)]
    return [
      slotOf(kk, place, one.key, other.key),
      slotOf(ss, place, one.sort, other.sort),
      slotOf(ks, place, one.key, other.sort),
      slotOf(sk, place, one.sort, other.key),
      slotOf(ee, place, one.end2, other.end2),
      slotOf(se, place, one.sort, other.end3),
      slotOf(es, place, one.end3, other.sort),
    ]
  })
}

const ROW = feature('row')

/** Several words together, by their sorts. */
export function sortRows(word: WordAt, rows: readonly (readonly number[])[]): number[] {
  return rows.map((row, index) => slotOf(ROW, index, ...row.map((at) => word(at).sort)))
}

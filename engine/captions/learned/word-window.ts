/** Features of a word from the words around it, for taggers. */
import type { Looked } from './features.ts'

/** The words of a line from one of them: 0 is the word itself, −1 the one before. */
export interface WordWindow {
  readonly key: (offset: number) => string
  /** What kind of word it is, and whether it is said of a thing. */
  readonly sort: (offset: number) => string
  readonly end: (offset: number, length: number) => string
  readonly isPrice: (offset: number) => boolean
}

const EDGE: Looked = { key: '^', kind: '^', isQuality: false, isPrice: false }

export function windowAt(looked: readonly Looked[], at: number): WordWindow {
  const word = (offset: number): Looked => looked[at + offset] ?? EDGE
  return {
    key: (offset) => word(offset).key,
    sort: (offset) => sortOf(word(offset)),
    end: (offset, length) => word(offset).key.slice(-length),
    isPrice: (offset) => word(offset).isPrice,
  }
}

export const sortOf = ({ kind, isQuality }: Looked): string => (isQuality ? `${kind}+` : kind)

/** Each word by itself. */
export function singles({ key, sort, end }: WordWindow, offsets: readonly number[]): string[] {
  return offsets.flatMap((at) => [`k${at} ${key(at)}`, `s${at} ${sort(at)}`, `e${at} ${end(at, ENDING)}`])
}

const ENDING = 3

/** Two words together, by what they are and by how they end. */
export function pairs({ key, sort, end }: WordWindow, offsets: readonly (readonly [number, number])[]): string[] {
  return offsets.flatMap(([one, other]) => {
    const place = `${one}${other} `
    return [
      `kk${place}${key(one)} ${key(other)}`,
      `ss${place}${sort(one)} ${sort(other)}`,
      `ks${place}${key(one)} ${sort(other)}`,
      `sk${place}${sort(one)} ${key(other)}`,
      `ee${place}${end(one, 2)} ${end(other, 2)}`,
      `se${place}${sort(one)} ${end(other, ENDING)}`,
      `es${place}${end(one, ENDING)} ${sort(other)}`,
    ]
  })
}

/** Several words together, by their sorts. */
export function sortRows({ sort }: WordWindow, rows: readonly (readonly number[])[]): string[] {
  return rows.map((row) => `r${row.join('')} ${row.map(sort).join(' ')}`)
}

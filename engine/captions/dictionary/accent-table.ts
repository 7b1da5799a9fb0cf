/**
 * Words by how they are typed without accents and capitals. They are lines of Latin-1 in a buffer: half a million strings would take ten
 * times the memory.
 */

export interface Accented {
  /** With its accents; with its capitals where it is a name. May be of several words. */
  readonly word: string
  /** `verb`: without its accents it is a form of a verb as well ("publica"). `person`: somebody may spell it without ("Lucia"). */
  readonly doubt?: Doubt
}

export type Doubt = 'verb' | 'person'

export interface AccentTable {
  readonly lines: Uint8Array
  /** Where each line begins, and where one after the last would. */
  readonly starts: Uint32Array
}

const SIGNS: Readonly<Record<Doubt, string>> = { verb: '~', person: '&' }
const DOUBTS: ReadonlyMap<string, Doubt> = new Map([
  [SIGNS.verb, 'verb'],
  [SIGNS.person, 'person'],
])
const NEW_LINE = 0x0a

const IS_PLAIN = /^[ -~]*$/u
const MARKS = /\p{M}+/gu

/** Without accents, in lower case. */
export function keyOf(word: string): string {
  // most words are typed without any
  return IS_PLAIN.test(word) ? word.toLowerCase() : word.normalize('NFD').replace(MARKS, '').toLowerCase()
}

export function writeTable(words: ReadonlyMap<string, Accented>): Uint8Array {
  const lines = [...words]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { word, doubt }]) => `${doubt === undefined ? '' : SIGNS[doubt]}${word}\n`)
  return Uint8Array.from(lines.join(''), (letter) => letter.charCodeAt(0))
}

export function parseTable(lines: Uint8Array): AccentTable {
  let ends = 0
  for (const byte of lines) ends += Number(byte === NEW_LINE)
  const starts = new Uint32Array(ends + 1)
  let from = 0
  for (let index = 1; index <= ends; index++) {
    from = lines.indexOf(NEW_LINE, from) + 1
    starts[index] = from
  }
  return { lines, starts }
}

/** @param key of `keyOf`; takes about a microsecond */
export function findAccented(table: AccentTable, key: string): Accented | undefined {
  let from = 0
  let to = table.starts.length - 1
  while (from < to) {
    const middle = (from + to) >> 1
    const order = compareAt(table, middle, key)
    if (order === 0) return lineAt(table, middle)
    if (order < 0) from = middle + 1
    else to = middle
  }
  return undefined
}

/** `keyOf` of each letter of Latin-1, which is one letter, too. */
const KEY_CODES = Uint8Array.from({ length: 256 }, (_, code) => keyOf(String.fromCharCode(code)).charCodeAt(0))

/** Below 0 where the word of a line is before the key; reads the letters where they are, since a search makes twenty comparisons. */
function compareAt({ lines, starts }: AccentTable, index: number, key: string): number {
  const end = (starts[index + 1] ?? 1) - 1
  let at = starts[index] ?? 0
  if (DOUBTS.has(String.fromCharCode(lines[at] ?? 0))) at += 1
  for (let place = 0; place < key.length; place++, at++) {
    const order = at < end ? (KEY_CODES[lines[at] ?? 0] ?? 0) - key.charCodeAt(place) : -1
    if (order !== 0) return order
  }
  return at < end ? 1 : 0
}

function lineAt({ lines, starts }: AccentTable, index: number): Accented {
  const line = String.fromCharCode(...lines.subarray(starts[index], (starts[index + 1] ?? 1) - 1))
  const doubt = DOUBTS.get(line.charAt(0))
  return doubt === undefined ? { word: line } : { word: line.slice(1), doubt }
}

/** Lines as they are posted, and what of them is typed in a hurry: ` / ` begins a new line, `{avisa que}` is told to us. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '#engine/types.ts'
import { MARK } from './mark-features.ts'
import { TOLD } from './order-features.ts'

export interface FinishedLine {
  /** Without marks, without signs of money, and without the capitals that sentences begin with. */
  readonly words: readonly string[]
  readonly prices: readonly boolean[]
  /** The mark before each word, by `MARK`; the last one ends the line. */
  readonly marks: Uint8Array
  /** For whom each word is, by `TOLD`. */
  readonly told: Uint8Array
}

const FOLDER = `${import.meta.dirname}/../examples/`
const PRICED = '¤'
const MARKS = /[,:;.?!…]{1,3}$/u
/** Where what is told to us begins or ends, what is left out in a hurry, or a word with its mark. */
const PART = /[{}]|\[[^\]]{1,20}\]|[^\s{}]+/gu
const IS_BREAK = /^[{}/]$/u
const LEFT_OUT = /^\[/u

/** All files of a language, in the order of their names. */
export function readFinished(language: Language): FinishedLine[] {
  const folder = `${FOLDER}${language}/`
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readFileSync(`${folder}${name}`, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map(readFinishedLine)
}

export function readFinishedLine(line: string): FinishedLine {
  const words: string[] = []
  const prices: boolean[] = []
  const marks: number[] = []
  const told: number[] = []
  let mark: number = MARK.none
  let reader: number = TOLD.readers
  for (const part of withPricesMarked(line).match(PART) ?? []) {
    if (IS_BREAK.test(part)) mark = Math.max(mark, MARK.stop)
    if (part === '{') reader = TOLD.us
    if (part === '}') reader = TOLD.readers
    if (IS_BREAK.test(part) || LEFT_OUT.test(part)) continue
    const typed = MARKS.exec(part)?.[0] ?? ''
    const text = part.slice(0, part.length - typed.length)
    const isFirst = words.length === 0 || mark >= MARK.stop
    words.push(isFirst ? withoutCapital(text.replaceAll(PRICED, '')) : text.replaceAll(PRICED, ''))
    prices.push(text.startsWith(PRICED))
    marks.push(mark)
    told.push(reader)
    mark = markOf(typed)
  }
  return { words, prices, marks: Uint8Array.from([...marks, Math.max(mark, MARK.stop)]), told: Uint8Array.from(told) }
}

/** What is left for readers, with the marks between. */
export function withoutOrders({ words, prices, marks, told }: FinishedLine): FinishedLine {
  const kept = [...words.keys()].filter((at) => told[at] === TOLD.readers)
  const strongestBefore = (at: number) => Math.max(...marks.subarray((kept[at - 1] ?? -1) + 1, (kept[at] ?? words.length) + 1))
  return {
    words: kept.map((at) => words[at] ?? ''),
    prices: kept.map((at) => prices[at] ?? false),
    marks: Uint8Array.from([...kept.keys(), kept.length], strongestBefore),
    told: new Uint8Array(kept.length),
  }
}

/** A colon joins a price to its thing. */
function markOf(typed: string): number {
  if (typed.includes('?')) return MARK.question
  if (/[.!…]/u.test(typed)) return MARK.stop
  return /[,;]/u.test(typed) ? MARK.comma : MARK.none
}

/** The capital that a sentence begins with is not there in a hurry, and would tell where it begins. */
function withoutCapital(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Nobody types what opens a question in a hurry. */
function withPricesMarked(line: string): string {
  return line
    .replaceAll(/[¿¡]/gu, '')
    .replaceAll(/(?:R\$|US\$|S\/) ?(?=\d)|[$€£] ?(?=\d)/gu, PRICED)
    .replaceAll(/(?<![\d.,])(\d[\d.,]{0,12}) ?€/gu, `${PRICED}$1`)
}

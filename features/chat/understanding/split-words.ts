import { cleanText, foldText } from '#engine/backdrop-description/clean-text.ts'
import { DENIED_BY_NUM, JOINED, SHORT_FORMS } from './lexicon/small-words.ts'
import type { BaseLanguage } from '#phrases/languages.ts'

/** Wishes come before this position; only the text for a caption may be longer. */
const READ_LIMIT = 2000

/** A normalised word and its position in the text. */
export interface Word {
  /** Lower case, without accents and repeated letters, with short forms expanded. */
  readonly folded: string
  readonly from: number
  readonly to: number
  /** Increases at every punctuation mark: a thought rarely continues past one. */
  readonly segment: number
}

/** Times, ratios and dates stay whole ("18:30", "9x16", "25/12"); an emoji is a word, and so is "#" alone. */
const WORD =
  /\d+(?:[:.,hx/]\d+)*\p{L}*|[\p{L}\p{M}]+(?:['’]\p{L}+)*|\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0f]*(?:\u200d\p{Extended_Pictographic}\ufe0f?)*|#(?![\p{L}\p{N}])|^\s*\?+\s*$/giu
const STOP = /[,;:.!?()[\]\n|…–—]|\s-\s/u
/** "oiiii", "nãooo": letters repeated for emphasis. */
const LONG_LETTERS = /(\p{L})\1{2,}/gu

/** The text without invisible characters; positions of words refer to it. */
export function readableText(text: string): string {
  return cleanText(text, READ_LIMIT)
}

/** @param text as returned by `readableText` */
export function splitWords(text: string, baseLanguage: BaseLanguage): readonly Word[] {
  const words: Word[] = []
  let end = 0
  let segment = 0
  for (const { 0: typed, index } of text.matchAll(WORD)) {
    if (STOP.test(text.slice(end, index))) segment += 1
    end = index + typed.length
    const place = { from: index, to: end, segment }
    for (const folded of spellOut(typed, baseLanguage)) words.push({ folded, ...place })
    joinLast(words)
  }
  return words
}

function spellOut(typed: string, baseLanguage: BaseLanguage): string[] {
  const folded = foldText(typed.trim())
    .replaceAll(/['’]/g, '')
    .replaceAll(LONG_LETTERS, '$1')
    .replace(/^(\d+)x(\d+)$/, '$1:$2')
  return (SHORT_FORMS[baseLanguage].get(folded) ?? folded).split(' ')
}

function joinLast(words: Word[]): void {
  const [one, two] = words.slice(-2)
  if (!one || !two) return
  if (one.folded === 'num' && DENIED_BY_NUM.test(two.folded)) words.splice(-2, 1, { ...one, folded: 'nao' })
  const joined = JOINED.get(`${one.folded} ${two.folded}`)
  if (joined !== undefined) words.splice(-2, 2, { folded: joined, from: one.from, to: two.to, segment: one.segment })
}

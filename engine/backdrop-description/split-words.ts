import { cleanText, foldText } from './clean-text.ts'

/** Longest description that is read. */
export const WORDS_LIMIT = 500

export interface Word {
  /** Without case and accents. */
  readonly folded: string
  readonly from: number
  readonly to: number
  /** Whether a comma, a full stop or the like comes before it. */
  readonly isAfterBreak: boolean
  /** Typed with a capital within a sentence: no slip of ours to mend, "Paraty" is no party. */
  readonly isName: boolean
}

export interface SplitText {
  readonly text: string
  readonly words: readonly Word[]
}

const WORD = /(?<![\p{L}\p{N}])(?:[csp]|w|w\/o)\/(?!\p{N})|[\p{L}\p{N}\p{M}]+(?:['’](?=\p{L})\p{L}+)?/giu
/** As people type on a phone, without case and accents. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['c/', 'com'],
  ['s/', 'sem'],
  ['p/', 'para'],
  ['w/', 'with'],
  ['w/o', 'without'],
  ['w/o/', 'without'],
  ['c', 'com'],
  ['p', 'para'],
  ['pq', 'porque'],
  ['q', 'que'],
  ['fdo', 'fundo'],
  ['bco', 'branco'],
  ['pto', 'preto'],
  ['rsa', 'rosa'],
  ['mrmore', 'marmore'],
  ['mto', 'muito'],
  ['bg', 'background'],
  ['bkg', 'background'],
  ['bkgd', 'background'],
  // with its cedilla it is a fruit, without it a stretcher
  ['maça', 'macafruta'],
  ['maçã', 'macafruta'],
  ['maçãs', 'macafruta'],
  ['maças', 'macafruta'],
])
const BREAK = /[,;:.!?()[\]\n/|]/u

/** Splits a description into words with their position in the text; hyphens separate words but not phrases. */
export function splitWords(description: string): SplitText {
  const text = cleanText(description, WORDS_LIMIT)
  let end = 0
  const words = Array.from(text.matchAll(WORD), (match): Word => {
    const isAfterBreak = BREAK.test(text.slice(end, match.index))
    end = match.index + match[0].length
    const folded = foldText(match[0]).replaceAll(/['’]/g, '')
    const typed = match[0].normalize('NFC').toLowerCase()
    const isName = match.index > 0 && !isAfterBreak && /^\p{Lu}\p{Ll}/u.test(match[0])
    return {
      folded: SHORT_FORMS.get(typed) ?? SHORT_FORMS.get(folded) ?? folded,
      from: match.index,
      to: end,
      isAfterBreak,
      isName,
    }
  })
  return { text, words }
}

/** FNV-1a over the folded words, so that case, accents and commas do not change the picture. */
export function seedOf({ words }: SplitText): number {
  let hash = 0x811c9dc5
  for (const character of words.map((word) => word.folded).join(' ')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

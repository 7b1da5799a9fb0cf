import type { BaseLanguage } from '#phrases/languages.ts'

/** How a word of the lexicon is written for several, the usual form first. */
export const PLURALS: Readonly<Record<BaseLanguage, (word: string) => string[]>> = {
  pt: (word) => {
    if (/[aeiou]$/.test(word)) return [`${word}s`, ...(word.endsWith('ao') ? [`${word.slice(0, -2)}oes`] : [])]
    if (word.endsWith('m')) return [`${word.slice(0, -1)}ns`]
    return /[aou]l$/.test(word) ? [`${word.slice(0, -1)}is`] : [`${word}es`]
  },
  es: (word) => {
    if (/[aeiou]$/.test(word)) return [`${word}s`, ...(word.endsWith('ao') ? [`${word.slice(0, -2)}oes`] : [])]
    return [`${word}es`]
  },
  en: (word) => [`${word}s`, ...(/(?:s|sh|ch|x)$/.test(word) ? [`${word}es`] : [])],
}

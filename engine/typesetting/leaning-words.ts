import type { BaseLanguage } from '#phrases/languages.ts'

/** Words that belong to the next one: a line does not end with them if possible. */
const LEANING: Readonly<Record<BaseLanguage, string>> = {
  pt: 'a e o à as os um uma de da do das dos em no na com por para pra ou',
  es: 'a e o y el la los las un una de en con por para',
  en: 'a the an of to in and or for',
}

/** People mix languages in a headline. */
const WORDS = new Set(Object.values(LEANING).flatMap((line) => line.split(' ')))

export function isLeaning(word: string): boolean {
  return WORDS.has(word.toLowerCase())
}

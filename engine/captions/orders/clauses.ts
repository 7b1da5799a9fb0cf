/** The sentences and clauses of a message as she parted them. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { findFacts } from '../find-facts.ts'

/** A sentence with the mark and the blanks behind it. */
export const SENTENCE = /(?:[^.!?…\n]|[.!?](?=[^\s.!?…])){1,500}[.!?…]{0,9}\s{0,3}/gu
/** A clause with its comma, or with the signs that end it. */
export const CLAUSE =
  /(?:[^,;\p{Extended_Pictographic}]|[,;](?=\S)){1,500}(?:[,;]\s{0,3}|[\p{Extended_Pictographic}\ufe0f\u200d\s]{1,30})?|[\p{Extended_Pictographic}\ufe0f\u200d\s]{1,30}/gu
export const END = /[\s.,;!?…]{0,12}$/u

export function sentenceBehind(former: string, text: string): string {
  return former === '' ? text : `${former.replace(END, '')}. ${text}`
}

/** A number, a coin, a day or an offer: it is never left out, whatever was told. */
export function hasFact(text: string, language: BaseLanguage): boolean {
  return /[\d€£$%]/u.test(text) || findFacts(text, language).length > 0
}

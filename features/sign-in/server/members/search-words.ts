import { foldText } from '#platform/fold-text.ts'

/** Digits as phones are written, between words or alone; in the middle of an e-mail they are a part of it. */
const PHONE = /(?<![\p{L}\d@._(-])\+?[\d(][\d\s().-]{6,24}\d(?![\p{L}\d@_])/gu
/** What people put before a whole number: the zero of a long-distance call, or two of one from abroad. */
const TRUNK_ZEROS = /^0+(?=\d{10})/
/** "tel:" says what follows, and is in nobody's name; where nothing follows, it is what is sought. */
const LABEL = /^\p{L}+:$/u
/** Phones write one sign, keyboards another: names are looked for on either side of it. */
const APART = /[\s'’‘`´]+/u

/** What of a search must stand in somebody's name, phone or e-mail, each on its own. A phone however it is written is one word of digits. */
export function readSearchWords(text: string): readonly string[] {
  if (/^[\d\s()+.-]+$/.test(text)) return [digitsOf(text)]
  const phones = (text.match(PHONE) ?? []).map(digitsOf)
  const words = foldText(text.replaceAll(PHONE, ' '))
    .split(APART)
    .filter((word) => word !== '')
  const told = [...words.filter((word) => !LABEL.test(word)), ...phones]
  return told.length > 0 ? told : words
}

function digitsOf(written: string): string {
  return written.replaceAll(/\D/g, '').replace(TRUNK_ZEROS, '')
}

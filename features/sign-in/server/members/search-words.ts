import { foldText } from '#platform/fold-text.ts'

/** Digits written as a phone, between words or alone; inside an e-mail address they belong to the address. */
const PHONE = /(?<![\p{L}\d@._(-])\+?[\d(][\d\s().-]{6,24}\d(?![\p{L}\d@_])/gu
/** Prefixes of a whole number: the zero of a long-distance call, or two zeros of an international one. */
const TRUNK_ZEROS = /^0+(?=\d{10})/
/** A label such as "tel:" describes what follows and is in no name; if nothing follows, it is the search itself. */
const LABEL = /^\p{L}+:$/u
/** Phones and keyboards write different apostrophes, so names are split at them. */
const APART = /[\s'’‘`´]+/u

/** The parts of a search that must each occur in the name, phone or e-mail. A phone in any format is one word of digits. */
export function readSearchWords(text: string): readonly string[] {
  if (/^[\d\s()+.-]+$/.test(text)) return [digitsOf(text)]
  const phones = (text.match(PHONE) ?? []).map(digitsOf)
  const words = foldText(text.replaceAll(PHONE, ' '))
    .split(APART)
    .filter((word) => word !== '')
  const telling = [...words.filter((word) => !LABEL.test(word)), ...phones]
  return telling.length > 0 ? telling : words
}

function digitsOf(written: string): string {
  return written.replaceAll(/\D/g, '').replace(TRUNK_ZEROS, '')
}

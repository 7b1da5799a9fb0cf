import type { BaseLanguage } from '#phrases/languages.ts'
import { capitalise } from '../tidy-sentences.ts'

/** Spanish questions and exclamations open with their mark. */
export function openQuestions(told: string, baseLanguage: BaseLanguage): string {
  if (baseLanguage !== 'es') return told
  return told
    .split(/(?<=[.!?…] )/u)
    .map(withOpening)
    .join('')
}

function withOpening(sentence: string): string {
  if (/\?\s?$/u.test(sentence) && !sentence.includes('¿')) return opened(sentence)
  // in the middle of a sentence nobody knows where the exclamation begins
  const marks = /^[\p{L}\p{N}][^!?¡¿]*?(!{1,9})\s?$/u.exec(sentence)?.[1] ?? ''
  return `${'¡'.repeat(marks.length)}${sentence}`
}

const ASKED_LAST = ', quien '

/** The mark stands where the question begins: "queda un hueco, ¿quién lo quiere?". */
function opened(sentence: string): string {
  const at = sentence.lastIndexOf(ASKED_LAST)
  return at < 0 ? `¿${accented(sentence)}` : `${sentence.slice(0, at)}, ¿quién ${sentence.slice(at + ASKED_LAST.length)}`
}

/** What asks has an accent. */
const ASKING: Readonly<Record<string, string>> = {
  Que: 'Qué',
  Quien: 'Quién',
  Cuales: 'Cuáles',
  Cuantos: 'Cuántos',
  Cuantas: 'Cuántas',
  Cual: 'Cuál',
  Cuanto: 'Cuánto',
  Donde: 'Dónde',
  Como: 'Cómo',
  Cuando: 'Cuándo',
}

/** "A que hora", "y cual". */
const LED_ASKING = /(?<=^(?:A|De|En|Con|Por|Para|Y|Hasta|Desde) )\p{L}+/u

function accented(sentence: string): string {
  return sentence
    .replace(/^\p{L}+/u, (word) => ASKING[word] ?? word)
    .replace(LED_ASKING, (word) => ASKING[capitalise(word)]?.toLowerCase() ?? word)
}

/** Expands the tables' short notation into the forms that people type. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { ENDINGS, CLITICS, CARRIES_CLITICS } from './lexicon/endings.ts'

/** "apag~ar" → "apaga", "apagar", "apague" …; any other word → itself. */
export function inflect(word: string, baseLanguage: BaseLanguage | 'any'): string[] {
  const [stem = '', ending] = word.split('~')
  if (ending === undefined || baseLanguage === 'any') return [word]
  const forms = (ENDINGS[baseLanguage][ending] ?? []).map((tail) => softenStem(stem, tail, ending) + tail)
  const clitics = CLITICS[baseLanguage]
  return forms.flatMap((form) => (CARRIES_CLITICS.test(form) ? [form, ...clitics.map((clitic) => form + clitic)] : [form]))
}

/** Changes the spelling to keep the sound: "trocar" → "troque", "apagar" → "apague", "corrigir" → "corrija". */
function softenStem(stem: string, tail: string, ending: string): string {
  const isFront = /^[ei]/.test(tail)
  if (ending === 'ar' && isFront) {
    if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`
    if (stem.endsWith('g')) return `${stem}u`
    if (stem.endsWith('z')) return `${stem.slice(0, -1)}c`
  }
  return stem
}

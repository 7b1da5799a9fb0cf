/** Expands the tables' short notation into the forms that people type. */
import type { BaseLanguage } from '#phrases/languages.ts'

/** The forms used to request an action. Forms that report one ("cancelou") are left out: they order nothing. */
const ENDINGS: Readonly<Record<BaseLanguage, Readonly<Record<string, readonly string[]>>>> = {
  pt: {
    ar: ['a', 'ar', 'e', 'em', 'am', 'o', 'as', 'es', 'ando', 'arem', 'aria', 'ares'],
    er: ['e', 'er', 'a', 'am', 'em', 'o', 'es', 'as', 'endo', 'erem', 'eres'],
    ir: ['e', 'i', 'ir', 'a', 'am', 'em', 'o', 'es', 'is', 'as', 'indo', 'irem', 'ires'],
  },
  es: {
    ar: ['a', 'ar', 'e', 'en', 'an', 'o', 'as', 'es', 'ando', 'alo', 'ala'],
    er: ['e', 'er', 'a', 'an', 'en', 'o', 'es', 'as', 'iendo'],
    ir: ['e', 'i', 'ir', 'a', 'an', 'en', 'o', 'es', 'as', 'is', 'iendo'],
  },
  // its tables list every form
  en: {},
}

/** Spanish attaches its pronouns ("cámbialo", "pónmela"); Portuguese hyphens split into separate words. */
const CLITICS = ['la', 'lo', 'las', 'los', 'me', 'le', 'les', 'te', 'se', 'nos', 'melo', 'mela', 'melos', 'melas', 'noslo']
const CARRIES_CLITICS = /(?:[aei]r|[aei]|ando|iendo|en)$/

/** "apag~ar" → "apaga", "apagar", "apague" …; any other word → itself. */
export function inflect(word: string, baseLanguage: BaseLanguage | 'any'): string[] {
  const [stem = '', ending] = word.split('~')
  if (ending === undefined || baseLanguage === 'any') return [word]
  const forms = (ENDINGS[baseLanguage][ending] ?? []).map((tail) => softenStem(stem, tail, ending) + tail)
  if (baseLanguage !== 'es') return forms
  return forms.flatMap((form) => (CARRIES_CLITICS.test(form) ? [form, ...CLITICS.map((clitic) => form + clitic)] : [form]))
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

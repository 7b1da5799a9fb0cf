/** Endings of verbs. */
import type { BaseLanguage } from '#phrases/languages.ts'

/** A number, or an ending of a statement ("cancelei"): not a typing error of a request. */
export const TELLS = /\d|(?:ei|ou|aram|aron|aste|iste|[ai]d[oa]s?|eu|iu|led|ted|sed|ned)$/

/** The forms used to request an action. Forms that report one ("cancelou") are left out: they order nothing. */
export const ENDINGS: Readonly<Record<BaseLanguage, Readonly<Record<string, readonly string[]>>>> = {
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

/** Pronouns that are attached to a verb: "cámbialo", "pónmela". Portuguese hyphens split into separate words. */
export const CLITICS: Readonly<Record<BaseLanguage, readonly string[]>> = {
  pt: [],
  es: ['la', 'lo', 'las', 'los', 'me', 'le', 'les', 'te', 'se', 'nos', 'melo', 'mela', 'melos', 'melas', 'noslo'],
  en: [],
}

export const CARRIES_CLITICS = /(?:[aei]r|[aei]|ando|iendo|en)$/

import type { CueTable } from './cue-table.ts'

/** The names of the languages. */
export const BASE_LANGUAGE_NAMES = {
  inPortuguese: {
    pt: 'portugues, pt br, pt',
    es: 'portugues, brasileno',
    en: 'portuguese, brazilian',
  },
  inPortugalsPortuguese: {
    pt: 'portugues de portugal, portugues europeu, pt pt',
    es: 'portugues de portugal, portugues europeo',
    en: 'european portuguese, portuguese from portugal',
  },
  inSpanish: { pt: 'espanhol, castelhano', es: 'espanol, castellano', en: 'spanish, espanol' },
  inEnglish: { any: 'english', pt: 'ingles, americano', es: 'ingles', en: 'english' },
  speak: {
    pt: 'fal~ar, convers~ar, respond~er, escrev~er comigo, idioma, lingua, atende em, entend~er',
    es: 'habl~ar, respond~er, idioma, lengua, lenguaje, atiende en, entiend~er',
    en: 'speak, talk, reply, answer, respond, language, chat in, understand, message me in',
  },
} as const satisfies CueTable

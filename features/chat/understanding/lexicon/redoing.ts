/** Words around a redo, in every language. */
import { inAnyLanguage } from './any-base-language.ts'

export const PAST_TENSE = /(?:ou|eu|iu|aram|eram|iram|ed|aron|ieron)$/

export const LIST = inAnyLanguage({
  pt: 'lista opcoes catalogo',
  es: 'lista opciones catalogo',
  en: 'list options catalog catalogue',
})

/** Places in a caption where something can be added. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { inAnyLanguage } from './any-base-language.ts'

/** Words that lead to the caption: what comes before them is added to it. */
export const INTO = inAnyLanguage({
  pt: 'na no nas nos ao nessa nesta nesse',
  es: 'en al',
  en: 'in into to at on',
})

/** "Acrescenta à legenda", often without its accent. */
export const TO = inAnyLanguage({ pt: 'a', es: 'a la' })

/** Whether "a" before the caption leads to it. In English "a caption" is another caption. */
export const HAS_TO_WITHOUT_ACCENT: Readonly<Record<BaseLanguage, boolean>> = { pt: true, es: true, en: false }

/** Words between the verb and the caption: where in it, or which one. */
export const BETWEEN = inAnyLanguage({
  pt: 'na no nas nos ao nessa nesta a as o da do de dessa desta esta essa minha tambem',
  es: 'en al a la el del mi su tu esta esa tambien',
  en: 'in into to at on the of my your this that also too very',
})

export const END = inAnyLanguage({
  pt: 'fim final finalzinho ultima ultimo',
  es: 'fin final ultima ultimo',
  en: 'end bottom',
})

export const START = inAnyLanguage({
  pt: 'comeco inicio principio primeira',
  es: 'inicio principio comienzo primera',
  en: 'start beginning top',
})

export const LINE = inAnyLanguage({ pt: 'linha frase', es: 'linea frase', en: 'line' })

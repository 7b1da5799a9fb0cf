/** Where in a caption something is to be put. */
import { inAnyTongue } from './any-tongue.ts'

/** Lead to the caption: what comes before them goes into it. */
export const INTO = inAnyTongue({
  pt: 'na no nas nos ao nessa nesta nesse',
  es: 'en al',
  en: 'in into to at on',
})

/** "Acrescenta à legenda", often without its accent; in English that is another caption. */
export const TO = inAnyTongue({ pt: 'a', es: 'a la' })

/** Between the verb and the caption: where in it, or on which one. */
export const BETWEEN = inAnyTongue({
  pt: 'na no nas nos ao nessa nesta a as o da do de dessa desta esta essa minha tambem',
  es: 'en al a la el del mi su tu esta esa tambien',
  en: 'in into to at on the of my your this that also too very',
})

export const END = inAnyTongue({
  pt: 'fim final finalzinho ultima ultimo',
  es: 'fin final ultima ultimo',
  en: 'end bottom',
})

export const START = inAnyTongue({
  pt: 'comeco inicio principio primeira',
  es: 'inicio principio comienzo primera',
  en: 'start beginning top',
})

export const LINE = inAnyTongue({ pt: 'linha frase', es: 'linea frase', en: 'line' })

/** Words for more edits than the plan has, in every language. */
import { inAnyLanguage } from './any-base-language.ts'

export const GET =
  /^(?:ter|tener|get|buy|compr\p{L}{0,30}|consegu\p{L}{0,30}|consig\p{L}{0,30}|ganhar|ganar|obter|obten\p{L}{0,30}|adquir\p{L}{0,30}|contrat\p{L}{0,30}|recarreg\p{L}{0,30}|recarg\p{L}{0,30}|order|purchase|add|adicion\p{L}{0,30}|agreg\p{L}{0,30}|hago|fa[cz]\p{L}{0,30}|da|top)$/u

export const MORE = inAnyLanguage({
  pt: 'mais extra extras avulsa avulso avulsas avulsos adicional adicionais',
  es: 'mas extra extras adicional adicionales',
  en: 'more extra extras additional up',
})

export const EDITS = inAnyLanguage({
  pt: 'edicoes edicao credito creditos fotos imagens posts',
  es: 'ediciones edicion edicao edicoes credito creditos fotos imagenes posts',
  en: 'edit edits credit credits photos pictures pics posts',
})

/** Words that may follow without naming another object. */
export const LOOSE = inAnyLanguage({
  pt: 'por para favor agora esse mes me',
  es: 'por para favor ahora ese mes me',
  en: 'please now this month me of them',
})

export const SENT = /^(?:mand|envi|send|upload|sub[io]r)/

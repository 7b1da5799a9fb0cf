/** Words that introduce, join or end the text of a message, in every language. */
import { inAnyLanguage } from './any-base-language.ts'

/** Words that no scene contains. */
export const NO_SCENE =
  /R\$|[€$%]|\d\s{0,3}(?:reais|reales|euros|off|x1)|\b(?:feliz|felices|happy|agenda|vagas?|abert[oa]s?|abierto|open|encomendas?|entregas?|delivery|desconto|descuento|sale)\b/i

export const PREPOSITION = inAnyLanguage({ pt: 'por para de a', es: 'por para de a', en: 'at for' })

export const OF = inAnyLanguage({ pt: 'de da do das dos', es: 'de del', en: 'of' })

/** The colon or dash before a message: "legenda:", "change the caption to:". */
export const COLON = /^\s*(?:(?:\p{L}{1,5}\s*){0,2}|(?:que|that|i)\s[^:.,]{1,24}?)[:–—>]|^\s+-/iu

export const SAYS = inAnyLanguage({ pt: 'diz diga dizendo dizeres', es: 'dice diga diciendo', en: 'saying says say reads' })

export const LEAD_IN = inAnyLanguage({
  pt: 'que assim seguinte isso isto na no nela nele em cima foto imagem de diz diga dizendo dizeres os a as palavra palavras texto frase com sobre o por baixo dela dele',
  es: 'que de encima en la el ella arriba imagen dice diga diciendo a texto frase con sobre por',
  en: 'on it the photo picture image pic saying says say reads that this top of a as word words text with',
})

export const IS = /^\s+(?:é|eh|es|is)\s+/iu

export const PICTURE = inAnyLanguage({
  pt: 'foto imagem fotografia',
  es: 'foto imagen fotografia',
  en: 'photo picture pic image',
})

export const ON = inAnyLanguage({ pt: 'na nessa nesta em sobre cima', es: 'en sobre encima', en: 'on onto over in top' })

export const LEADS_TO_PICTURE = inAnyLanguage({
  pt: 'na nessa nesta em sobre cima a da de dessa desta essa esta minha',
  es: 'en sobre encima a la de esta esa mi',
  en: 'on onto over in top a the of this my',
})

export const CONTRAST = /^(.*?)\s(?:mas|porém|pero|but)\s+(.+)$/isu

/** Words that lead to the next wish. */
export const LINK = inAnyLanguage({
  pt: 'e com no na em o a um uma formato para tamanho',
  es: 'e y con en a un una el la formato para',
  en: 'and with in a the for on',
})

export const AMOUNT_OF_MONEY = /(?:r\$|€|\$|£)\s{0,3}\d|\d(?:[.,]\d\d)?\s{0,3}(?:reais|euros?|pesos)/iu

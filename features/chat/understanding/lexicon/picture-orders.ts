/** Words around an order for a picture, in every language. */
import { inAnyLanguage } from './any-base-language.ts'

export const BACKDROPS = /fund|cenario|fondo|background|backdrop/

export const THAT_ONE =
  /(?:^| )(?:o|aquele|el|ese) (?:de|da) \p{L}{1,30}|\bthe \p{L}{1,30} one\b|\b(?:use|with|choose|on) the \p{L}{1,30} (?:backdrop|background)\b/u

export const PLACE =
  /^(?:num |numa |em uma? |em cima d[eao] |sobre uma? |dentro d[eao] |encima de |sobre una? |en una? |dentro de |(?:on|in|at|by|against|under|among|outside|beside|inside|onto) (?:an?|some) )/

export const MOVED =
  /^(?:coloc\p{L}*|poe|por|ponh\p{L}*|pon|pong\p{L}*|ponme|ponle|pone\p{L}*|bot\p{L}+|met[ea]\p{L}*|imagin\p{L}*|queria|quero|quiero|quisiera|gostava|gostaria|parec\p{L}*|parezc\p{L}*|como|faz|put|place|stick|pop|set|sit|sitting|standing|leaning|like|imagine)$/u

export const ASKS_WHAT = inAnyLanguage({
  pt: 'quanto quanta quantos quantas quando onde quem porque',
  es: 'cuanto cuanta cuantos cuantas cuando donde quien porque',
  en: 'when where who why',
})

export const HOW_MUCH = inAnyLanguage({ en: 'much many long' })

export const ONLY = /^(?:so|solo|apenas|only|just|nomas)\b/

export const AND = inAnyLanguage({ pt: 'e', es: 'y e', en: 'and' })

export const FOR = inAnyLanguage({ pt: 'para sobre de do da', es: 'para sobre de del', en: 'for about' })

/** Words between "background" and its description. */
export const CONNECTORS = inAnyLanguage({
  pt: 'por pelo pela para pra com a de que seja as',
  es: 'por para con a de que sea',
  en: 'to with into for a as',
})

export const SEVERAL_BACKDROPS = inAnyLanguage({ pt: 'fundos cenarios', es: 'fondos escenarios', en: 'backgrounds backdrops' })

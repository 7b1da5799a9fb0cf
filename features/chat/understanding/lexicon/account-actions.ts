/** Words around a wish to leave, in every language. */
import { inAnyLanguage } from './any-base-language.ts'

export const REASON = inAnyLanguage({ pt: 'porque pois', es: 'porque', en: 'because since' })

export const IF = inAnyLanguage({ pt: 'se caso', es: 'si', en: 'if' })

export const KNOWS = inAnyLanguage({ pt: 'saber sabe sei me', es: 'saber sabe me', en: 'know me' })

export const THEIRS = inAnyLanguage({ pt: 'dela dele delas deles', en: 'her his their hers' })

export const OF = inAnyLanguage({ pt: 'da do de das dos', es: 'de del', en: 'of on from in with' })

export const NO_LONGER = inAnyLanguage({ pt: 'mais', es: 'mas', en: 'anymore again more longer' })

/** "Apaga a luz que essa foto brilha": what follows is another clause. */
export const THAT = inAnyLanguage({ pt: 'que', es: 'que', en: 'that which cause because' })

import { inAnyLanguage } from './any-base-language.ts'

/** Words between "caption" and what it should say. */
export const ABOUT = inAnyLanguage({
  pt: 'sobre falando dizendo contando anunciando avisando divulgando que fala fale diga acerca para pra por de do da dos das texto',
  es: 'sobre hablando diciendo contando anunciando avisando que hable acerca para por de del con texto',
  en: 'about saying for announcing telling that to says say the',
})

/** Those of them that mean nothing else. */
export const SURELY_ABOUT = inAnyLanguage({
  pt: 'sobre falando dizendo contando anunciando avisando divulgando fala fale diga acerca',
  es: 'sobre hablando diciendo contando anunciando avisando hable acerca',
  en: 'about saying announcing telling says',
})

/** How people ask for time: before another photo, or before an answer. */
import { inAnyLanguage } from './any-base-language.ts'

export const WAIT = inAnyLanguage({
  pt: 'espera espere pera perai esperem calma aguarda aguarde aguenta momento',
  es: 'espera espere esperame esperen calma aguarda aguanta momento',
  en: 'wait hold hang',
})

export const MORE = inAnyLanguage({
  pt: 'mais outra outro outras outros resto falta faltam faltou',
  es: 'mas otra otro otras otros resto falta faltan',
  en: 'more another other others rest',
})

/** Words for a short time: "um momentinho", "one sec". */
export const MOMENT = inAnyLanguage({
  any: 'brb min mins sec secs',
  pt: 'momento momentinho momentos minuto minutos minutinho minutinhos segundo segundos segundinho segundinhos instante instantes instantinho tempo tempinho pouco pouquinho bocadinho',
  es: 'momento momentito minuto minutos minutito segundo segundos segundito segunditos instante instantito tiempo poco poquito',
  en: 'moment moments minute minutes second seconds instant time',
})

/** One of those, or a few. */
export const COUNTED = inAnyLanguage({
  pt: 'um uns so mais pera espera',
  es: 'un unos solo mas espera',
  en: 'one a just more wait',
})

/** Words around a moment that add no other wish. */
export const AROUND_MOMENT = inAnyLanguage({
  any: '1 2 5 10 ok okay e',
  pt: 'um uma so me da dai de deixa ver pensar ja te lhe falo digo volto por favor ai la oi mais quero preciso que aqui eu',
  es: 'un una uno solo me da de dame deme deja dejame ver ves pensar pienso ya te vuelvo por favor mas quiero necesito que y aqui porfa ahi yo',
  en: 'one a an just me let give think see check right back on up please more want need some and i ill be in',
})

export const THINKS =
  /^(?:(?:ok|oi|hum|hm|ah|espera|pera|calma|wait) )*(?:deixa (?:me |eu )?(?:ver|pensar|pensar melhor)|vou (?:ver|pensar)|to pensando|estou a pensar|ja ja|ja volto|volto ja|dejame (?:ver|pensar|pensarlo)|estoy pensando|ahora vuelvo|ya vuelvo|let me (?:think|see|check)|thinking|ill be (?:right )?back)(?: aqui| ai| um pouco| un poco| about it)?$/u

/** Words that ask the caption's readers to wait, not us. */
export const TEASES =
  /\b(?:soon|for\s{1,3}it|por\s{1,3}ai|em\s{1,3}breve|logo\s{1,3}logo|muy\s{1,3}pronto|aguardem|esperem|esperen)\b/

/** A position in a series of photos: "1/3", "first of 4". */
export const PLACE =
  /^(?:foto |photo |la |a |the )?(?<place>\d{1,2}|primeir[ao]|primera?|first|1st|1[ao])(?:\/| (?:de|of) )(?<total>\d{1,2})$/

export const TO = inAnyLanguage({ pt: 'para pra pro', es: 'para', en: 'to' })

export const PHOTO = inAnyLanguage({
  pt: 'foto fotos imagem imagens',
  es: 'foto fotos imagen imagenes',
  en: 'photo photos picture pictures',
})

/** Words for small changes to a caption: the former one, a correction, without emoji; in every language. */
import { inAnyLanguage } from './any-base-language.ts'

export const FORMER = inAnyLanguage({
  pt: 'anterior anteriores antiga antigo antes estava tava original primeira previa',
  es: 'anterior anteriores estaba previa vieja viejo original primera',
  en: 'was previous old former earlier original first',
})

export const UNDONE = /^(?:desfa\p{L}*|deshac\p{L}*|deshaz|undo|restaur\p{L}*|restore|revert)$/u

export const BACK =
  /^(?:volt\p{L}*|vuelv\p{L}*|volve\p{L}*|regres\p{L}*|retorn\p{L}*|restaur\p{L}*|recuper\p{L}*|desfa\p{L}*|deshac\p{L}*|back|undo|restore|revert|bring)$/u

export const PREFERRED =
  /^(?:prefir\p{L}*|prefer\p{L}*|prefier\p{L}*|quer\p{L}*|quier\p{L}*|want|liked?|gost\p{L}*|gust\p{L}*|melhor|mejor|better|usa|use|poe|pon|put|deixa|deja|keep|keeping)$/u

export const SLIP =
  /^(?:err[oa]s?|erro|errei|errad[oa]s?|error|errors|errores|typos?|mistakes?|misspelled|misspelling|spelling|ortografi\p{L}*|mal escrit[oa]|wrong|equivocad[oa]|correg\p{L}*|corrig\p{L}*|corrij\p{L}*|correct)$/u

export const TYPO = /^(?:typos?|misspelling|misspelled|spelling|ortografi\p{L}*)$/u

export const CORRECT = /^\s*(?:corrig|corrij|correct|correcti|correc[cç])\p{L}*\s*:/iu

export const FREE_OF = /^(?:sem|sin|without)$/

export const EMOJI = /^(?:emoji|emojis|emote|emotes|figurinhas?|carinhas?|caritas?|smileys?|smilies|emoticons?|emoticonos?)$/

export const WITHOUT_ANY =
  /^(?:sem|menos|tira|tirar|tire|retira|remove|remova|remover|apaga|nao|chega|nada|sin|quita|quitar|quitale|quitales|saca|sacale|sacar|no|less|fewer|without|dont|delete|drop|lose|take|cut|ditch|borra|elimina|demais|demasiad\p{L}{0,30}|muit[oa]s|many|much|excess\p{L}{0,30})$/u

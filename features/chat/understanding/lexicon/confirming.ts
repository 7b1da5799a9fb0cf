/** Words of a deliberate yes, in every language and without accents. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { inAnyLanguage } from './any-base-language.ts'

/** A clear yes in the four languages, without accents. */
export const YES = /^(?:s+i+m+|s+i+|y+e+s+|confirmo|confirmar|confirmado|confirmada|confirm|confirmed)$/

export const SMALL = inAnyLanguage({
  pt: 'a o as os e minha meu me esta essa esse este isso quero queria pode podes por favor pf pfv mesmo agora de da do com certeza seguro segura absoluta eu obrigado obrigada',
  es: 'a e el la lo los las y mi me esta este esa ese eso quiero puedes puede por favor ahora de del con seguro segura absoluta yo gracias',
  en: 'a as the it to and my me this that want i you can do go ahead please now sure thanks',
})

/** Words that count as a plain yes on their own, after the question whether to delete. */
export const DELETE = inAnyLanguage({ pt: 'excluir apagar eliminar deletar', es: 'eliminar borrar', en: 'delete erase' })

/** Names of the actions that are confirmed. */
export const ACTION_WORDS = {
  'cancel-subscription': /^(?:cancel\w*|encerr\w*|plano?|plan|assinatura|subscricao|suscripcion|subscription|mensalidade)$/,
  refund: /^(?:reembols\w*|devol\w*|refund\w*|dinheiro|dinero|money|back|volta|vuelta|estorn\w*)$/,
  'delete-account':
    /^(?:exclu\w*|apag\w*|elimin\w*|borr\w*|delet\w*|erase\w*|remov\w*|encerr\w*|conta|cuenta|account|tudo|todo|everything)$/,
  'delete-photo':
    /^(?:exclu\w*|apag\w*|elimin\w*|borr\w*|delet\w*|erase\w*|remov\w*|fotos?|photos?|imagem|imagen|picture|resultado|result)$/,
  unlink:
    /^(?:deslig\w*|desconect\w*|desvincul\w*|disconnect\w*|unlink\w*|sair|salir|conversa|conversacion|chat|conta|cuenta|account|whatsapp)$/,
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** With one of these a yes is conditional, for later, or the beginning of another wish. */
export const WEAKENS_YES: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: list('mas porem se so depois quando talvez antes'),
  es: list('pero sino luego despues cuando quizas quiza antes'),
  en: list('but if later when maybe perhaps why first before only'),
}

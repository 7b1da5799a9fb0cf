/** Decides whether words are a deliberate yes. For what cannot be undone, "ok" and a thumbs up are not enough. */
import type { Confirmable } from './state.ts'

/** A clear yes in the four languages, without accents. */
const YES = /^(?:s+i+m+|s+i+|y+e+s+|confirmo|confirmar|confirmado|confirmada|confirm|confirmed)$/

/**
 * Words that may accompany the yes because they name the action in question; words for another action make it no yes to this
 * one.
 */
const ACTIONS: Readonly<Record<Confirmable['do'], RegExp>> = {
  'cancel-subscription': /^(?:cancel\w*|encerr\w*|plano?|plan|assinatura|subscricao|suscripcion|subscription|mensalidade)$/,
  refund: /^(?:reembols\w*|devol\w*|refund\w*|dinheiro|dinero|money|back|volta|vuelta|estorn\w*)$/,
  'delete-account':
    /^(?:exclu\w*|apag\w*|elimin\w*|borr\w*|delet\w*|erase\w*|remov\w*|encerr\w*|conta|cuenta|account|tudo|todo|everything)$/,
  'delete-photo':
    /^(?:exclu\w*|apag\w*|elimin\w*|borr\w*|delet\w*|erase\w*|remov\w*|fotos?|photos?|imagem|imagen|picture|resultado|result)$/,
  unlink:
    /^(?:deslig\w*|desconect\w*|desvincul\w*|disconnect\w*|unlink\w*|sair|salir|conversa|conversacion|chat|conta|cuenta|account|whatsapp)$/,
}

const SMALL =
  /^(?:a|o|as|os|e|el|la|lo|los|las|y|the|it|to|and|my|minha|meu|mi|me|esta|essa|esse|este|isso|esa|ese|eso|this|that|quero|queria|pode|podes|quiero|puedes|puede|want|i|you|can|do|go|ahead|por|favor|please|pf|pfv|mesmo|agora|ahora|now|de|da|do|del|com|con|certeza|seguro|segura|sure|absoluta|eu|yo|obrigad[oa]|gracias|thanks)$/

const LONGEST = 10

/** Words that count as a plain yes on their own, after the question whether to delete. */
const DELETE = /^(?:excluir|apagar|eliminar|borrar|deletar|delete|erase)$/

/** Emoji that go with a yes; others may mean no or "let me think". */
const POSITIVE_EMOJI = /[👍👌🙏✅❤💚💙😊🙂😀😃😄😁☺]/gu
/** Characters around words that carry no meaning. */
const MARKS = /[\p{L}\p{N}\p{M}\p{Emoji_Modifier}\s.,!…;"“”'’«»*_-]/gu

function hasOtherSigns(text: string): boolean {
  return text.normalize('NFD').replaceAll(POSITIVE_EMOJI, '').replaceAll(MARKS, '') !== ''
}

/** @param to the action that was asked about */
export function isPlainYes(text: string, to: Confirmable): boolean {
  if (hasOtherSigns(text)) return false
  const words = wordsOf(text)
  const [first = '', ...others] = words
  if (to.do.startsWith('delete') && others.length === 0 && DELETE.test(first)) return true
  if (words.length > LONGEST || !words.some((word) => YES.test(word))) return false
  return words.every((word) => YES.test(word) || SMALL.test(word) || ACTIONS[to.do].test(word))
}

/** Whether the words contain a clear yes, more than "ok". */
export function saysYes(text: string): boolean {
  return wordsOf(text).some((word) => YES.test(word))
}

/** Words without accents, marks and emoji; none for a question, which is never an answer. */
function wordsOf(text: string): readonly string[] {
  if (text.includes('?')) return []
  const folded = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}

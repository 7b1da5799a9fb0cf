/** Small changes to a caption: back to the former one, a correction, without emoji. */
import { CAPTION } from '../lexicon/caption-names.ts'
import { asks, mentions, unknownWords } from '../reading.ts'
import { sure, type Utterance, type Rule } from './rule.ts'

const FORMER =
  /^(?:anterior|anteriores|antiga|antigo|antes|estava|tava|estaba|was|previa|vieja|viejo|previous|old|former|earlier|original|primeira|primera|first)$/
const UNDONE = /^(?:desfa\p{L}*|deshac\p{L}*|deshaz|undo|restaur\p{L}*|restore|revert)$/u
const BACK =
  /^(?:volt\p{L}*|vuelv\p{L}*|volve\p{L}*|regres\p{L}*|retorn\p{L}*|restaur\p{L}*|recuper\p{L}*|desfa\p{L}*|deshac\p{L}*|back|undo|restore|revert|bring)$/u
const PREFERRED =
  /^(?:prefir\p{L}*|prefer\p{L}*|prefier\p{L}*|quer\p{L}*|quier\p{L}*|want|liked?|gost\p{L}*|gust\p{L}*|melhor|mejor|better|usa|use|poe|pon|put|deixa|deja|keep|keeping)$/u

const says = ({ rest }: Utterance, pattern: RegExp) => rest.words.some(({ folded }) => pattern.test(folded))
const isOfCaption = ({ rest, about }: Utterance) =>
  !about.hasPhoto && mentions(rest, 'caption', 'text') && !mentions(rest, 'backdrop')

/** Whether the former caption is named: "the old caption", "a legenda que tava antes". */
function isNamedFormer({ rest: { words } }: Utterance): boolean {
  const caption = words.findIndex(({ folded }) => CAPTION.test(folded))
  return words.some(({ folded }, at) => FORMER.test(folded) && Math.abs(at - caption) <= NEAR)
}

const NEAR = 3

/** A wish for the former caption: "volta a legenda anterior", "I preferred the old caption". */
export const readFormer: Rule = (utterance) => {
  const isMeant = says(utterance, UNDONE) || (isNamedFormer(utterance) && (says(utterance, BACK) || says(utterance, PREFERRED)))
  return isOfCaption(utterance) && isMeant && !asks(utterance.rest, 'shorter', 'longer', 'photo')
    ? sure({ kind: 'caption-change', change: { to: 'former' } })
    : undefined
}

const SLIP =
  /^(?:err[oa]s?|erro|errei|errad[oa]s?|error|errors|errores|typos?|mistakes?|misspelled|misspelling|spelling|ortografi\p{L}*|mal escrit[oa]|wrong|equivocad[oa]|correg\p{L}*|corrig\p{L}*|corrij\p{L}*|correct)$/u
const TYPO = /^(?:typos?|misspelling|misspelled|spelling|ortografi\p{L}*)$/u
const CORRECT = /^\s*(?:corrig|corrij|correct|correcti|correc[cç])\p{L}*\s*:/iu
const FREE_OF = /^(?:sem|sin|without)$/
const MAX_UNKNOWN_WORDS = 3

/** "Tem erro na legenda", "corrige: é sábado": we ask for the correct text. */
export const readCorrection: Rule = (utterance) => {
  const { rest, about } = utterance
  const isAboutElse = about.hasPhoto || mentions(rest, ...NO_CORRECTIONS) || says(utterance, FREE_OF)
  return !isAboutElse && isSlipNamed(utterance) && unknownWords(rest).length <= MAX_UNKNOWN_WORDS
    ? sure({ kind: 'caption-change', change: { to: 'unsaid' } })
    : undefined
}

const NO_CORRECTIONS = ['backdrop', 'card', 'photo', 'subscription', 'money', 'translate', 'make'] as const

function isSlipNamed(utterance: Utterance): boolean {
  const isInCaption = isOfCaption(utterance) && says(utterance, SLIP) && utterance.content.message === undefined
  return isInCaption || says(utterance, TYPO) || CORRECT.test(utterance.reading.text)
}

const EMOJI = /^(?:emoji|emojis|emote|emotes|figurinhas?|carinhas?|caritas?|smileys?|smilies|emoticons?|emoticonos?)$/
const NONE =
  /^(?:sem|menos|tira|tirar|tire|retira|remove|remova|remover|apaga|nao|chega|nada|sin|quita|quitar|quitale|quitales|saca|sacale|sacar|no|less|fewer|without|dont|delete|drop|lose|take|cut|ditch|borra|elimina|demais|demasiad\p{L}{0,30}|muit[oa]s|many|much|excess\p{L}{0,30})$/u

/** "Sem emoji": the same words without emoji. */
export const readNoEmoji: Rule = (utterance) => {
  const { rest, about } = utterance
  const isLess = says(utterance, EMOJI) && says(utterance, NONE)
  return isLess && !about.hasPhoto && !mentions(rest, 'backdrop') && unknownWords(rest).length <= MAX_UNKNOWN_WORDS
    ? sure({ kind: 'caption-change', change: { to: 'without-emoji' } })
    : undefined
}

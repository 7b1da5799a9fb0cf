/** Wishes about an existing picture: a redo, another format, full size. */
import { readFormat, readScene } from '../read-wishes.ts'
import { asks, type Cue, mentions, type Reading, saysOnly, strangers } from '../reading.ts'
import { firstOf, sure, type Utterance, type Rule } from './rule.ts'

/** Whether simply another result is wanted: "outra", "another one". */
function isAnother({ rest }: Utterance): boolean {
  return (
    asks(rest, 'swap') &&
    saysOnly(rest, 'swap', 'photo', 'post', 'it', 'edit', 'put', 'want', 'make', 'again', 'dislike', 'no', 'yes', 'greeting')
  )
}

/** "Faz de novo", "não gostei": a redo, on the scene that is named. */
const readRedo: Rule = (utterance) => {
  const { rest, about } = utterance
  if (!asks(rest, 'again', 'dislike') && !isAnother(utterance)) return undefined
  if (mentions(rest, 'caption', 'format', 'hashtags') || isListAgain(utterance) || isSomethingElse(utterance)) return undefined
  const scene = readScene(utterance, about.languageHint)
  if (scene?.backdrop !== undefined) return sure({ kind: 'redo', backdrop: scene.backdrop })
  return sure({ kind: 'redo', ...(scene?.isMostlyUnderstood && { words: scene.words }) })
}

const TOLD = /(?:ou|eu|iu|aram|eram|iram|ed|aron|ieron)$/

/** Whether "again" refers to the list: "show me the list of backdrops again". */
function isListAgain({ rest }: Utterance): boolean {
  return mentions(rest, 'backdrop') && rest.words.some(({ folded }) => LIST.test(folded))
}

const LIST = /^(?:list|lista|options|opcoes|opciones|catalogo|catalog|catalogue)$/

/** "My customer cancelled again": with so many unknown words it is not about our picture. */
function isSomethingElse({ rest }: Utterance): boolean {
  const wish = rest.cues.find(({ names }) => names.has('again') || names.has('dislike'))
  const near = strangers(rest).filter(({ segment }) => segment === wish?.segment)
  // a reported action is a story, and "again" belongs to it
  const isToldAgain = wish?.names.has('again') === true && near.some(({ folded }) => TOLD.test(folded))
  return mentions(rest, 'unknownSender') && (isToldAgain || near.length >= MOST_STRANGERS)
}

const readOtherFormat: Rule = (utterance) => {
  const { rest } = utterance
  const isNewPost = asks(rest, 'make') && mentions(rest, 'post')
  if (isNewPost || mentions(rest, 'caption', 'backdrop', 'hashtags')) return undefined
  const format = readFormat(rest)
  if (strangers(rest).length > MOST_STRANGERS || !(format || isAnyFormat(utterance))) return undefined
  return sure({ kind: 'other-format', ...(format && { format }) })
}

/** "Em outro formato"; or "formatos", as the help text names it. */
function isAnyFormat({ rest }: Utterance): boolean {
  const isAsked = asks(rest, 'swap', 'choose', 'put', 'want', 'again', 'make')
  return mentions(rest, 'format') && (isAsked || saysOnly(rest, 'format', 'greeting', 'help'))
}

const MOST_STRANGERS = 2

const readFullSize: Rule = ({ rest }) =>
  asks(rest, 'save') && !mentions(rest, 'caption', 'backdrop', 'data', 'write') ? sure({ kind: 'full-size' }) : undefined

/** "Mais clara", "darker" is about the picture; "fundo mais escuro" is about the backdrop. */
export const readLightWish: Rule = ({ rest, about }) => {
  const light = rest.cues.find(({ names }) => names.has('light'))
  if (about.hasPhoto) return undefined
  if (isLightDisliked(rest)) return sure({ kind: 'redo', isOfLight: true })
  if (!light || light.isDenied) return undefined
  if (saysOnly(rest, ...ABOUT_LIGHT)) return sure({ kind: 'redo', isOfLight: true })
  const backdrop = rest.cues.find(({ names }) => names.has('backdrop'))
  if (!backdrop || !saysOnly(rest, 'backdrop', ...ABOUT_LIGHT)) return undefined
  return sure({ kind: 'redo', words: wordsOf(rest, [backdrop, light]) })
}

/** A complaint about the light: "a luz ficou estranha", "the light is bad". */
function isLightDisliked(reading: Reading): boolean {
  const isBad = asks(reading, 'dislike') || reading.words.some(({ folded }) => BAD.test(folded))
  const isSaidOfIt = reading.words.some(({ folded }) => LIGHT.test(folded))
  const others = strangers(reading).filter(({ folded }) => !LIGHT.test(folded) && !BAD.test(folded))
  return isBad && isSaidOfIt && others.length === 0 && !mentions(reading, ...NOT_OF_LIGHT)
}

const LIGHT = /^(?:luz|light|lighting|iluminacao|iluminacion|claridade)$/
const BAD =
  /^(?:ruim|ruins|feia|fea|fraca|estranha|estranho|forte|fuerte|mala|rara|poca|pouca|pessima|horrivel|horrible|bad|weird|off|harsh|poor|awful|terrible)$/
const NOT_OF_LIGHT = ['backdrop', 'caption', 'text', 'swap', 'put', 'want', 'unknownSender'] as const

/** The words of some cues as typed, in order. */
function wordsOf({ text, words }: Reading, cues: readonly Cue[]): string {
  const spans = cues.toSorted((one, other) => one.from - other.from).map(({ from, to }) => [words[from]?.from, words[to - 1]?.to])
  return spans.map(([from, to]) => text.slice(from, to)).join(' ')
}

const ABOUT_LIGHT = [
  ...(['light', 'improve', 'dislike', 'again', 'swap', 'longer', 'shorter', 'photo', 'post', 'it', 'edit'] as const),
  ...(['yes', 'no', 'greeting', 'thanks', 'help', 'with', 'takeAway', 'without'] as const),
]

export const readResultWishes: Rule = firstOf([readFullSize, readOtherFormat, readRedo])

/** "Espera, vou mandar outra": nothing is made before the next photo. */
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import { NUMBERS } from '../lexicon/time.ts'
import { AROUND_MOMENT, COUNTED, MOMENT, MORE, WAIT, THINKS, TEASES, PLACE, TO, PHOTO } from '../lexicon/waiting.ts'
import { asks, mentions, saysOnly, unknownWords } from '../reading.ts'
import { sure, type Utterance, type Rule } from './rule.ts'

/** Whether an open question gets a request for time instead of an answer. */
function isTakingTime({ rest: { words, text }, about }: Utterance): boolean {
  const { expecting } = about
  if (expecting === undefined || expecting === 'confirmation') return false
  // uncorrected: "segundo" must not become "segunda"
  const folded = words.map(({ from, to }) => foldText(text.slice(from, to)))
  if (THINKS.test(folded.join(' '))) return true
  // "espera" instead of a yes may be a no, so it counts as one
  if (expecting === 'agreement' && folded.some((word) => WAIT.has(word))) return false
  const isMoment = (word: string, at: number) =>
    WAIT.has(word) || (MOMENT.has(word) && (word === 'brb' || isCount(folded[at - 1])))
  return folded.some(isMoment) && folded.every((word) => WAIT.has(word) || MOMENT.has(word) || AROUND_MOMENT.has(word))
}

function isCount(word = ''): boolean {
  return COUNTED.has(word) || /^\d+$/.test(word)
}

function isTeaser({ rest, about }: Utterance): boolean {
  return about.hasPhoto && TEASES.test(foldText(rest.text))
}

function isCounted({ rest, about }: Utterance): boolean {
  const { place = '', total = '' } = PLACE.exec(rest.words.map(({ folded }) => folded).join(' '))?.groups ?? {}
  return about.hasPhoto && total !== '' && (Number.parseInt(place, 10) || 1) < Number(total)
}

export const readMoreComing: Rule = (utterance) => {
  const { rest } = utterance
  if (isCounted(utterance)) return sure({ kind: 'more-coming' })
  if (isTakingTime(utterance)) return sure({ kind: 'more-coming' })
  if (isTeaser(utterance)) return undefined
  const isAsked = /\?\s*$/.test(rest.text) || asks(rest, 'howMany', 'again', 'dislike')
  if (isAsked || !saysLittleElse(utterance)) return undefined
  return asks(rest, 'moreComing') || isWaiting(utterance) ? sure({ kind: 'more-coming' }) : undefined
}

/** With a photo "espera" is clear; without one it may be a no. */
function isWaiting({ rest, about }: Utterance): boolean {
  const says = (words: ReadonlySet<string>) => rest.words.some(({ folded }) => words.has(folded))
  return says(WAIT) && (says(MORE) || (about.hasPhoto && about.expecting === undefined && !mentions(rest, 'dropIt')))
}

function saysLittleElse(utterance: Utterance): boolean {
  const { rest, about } = utterance
  if (mentions(rest, ...WISHES)) return false
  if (saysOnly(rest, ...ABOUT_SENDING)) return true
  const strange = unknownWords(rest).filter(({ folded }) => NUMBERS[folded] === undefined)
  if (!asks(rest, 'moreComing')) return false
  return strange.length === 0 && (!about.hasPhoto || !isToSomebody(utterance))
}

const ABOUT_SENDING = [
  'moreComing',
  'no',
  'photo',
  'swap',
  'edit',
  'greeting',
  'thanks',
  'yes',
  'it',
  'status',
  'longer',
] as const
const WISHES = [
  'caption',
  'backdrop',
  'text',
  'write',
  'format',
  'story',
  'improve',
  'publish',
  'offer',
  'messages',
  'cancel',
  'unknownSender',
] as const
/** "Vou enviar pra todo Brasil": goods are sent to people, which announces no photo. */
function isToSomebody({ rest }: Utterance): boolean {
  const words = rest.words.map(({ folded }) => folded)
  return words.some((word) => TO.has(word)) && !words.some((word) => MORE.has(word) || PHOTO.has(word))
}

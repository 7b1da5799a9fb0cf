/** A caption that exists, made otherwise. */
import type { CaptionChange } from '../intent.ts'
import type { CueName } from '../cue-index.ts'
import { readLanguage, readTone } from '../read-wishes.ts'
import { asks, mentions, strangers } from '../reading.ts'
import type { Word } from '../split-words.ts'
import { firstOf, sure, type Heard, type Rule, type Verdict } from './rule.ts'

const changed = (change: CaptionChange): Verdict => sure({ kind: 'caption-change', change })

/** The caption, or "the text", is spoken of. */
function isAboutText({ rest, content }: Heard): boolean {
  const isWriting = content.headline === undefined && mentions(rest, 'write')
  return isWriting || mentions(rest, 'caption', 'text')
}

/** Nobody says "shorter" of a picture, but "more professional" they may. */
function isAboutPicture(heard: Heard): boolean {
  return mentions(heard.rest, 'photo', 'post', 'format') && !isAboutText(heard)
}

/** "Legenda: …", "muda a legenda para …". */
const readOwnWords: Rule = ({ rest, content, reading }) => {
  const caption = rest.cues.find((cue) => cue.names.has('caption'))
  if (content.message === undefined || !caption) return undefined
  const isColon = /^\s*(?:\p{L}{1,5}\s*){0,2}:/u.test(reading.text.slice(rest.words[caption.to - 1]?.to))
  return isColon || asks(rest, 'swap') ? changed({ to: 'own-words', text: content.message }) : undefined
}

/** "Coloca que tá 20% off". */
const readOffer: Rule = (heard) => {
  const { rest, reading, content } = heard
  if (!mentions(reading, 'offer', 'price') || mentions(rest, 'backdrop', 'format', 'photo')) return undefined
  const isAdded = asks(rest, 'put', 'with', 'write', 'swap', 'tell') || mentions(rest, 'caption', 'text')
  return isAdded && !isNew(heard) ? changed({ to: 'offer', text: content.message ?? reading.text.trim() }) : undefined
}

/** "Legenda pra aula grátis": what a new one is to say. */
function isBegun({ rest }: Heard): boolean {
  const [first] = rest.cues
  return first?.from === 0 && first.names.has('caption') && FOR.test(rest.words[first.to]?.folded ?? '')
}

const FOR = /^(?:para|pra|pro|pa|sobre|for|about)$/

/** Something is to be made that is not there yet. */
function isNew(heard: Heard): boolean {
  const { rest, content } = heard
  if (isBegun(heard)) return true
  const isCaption = mentions(rest, 'caption') && content.message !== undefined
  return asks(rest, 'make') && (isCaption || mentions(rest, 'post', 'text'))
}

const readHashtags: Rule = ({ rest }) => {
  if (!mentions(rest, 'hashtags')) return undefined
  const isWithout = asks(rest, 'without', 'takeAway') || rest.cues.some((cue) => cue.isDenied && cue.names.has('hashtags'))
  return changed({ to: isWithout ? 'without-hashtags' : 'with-hashtags' })
}

const readCaptionLanguage: Rule = (heard) => {
  const { rest, about, content } = heard
  const language = readLanguage(rest, about.languageHint)
  const isMeant = asks(rest, 'translate') || isAboutText(heard)
  const isOrdered = content.message !== undefined && asks(rest, 'make')
  return language !== undefined && isMeant && !isOrdered ? changed({ to: 'language', language }) : undefined
}

const RESTYLES: readonly CueName[] = ['shorter', 'longer', 'warm', 'professional', 'playful', 'direct']
/** Strangers that a sentence may hold and still be about length or tone. */
const MOST_STRANGERS = { text: 3, bare: 1 } as const

const readLengthOrTone: Rule = (heard) => {
  if (heard.content.message !== undefined || isAboutPicture(heard) || !isRestyling(heard)) return undefined
  const { rest } = heard
  const isOfPicture = !isAboutText(heard) && asks(rest, 'improve', 'dislike')
  if (asks(rest, 'shorter')) return changed({ to: 'shorter' })
  if (isOfPicture) return undefined
  if (asks(rest, 'longer')) return changed({ to: 'longer' })
  const tone = readTone(rest)
  return tone && changed({ to: 'tone', tone })
}

/** Little else is said than how the caption should be. */
function isRestyling(heard: Heard): boolean {
  const isText = isAboutText(heard)
  const isThanks = !isText && asks(heard.rest, 'thanks', 'praise')
  return !isThanks && strangersBeside(heard).length <= MOST_STRANGERS[isText ? 'text' : 'bare']
}

/** Those in the same thought: "more formal, we are lawyers" gives its reason in another one. */
function strangersBeside({ rest }: Heard): readonly Word[] {
  const thoughts = new Set(
    rest.cues.filter(({ names }) => RESTYLES.some((name) => names.has(name))).map(({ segment }) => segment),
  )
  return strangers(rest).filter(({ segment }) => thoughts.size === 0 || thoughts.has(segment))
}

const readRewrite: Rule = (heard) => {
  const { rest, content } = heard
  const isOther = asks(rest, 'swap', 'again', 'dislike', 'improve') && isAboutText(heard) && !mentions(rest, 'photo')
  return asks(rest, 'rewrite') || (isOther && content.message === undefined) ? changed({ to: 'rewrite' }) : undefined
}

/** Takes the writing off the picture. */
const readNoWriting: Rule = ({ rest }) => {
  const isOff = asks(rest, 'takeAway', 'without', 'cancel', 'erase') && mentions(rest, 'text', 'write')
  return isOff && !mentions(rest, 'caption', 'hashtags', 'backdrop') ? sure({ kind: 'redo', headline: '' }) : undefined
}

const readChange = firstOf([readHashtags, readCaptionLanguage, readLengthOrTone, readOwnWords, readRewrite])

export const readCaptionWishes: Rule = firstOf([
  readNoWriting,
  readOwnWords,
  readOffer,
  (heard) => (mentions(heard.rest, 'backdrop') ? undefined : readChange(heard)),
])

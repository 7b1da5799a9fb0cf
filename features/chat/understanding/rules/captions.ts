/** Changes to an existing caption. */
import type { CaptionChange } from '../intent.ts'
import type { CueName } from '../cue-index.ts'
import { readLanguage, readTone } from '../read-wishes.ts'
import { asks, denies, mentions, saysOnly, unknownWords, type ParsedMessage } from '../reading.ts'
import type { Word } from '../split-words.ts'
import { readAdded } from './additions.ts'
import { readCorrection, readFormer, readNoEmoji } from './caption-as-it-was.ts'
import { firstOf, sure, type Utterance, type Rule, type RuleResult } from './rule.ts'
import { ONLY_OR_NEED, ORDERED, AN, ONE, LABELLED, THAT, INTO, FOR, COLON_AFTER, WHAT } from '../lexicon/caption-orders.ts'

const changed = (change: CaptionChange): RuleResult => sure({ kind: 'caption-change', change })

/** Whether the text is about the caption or "the text". */
function isAboutText({ rest, content }: Utterance): boolean {
  const isWriting = content.headline === undefined && mentions(rest, 'write')
  return isWriting || mentions(rest, 'caption', 'text')
}

/** Whether the text is about the picture: "more professional" may be, "shorter" never is. */
function isAboutPicture(utterance: Utterance): boolean {
  return mentions(utterance.rest, 'photo', 'post', 'format') && !isAboutText(utterance)
}

/** A caption given in the member's own words: "legenda: …", "muda a legenda para …". */
const readOwnWords: Rule = (utterance) => {
  const { rest, content, reading } = utterance
  const caption = rest.cues.find((cue) => cue.names.has('caption'))
  if (content.message === undefined || !caption) return undefined
  const isColon = COLON_AFTER.test(reading.text.slice(rest.words[caption.to - 1]?.to))
  return (isColon || asks(rest, 'swap')) && !isOneToCome(utterance)
    ? changed({ to: 'own-words', text: content.message })
    : undefined
}

/** "Uma legenda, por favor: …", "só texto: …": a new caption, not a change. */
function isOneToCome(utterance: Utterance): boolean {
  const { words, cues } = utterance.rest
  const caption = cues.find(({ names }) => names.has('caption'))
  if (!caption) return false
  // "legenda: só hoje": what follows the colon is the caption itself
  const isEnd = words[caption.to]?.segment !== words[caption.to - 1]?.segment
  const around = words.slice(Math.max(0, caption.from - 1), caption.to + (isEnd ? 0 : 1))
  const isOnly = words.slice(Math.max(0, caption.from - 3), caption.from).some(({ folded }) => ONLY_OR_NEED.has(folded))
  const isWritten = ORDERED.test(words[caption.from]?.folded ?? '')
  if (isOnly || isWritten) return true
  const isAny = ({ folded }: Word) => ONE.has(folded) || AN[utterance.rest.baseLanguage].has(folded)
  return isBegun(utterance) || around.some(isAny)
}

/** The text from one word on. */
function textFrom({ text, words }: ParsedMessage, from: number): string {
  const word = words[from]
  return word ? text.slice(word.from).trim() : ''
}

/** "Use my exact words: …": what follows is used word for word, whatever it says. */
const readVerbatim: Rule = ({ reading, rest, content }) => {
  const cue = reading.cues.find(({ names }) => names.has('verbatim'))
  if (!cue || mentions(rest, 'photo', 'write', 'backdrop')) return undefined
  const quoted = QUOTES.test(reading.text) ? (content.message ?? content.headline) : undefined
  if (quoted !== undefined) return changed({ to: 'own-words', text: quoted })
  const after = reading.text.slice(reading.words[cue.to - 1]?.to)
  const text = /^[^:]{0,12}:\s*(\S.*)$/su.exec(after)?.[1]
  return text === undefined ? undefined : changed({ to: 'own-words', text })
}

const QUOTES = /["“«]/
/** "Texto: só hoje 2x1": what follows the label is the caption itself, unless it only describes its manner. */
const readLabelled: Rule = (utterance) => {
  const text = LABELLED.exec(utterance.reading.text)?.[1]
  if (text === undefined) return undefined
  const { reading } = utterance
  const isManner = saysOnly(reading, ...MANNERS) && !/[#\d]/.test(text)
  const wish = isManner ? readChange({ ...utterance, rest: reading, content: {} }) : undefined
  return wish ?? changed({ to: 'own-words', text })
}

/** "Bota na legenda que …", "acrescenta que …": adds to the existing caption. */
const readAddition: Rule = ({ reading, rest }) => {
  if (mentions(rest, 'backdrop', 'photo')) return undefined
  const { words } = reading
  const that = words.findIndex(({ folded }, at) => THAT.has(folded) && isAddedAt(reading, at))
  const isNewOne = rest.cues.some(({ names, from }) => names.has('make') && from < that)
  const text = textFrom(reading, that + 1)
  return that > 0 && !isNewOne && text !== '' ? changed({ to: 'offer', text }) : undefined
}

/** Whether the words before a "that" add something to the caption. */
function isAddedAt({ words, cues }: ParsedMessage, at: number): boolean {
  const before = cues.findLast((cue) => cue.to <= at && at - cue.to <= 1)
  if (!before || before.isDenied) return false
  if (before.names.has('put') || (before.names.has('with') && before.from === 0)) return true
  const isInto = words.slice(Math.max(0, before.from - 2), before.from).some(({ folded }) => INTO.has(folded))
  return isInto && (before.names.has('caption') || before.names.has('text'))
}

export const readDictated: Rule = (utterance) =>
  utterance.about.expecting === undefined
    ? firstOf([readLabelled, readVerbatim, readAdded, readAddition, readFormer, readCorrection, readNoEmoji])(utterance)
    : undefined

/** An offer or a price to add: "coloca que tá 20% off". */
const readOffer: Rule = (utterance) => {
  const { rest, reading, content } = utterance
  if (!mentions(reading, 'offer', 'price') || mentions(rest, 'backdrop', 'format', 'photo', 'light')) return undefined
  if (denies(rest, 'put', 'write', 'tell')) return changed({ to: 'unsaid' })
  const isAdded = asks(rest, 'put', 'with', 'write', 'swap', 'tell') || mentions(rest, 'caption', 'text')
  return isAdded && !isNew(utterance) ? changed({ to: 'offer', text: content.message ?? reading.text.trim() }) : undefined
}

/** "Legenda pra aula grátis": the subject of a new caption. */
function isBegun({ rest }: Utterance): boolean {
  const [first] = rest.cues
  return (
    first?.from === 0 && first.names.has('caption') && rest.words.slice(0, first.to + 1).some(({ folded }) => FOR.has(folded))
  )
}

/** Whether a new caption is ordered. */
function isNew(utterance: Utterance): boolean {
  const { rest, content } = utterance
  if (isOneToCome(utterance)) return true
  const isCaption = mentions(rest, 'caption') && content.message !== undefined
  return asks(rest, 'make') && (isCaption || mentions(rest, 'post', 'text'))
}

const readHashtags: Rule = ({ rest }) => {
  if (!mentions(rest, 'hashtags')) return undefined
  const isWithout = asks(rest, 'without', 'takeAway') || rest.cues.some((cue) => cue.isDenied && cue.names.has('hashtags'))
  return changed({ to: isWithout ? 'without-hashtags' : 'with-hashtags' })
}

const readCaptionLanguage: Rule = (utterance) => {
  const { rest, about, content } = utterance
  const language = readLanguage(rest, about.languageHint)
  const isMeant = asks(rest, 'translate') || isAboutText(utterance)
  const isOrdered = content.message !== undefined && asks(rest, 'make')
  return language !== undefined && isMeant && !isOrdered ? changed({ to: 'language', language }) : undefined
}

const RESTYLES: readonly CueName[] = ['shorter', 'longer', 'warm', 'professional', 'playful', 'direct']
/** The manner of a caption, without its content. */
const MANNERS: readonly CueName[] = [
  ...RESTYLES,
  'hashtags',
  'without',
  'caption',
  'text',
  'inEnglish',
  'inSpanish',
  'inPortuguese',
]
/** How many unknown words a sentence may have and still be about length or tone. */
const MAX_UNKNOWN_WORDS = { text: 3, bare: 1 } as const

const readLengthOrTone: Rule = (utterance) => {
  if (utterance.content.message !== undefined || isAboutPicture(utterance) || !isRestyling(utterance)) return undefined
  const { rest } = utterance
  const isOfPicture = !isAboutText(utterance) && asks(rest, 'improve', 'dislike')
  if (isAskedFor(utterance)) return undefined
  if (asks(rest, 'shorter')) return changed({ to: 'shorter' })
  if (isOfPicture) return undefined
  if (asks(rest, 'longer')) return changed({ to: 'longer' })
  const tone = readTone(rest)
  return tone && changed({ to: 'tone', tone })
}

/** "O que eu escrevo pra vender mais?" asks for a new caption. */
function isAskedFor({ rest }: Utterance): boolean {
  const caption = rest.cues.find(({ names }) => names.has('caption'))
  return caption !== undefined && WHAT.has(rest.words[caption.from]?.folded ?? '')
}

/** Whether the text says little more than how the caption should be. */
function isRestyling(utterance: Utterance): boolean {
  const isText = isAboutText(utterance)
  const isThanks = !isText && asks(utterance.rest, 'thanks', 'praise')
  return !isThanks && strangersBeside(utterance).length <= MAX_UNKNOWN_WORDS[isText ? 'text' : 'bare']
}

/** Unknown words in the same segment: "more formal, we are lawyers" gives its reason in another one. */
function strangersBeside({ rest }: Utterance): readonly Word[] {
  const segments = new Set(
    rest.cues.filter(({ names }) => RESTYLES.some((name) => names.has(name))).map(({ segment }) => segment),
  )
  return unknownWords(rest).filter(({ segment }) => segments.size === 0 || segments.has(segment))
}

/** Whether the photo is in the same segment as the wish: "the pic is great, the caption is not" praises it. */
function isPhotoMeant({ rest: { cues } }: Utterance): boolean {
  const wishes = new Set(cues.filter(({ names }) => OTHERWISE.some((name) => names.has(name))).map(({ segment }) => segment))
  return cues.some(({ names, segment }) => names.has('photo') && wishes.has(segment))
}

const OTHERWISE: readonly CueName[] = ['swap', 'again', 'dislike', 'improve', 'caption', 'text']

const readRewrite: Rule = (utterance) => {
  const { rest, content } = utterance
  const isOther = asks(rest, 'swap', 'again', 'dislike', 'improve') && isAboutText(utterance) && !isPhotoMeant(utterance)
  return asks(rest, 'rewrite') || (isOther && content.message === undefined) ? changed({ to: 'rewrite' }) : undefined
}

/** Removes the text from the picture. */
const readNoWriting: Rule = ({ rest }) => {
  const isOff = asks(rest, 'takeAway', 'without', 'cancel', 'erase') && mentions(rest, 'text', 'write')
  return isOff && !mentions(rest, 'caption', 'hashtags', 'backdrop') ? sure({ kind: 'redo', headline: '' }) : undefined
}

const readChange = firstOf([readHashtags, readCaptionLanguage, readLengthOrTone, readOwnWords, readRewrite])

export const readCaptionWishes: Rule = firstOf([
  readNoWriting,
  readOwnWords,
  readOffer,
  (utterance) => (mentions(utterance.rest, 'backdrop') ? undefined : readChange(utterance)),
])

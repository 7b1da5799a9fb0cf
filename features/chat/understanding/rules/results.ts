/** What one asks of a result: again, another caption, another format, to publish it. */
import type { CaptionChange, Intent } from '../intent.ts'
import { readFormat, readLanguage, readScene, readTone } from '../read-wishes.ts'
import { isTimeWord } from '../lexicon/time.ts'
import { readWhen } from '../read-when.ts'
import { asks, mentions, saysOnly, strangers } from '../reading.ts'
import { firstOf, guess, sure, type Heard, type Rule } from './rule.ts'

/** Publishing, at once or later. */
export const readPublishing: Rule = ({ rest, content }) => {
  const isPut = asks(rest, 'put') && asks(rest, 'instagram') && !mentions(rest, 'caption', 'backdrop', 'text', 'hashtags')
  const isPublish = asks(rest, 'publish') || isPut
  const isSchedule = asks(rest, 'schedule')
  if (!isPublish && !isSchedule) return undefined
  if (asks(rest, 'make', 'improve') && mentions(rest, 'caption', 'backdrop') && !isSchedule) return undefined
  if (content.headline !== undefined) return undefined
  const when = readWhen(rest)
  const isNow = when?.kind === 'at' && !when.time && !when.part && when.day !== undefined && 'in' in when.day && when.day.in === 0
  if (isSchedule || (when && !isNow)) return sure({ kind: 'schedule', ...(when && { when }) })
  return sure({ kind: 'publish' })
}

/** "Amanhã às 10h": a moment alone. */
export const readBareMoment: Rule = ({ rest }) => {
  const when = readWhen(rest)
  const isOnlyTime = strangers(rest).every((word) => isTimeWord(word.folded))
  const isMoment = when !== undefined && isOnlyTime && !mentions(rest, 'caption', 'backdrop', 'write', 'greeting', 'stranger')
  return isMoment ? guess({ kind: 'schedule', when }) : undefined
}

const changeCaption = (change: CaptionChange): Intent => ({ kind: 'caption-change', change })

/** A caption that exists, made otherwise. What it says of tone counts only where a caption can be meant. */
const readCaptionChange: Rule = (heard) => {
  const { rest, content, about } = heard
  if (about.hasPhoto || mentions(rest, 'backdrop')) return undefined
  const isCaption = mentions(rest, 'caption')
  const isText = isCaption || mentions(rest, 'text') || (content.headline === undefined && mentions(rest, 'write'))
  const isPicture = mentions(rest, 'photo', 'post', 'format') && !isText
  return (
    readHashtags(heard) ??
    (isPicture ? undefined : readRestyle(heard, isText)) ??
    readOwnWords(heard) ??
    (isText &&
    !mentions(rest, 'photo') &&
    content.message === undefined &&
    asks(rest, 'rewrite', 'swap', 'again', 'dislike', 'improve')
      ? sure(changeCaption({ to: 'rewrite' }))
      : undefined) ??
    (asks(rest, 'rewrite') ? sure(changeCaption({ to: 'rewrite' })) : undefined)
  )
}

const readHashtags: Rule = ({ rest }) => {
  if (!mentions(rest, 'hashtags')) return undefined
  const isWithout = asks(rest, 'without', 'takeAway') || rest.cues.some((cue) => cue.isDenied && cue.names.has('hashtags'))
  return sure(changeCaption({ to: isWithout ? 'without-hashtags' : 'with-hashtags' }))
}

function readRestyle({ rest, about, content }: Heard, isText: boolean): ReturnType<Rule> {
  const language = readLanguage(rest, about.languageHint)
  const isMade = asks(rest, 'make') && isText && !asks(rest, 'swap', 'again') && !mentions(rest, 'it')
  if (language !== undefined && (asks(rest, 'translate') || isText)) {
    return isMade && content.message !== undefined ? undefined : sure(changeCaption({ to: 'language', language }))
  }
  if (content.message !== undefined || (!isText && asks(rest, 'thanks', 'praise'))) return undefined
  const isKnown = strangers(rest).length <= (isText ? 3 : 1)
  if (!isKnown || (asks(rest, 'improve', 'dislike') && !isText && !mentions(rest, 'shorter', 'longer'))) return undefined
  if (asks(rest, 'shorter')) return sure(changeCaption({ to: 'shorter' }))
  if (asks(rest, 'longer')) return sure(changeCaption({ to: 'longer' }))
  const tone = readTone(rest)
  return tone ? sure(changeCaption({ to: 'tone', tone })) : undefined
}

/** "Muda a legenda para: …", "legenda: …". */
const readOwnWords: Rule = ({ rest, content, reading }) => {
  if (content.message === undefined || !mentions(rest, 'caption')) return undefined
  const caption = rest.cues.find((cue) => cue.names.has('caption'))
  const isColon = caption !== undefined && /^\s*(?:\p{L}{1,5}\s*){0,2}:/u.test(reading.text.slice(rest.words[caption.to - 1]?.to))
  const isReplaced = asks(rest, 'swap')
  return isColon || isReplaced ? sure(changeCaption({ to: 'own-words', text: content.message })) : undefined
}

/** "Coloca que tá 20% off". */
const readOffer: Rule = ({ rest, reading, about, content }) => {
  if (about.hasPhoto || !mentions(reading, 'offer', 'price') || mentions(rest, 'backdrop', 'format', 'photo')) return undefined
  const isNew =
    asks(rest, 'make') && (mentions(rest, 'post', 'text') || (mentions(rest, 'caption') && content.message !== undefined))
  const isAdded = asks(rest, 'put', 'with', 'write', 'swap', 'tell') || mentions(rest, 'caption', 'text')
  return isAdded && !isNew ? sure(changeCaption({ to: 'offer', text: content.message ?? reading.text.trim() })) : undefined
}

/** "Faz de novo", "não gostei": with a scene, on that scene. */
const readRedo: Rule = (heard) => {
  const { rest, about } = heard
  const isOther =
    asks(rest, 'swap') && saysOnly(rest, 'swap', 'photo', 'post', 'it', 'edit', 'put', 'want', 'make', 'again', 'dislike')
  if (!asks(rest, 'again', 'dislike') && !isOther) return undefined
  if (mentions(rest, 'caption', 'format', 'hashtags')) return undefined
  const scene = readScene(heard, about.languageHint)
  const isScene = scene !== undefined && (scene.backdrop !== undefined || scene.isMostlyUnderstood)
  if (!isScene) return sure({ kind: 'redo' })
  const { words, backdrop } = scene
  return sure({ kind: 'redo', ...(backdrop === undefined ? { words } : { backdrop }) })
}

/** Takes the writing off the picture. */
const readNoWriting: Rule = ({ rest, about }) => {
  const isOff =
    asks(rest, 'takeAway', 'without', 'cancel', 'erase') &&
    mentions(rest, 'text', 'write') &&
    !mentions(rest, 'caption', 'hashtags', 'backdrop')
  return isOff && !about.hasPhoto ? sure({ kind: 'redo', headline: '' }) : undefined
}

const readOtherFormat: Rule = ({ rest, about }) => {
  if (about.hasPhoto || mentions(rest, 'caption', 'backdrop', 'hashtags') || (asks(rest, 'make') && mentions(rest, 'post')))
    return undefined
  const format = readFormat(rest)
  const isAsked =
    format !== undefined || (mentions(rest, 'format') && asks(rest, 'swap', 'choose', 'put', 'want', 'again', 'make'))
  return isAsked && strangers(rest).length <= 2 ? sure({ kind: 'other-format', ...(format && { format }) }) : undefined
}

const readFullSize: Rule = ({ rest, about }) => {
  const isAsked = asks(rest, 'save') && !about.hasPhoto && !mentions(rest, 'caption', 'backdrop', 'data', 'write')
  return isAsked ? sure({ kind: 'full-size' }) : undefined
}

/** Nobody says "more professional" of a result but of its words; of a photo it is how it should look. */
export const readCaptionWishes: Rule = firstOf([readNoWriting, readOwnWords, readOffer, readCaptionChange])
export const readResultWishes: Rule = firstOf([readFullSize, readOtherFormat, readRedo])

/** Publishing, now or later. */
import { isTimeWord } from '../lexicon/time.ts'
import type { CueName } from '../cue-index.ts'
import type { When } from '../intent.ts'
import { readWhen } from '../read-when.ts'
import { asks, denies, mentions, saysOnly, strangers } from '../reading.ts'
import { readElsewhere, readHandedOver } from './elsewhere.ts'
import { firstOf, guess, sure, type Utterance, type Rule } from './rule.ts'

const readPost: Rule = (utterance) => {
  const { rest, content } = utterance
  const isSchedule = asks(rest, 'schedule')
  if (content.headline !== undefined || !(isSchedule || isPublished(utterance))) return undefined
  const when = readWhen(rest)
  if (isSomebodyElses(utterance) && !isTimed(utterance, when)) return undefined
  return isSchedule || isLater(when) ? sure({ kind: 'schedule', ...(when && { when }) }) : sure({ kind: 'publish' })
}

const readCalledOff: Rule = (utterance) => (isCalledOff(utterance) ? sure({ kind: 'cancel', what: 'scheduled' }) : undefined)

export const readPublishing: Rule = firstOf([readCalledOff, readHandedOver, readElsewhere, readPost])

/** "Quais posts estão agendados?" asks, and orders none. */
export const readPlanned: Rule = ({ rest, reading, about }) => {
  if (about.hasPhoto || !rest.words.some(({ folded }) => PLANNED.test(folded)) || mentions(rest, ...ORDERING)) return undefined
  const isQuestion = /\?\s*$/.test(reading.text)
  const isAsked = isQuestion || asks(rest, 'choose') || mentions(rest, 'post')
  const isToPlan = !isQuestion && readWhen(rest) !== undefined
  return isAsked && !isToPlan && strangers(rest).length === 0 ? sure({ kind: 'posts' }) : undefined
}

const PLANNED = /^(?:agendad[oa]s?|programad[oa]s?|marcad[oa]s?|scheduled|planned|queued|upcoming)$/
const ORDERING: readonly CueName[] = [
  ...(['publish', 'put', 'want', 'make', 'swap', 'cancel', 'erase', 'noMore', 'takeAway', 'whenAsked', 'improve'] as const),
  ...(['caption', 'backdrop', 'text', 'write', 'hashtags', 'unknownSender'] as const),
]

/** "Não posta mais a de sexta": cancels a post. */
function isCalledOff({ rest, about }: Utterance): boolean {
  const isDenied = denies(rest, 'publish', 'schedule') && !asks(rest, 'publish', 'schedule')
  const denied = rest.cues.find((cue) => cue.isDenied && cue.names.has('publish'))
  const isStrange = rest.cues.some(({ names, segment }) => names.has('unknownSender') && segment === denied?.segment)
  return isDenied && !isStrange && !about.hasPhoto && !mentions(rest, 'caption', 'backdrop', 'text', 'hashtags', 'swap')
}

/** A caption or a backdrop that is still to be made "for publishing" comes first. */
function isPublished({ rest }: Utterance): boolean {
  const isPut = asks(rest, 'put') && asks(rest, 'instagram') && !mentions(rest, 'caption', 'backdrop', 'text', 'hashtags')
  const isToMake = asks(rest, 'make', 'improve') && mentions(rest, 'caption', 'backdrop')
  return (asks(rest, 'publish') || isPut) && !isToMake
}

/** A customer's appointment, or a photo order that only ends with "for Instagram". */
function isSomebodyElses({ rest, about }: Utterance): boolean {
  const isMore =
    about.hasPhoto && !saysOnly(rest, 'publish', 'schedule', 'instagram', 'photo', 'it', 'yes', 'greeting', 'thanks', 'scheduled')
  return isMore ? strangers(rest).some((word) => !isTimeWord(word.folded)) : mentions(rest, 'unknownSender')
}

/** "Post it at 6 before my clients come": the hour is the post's. */
function isTimed({ rest, about }: Utterance, when: When | undefined): boolean {
  return asks(rest, 'publish') && when?.kind === 'at' && when.time !== undefined && !about.hasPhoto
}

/** "Posta hoje" without an hour means now. */
function isLater(when: When | undefined): boolean {
  if (when === undefined) return false
  if (when.kind === 'after' || when.time || when.part) return true
  return when.day === undefined || !('in' in when.day) || when.day.in > 0
}

/** "Amanhã às 10h": a time alone. */
export const readBareMoment: Rule = ({ rest }) => {
  const when = readWhen(rest)
  const isOnlyTime = strangers(rest).every((word) => isTimeWord(word.folded))
  const isAboutElse = mentions(rest, 'caption', 'backdrop', 'write', 'greeting', 'unknownSender', 'offer', 'price')
  return when !== undefined && isOnlyTime && !isAboutElse ? guess({ kind: 'schedule', when }) : undefined
}

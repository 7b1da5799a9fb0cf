/** Conversation about captions. Wishes accumulate, so that a change keeps the earlier ones. */
import { chatTexts } from '#phrases/chat.ts'
import { MINUTE } from '#platform/clock.ts'
import type { CaptionChange, Intent, IntentKind, Order } from '../understanding/intent.ts'
import { addTo, offering, withoutEmoji } from './keep-caption.ts'
import { isOfferNamed, isOrderOfOffer, isSameOffer, offerOf } from './offer-of.ts'
import { countWords, HEARD_ALWAYS } from './read-words.ts'
import type { CaptionWish } from './actions.ts'
import type { CaptionTalk } from './state.ts'
import { explainPlanNeeded } from './explain.ts'
import { answer, asking, rested, type Talk, turn, type Turn } from './turn.ts'

/** The caption of an edit; without `editId`, the one that was written without a photo. */
interface CaptionOf {
  readonly editId?: string
}

/**
 * The caption that the message is about: of the quoted edit, else of the open question, else the last one discussed, else of
 * the newest edit.
 */
export function captionMeant({ state: { wait, caption }, facts: { edit, isEditMeant } }: Talk): CaptionOf | undefined {
  if (edit && isEditMeant) return { editId: edit.id }
  if (wait.for === 'caption') return captionOf(wait)
  if (caption && caption.editId === undefined) return {}
  return edit && { editId: edit.id }
}

function captionOf({ editId }: CaptionOf): CaptionOf {
  return editId === undefined ? {} : { editId }
}

/** @param editId undefined: the caption that was written without a photo */
export function askForCaption(talk: Talk, editId?: string): Turn {
  const wait = { for: 'caption' as const, ...(editId !== undefined && { editId }) }
  return turn(talk, { state: asking(talk, wait), said: [answer(chatTexts[talk.facts.language].whichCaption)] })
}

export function changeCaption(talk: Talk, meant: CaptionOf, change: CaptionChange): Turn {
  if (isToCome(talk, meant)) return turn(talk, { said: [answer(chatTexts[talk.facts.language].captionToCome)] })
  if (isToExplain(change)) return askForAddition(talk, meant, change.to === 'added' ? change.at : 'end')
  if (change.to === 'unsaid') return askForCaption(talk, meant.editId)
  if (change.to === 'former') return goBack(talk, meant)
  if (change.to === 'own-words') return takeOwnWords(talk, meant, unquoted(change.text))
  const wish = accumulated(wishOf(talk, meant.editId), change)
  const kept = keptWords(talk, meant, change)
  return kept === undefined || meant.editId === undefined
    ? rewrite(talk, meant, wish)
    : save(talk, { editId: meant.editId, text: kept, wish })
}

/** Whether the caption is still to be delivered with its picture. */
function isToCome({ facts: { edit } }: Talk, { editId }: CaptionOf): boolean {
  return edit !== undefined && edit.id === editId && (edit.state === 'queued' || edit.state === 'running')
}

function isToExplain(change: CaptionChange): boolean {
  if (change.to === 'offer') return isOfferNamed(offerOf(change.text))
  return change.to === 'added' && change.text === undefined
}

function askForAddition(talk: Talk, meant: CaptionOf, at: Added['at']): Turn {
  const wait = { ...meant, for: 'caption' as const, toAdd: at }
  return turn(talk, { state: asking(talk, wait), said: [answer(chatTexts[talk.facts.language].whatToAdd)] })
}

/** The existing caption with the change applied; undefined when it has to be rewritten. */
function keptWords(talk: Talk, meant: CaptionOf, change: CaptionChange): string | undefined {
  const standing = standingOf(talk, meant)
  if (standing === undefined) return undefined
  if (change.to === 'without-emoji') return withoutEmoji(standing)
  if (change.to === 'added') return addTo(standing, { text: unquoted(change.text ?? ''), at: change.at })
  if (change.to !== 'offer' || isOrderOfOffer(change.text)) return undefined
  return offering(standing, { offer: offerOf(change.text), before: wishOf(talk, meant.editId).offer })
}

function standingOf({ facts: { edit } }: Talk, { editId }: CaptionOf): string | undefined {
  return editId !== undefined && edit?.id === editId && edit.caption ? edit.caption : undefined
}

function takeOwnWords(talk: Talk, { editId }: CaptionOf, text: string): Turn {
  if (editId === undefined) return rewrite(talk, {}, { ...wishOf(talk, editId), message: text })
  return save(talk, { editId, text, wish: { message: text } })
}

/** Restores the caption before the last change. A caption without a photo, or one of long ago, is not stored. */
function goBack(talk: Talk, { editId }: CaptionOf): Turn {
  const { caption } = talk.state
  if (editId === undefined || caption?.editId !== editId || caption.former === undefined) return askForCaption(talk, editId)
  return save(talk, { editId, ...caption.former })
}

interface Saved {
  readonly editId: string
  readonly text: string
  readonly wish: CaptionWish
}

function save(talk: Talk, { editId, text, wish }: Saved): Turn {
  const caption = talkedOf(talk, { editId }, wish)
  return turn(talk, { state: { ...rested(talk), caption }, actions: [{ do: 'save-caption', editId, text }] })
}

/** Sends the caption alone, so that it can be copied. One without a photo is not stored, so the same wishes write it again. */
export function showCaption(talk: Talk, { editId }: CaptionOf): Turn {
  const { edit, language } = talk.facts
  if (editId === undefined || !edit) return rewrite(talk, {}, wishOf(talk, undefined))
  const { status } = chatTexts[language]
  return turn(talk, { said: [answer(edit.caption ?? status[edit.state])] })
}

function rewrite(talk: Talk, { editId }: CaptionOf, wish: CaptionWish): Turn {
  const state = { ...rested(talk), caption: talkedOf(talk, editId === undefined ? {} : { editId }, wish) }
  const action = editId === undefined ? { do: 'write-caption' as const, wish } : { do: 'change-caption' as const, editId, wish }
  return turn(talk, { state, actions: [action] })
}

/** Writes a caption from one line. Needs a plan, but no photo. */
export function writeCaption(talk: Talk, { message, tone, length, language }: Order): Turn {
  if (!talk.facts.allowance.isActive) return explainPlanNeeded(talk)
  const wish = {
    ...(message !== undefined && { message }),
    ...(tone && { tone }),
    ...(length && { length }),
    ...(language && { language }),
  }
  return rewrite(talk, {}, wish)
}

function talkedOf(talk: Talk, { editId }: CaptionOf, wish: CaptionWish): CaptionTalk {
  const of = editId === undefined ? {} : { editId }
  const text = standingOf(talk, of)
  const former = text === undefined ? {} : { former: { text, wish: wishOf(talk, editId) } }
  return { ...of, wish, ...former, at: talk.facts.now.getTime() }
}

/** The wishes for this caption so far. */
function wishOf({ state: { caption } }: Talk, editId: string | undefined): CaptionWish {
  return caption?.editId === editId ? (caption?.wish ?? {}) : {}
}

/** The caption's wishes, for the redo of its picture. */
export function captionWishes(talk: Talk, editId: string): Pick<Order, 'message' | 'tone' | 'length' | 'language'> {
  const { offer: _offer, hashtags: _hashtags, ...wishes } = wishOf(talk, editId)
  return wishes
}

type Added = Extract<CaptionChange, { to: 'added' }>
/** Changes that also apply to later rewrites. */
type Lasting = Exclude<CaptionChange, { to: 'own-words' | 'former' | 'unsaid' }>
type Changes = {
  readonly [To in Lasting['to']]: (change: Extract<Lasting, { to: To }>, before: CaptionWish) => CaptionWish
}

const CHANGES: Changes = {
  shorter: () => ({ length: 'short' }),
  longer: () => ({ length: 'long' }),
  'without-hashtags': () => ({ hashtags: false }),
  'with-hashtags': () => ({ hashtags: true }),
  tone: ({ tone }) => ({ tone }),
  offer: ({ text }, { offer }) => ({ offer: joinOffers(offer, offerOf(text)) }),
  language: ({ language }) => (language === undefined ? {} : { language }),
  rewrite: () => ({}),
  added: ({ text = '' }, { offer }) => ({ offer: offer === undefined ? text : `${offer}. ${text}` }),
  // only these two tones use no emoji
  'without-emoji': (_, { tone }) => ({ tone: tone === 'direct' ? 'direct' : 'professional' }),
}

function accumulated(before: CaptionWish, change: Lasting): CaptionWish {
  return { ...before, ...CHANGES[change.to](change as never, before) } // as: the table is keyed by `to`, which TypeScript cannot correlate with the change
}

/** A different offer is added to the earlier one. */
function joinOffers(before: string | undefined, offer: string): string {
  return before === undefined || isSameOffer(before, offer) ? offer : `${before}. ${offer}`
}

/** How long a caption stays the topic when a language is named. */
const SUBJECT_MS = 10 * MINUTE
const OF_TALK = /\b(?:fal[aeo]\w*|habl\w*|speak|talk|chat|convers\w*|atend\w*)\b/iu

/** "Em inglês" during talk about a caption is about the caption. */
export function isCaptionLanguage({ state: { wait, caption }, facts }: Talk, text: string): boolean {
  const isSubject = caption !== undefined && facts.now.getTime() - caption.at <= SUBJECT_MS
  return (wait.for === 'caption' || isSubject) && !OF_TALK.test(text)
}

/** Intents of short words that do not answer "which caption?". */
const ASIDES: ReadonlySet<IntentKind> = new Set([
  ...HEARD_ALWAYS,
  'renewal',
  'price',
  'payment',
  'cancel',
  'other-format',
  'full-size',
  'redo',
  'publish',
  'schedule',
  'status',
  'no',
  'yes',
  'thanks',
  'greeting',
  'language',
  'backdrops',
  'link',
  'show-caption',
])
/** When exact words were asked for, little else is an aside: "3 for 2 on Tuesdays" is not a time for a post. */
const ASIDES_OF_ADDING: ReadonlySet<IntentKind> = new Set([...HEARD_ALWAYS, 'cancel', 'no', 'thanks'])
const LONGEST_ASIDE = 5

/** Changes that only say what should stand in the caption: what was asked for. */
const WORDS_TO_ADD: ReadonlySet<CaptionChange['to']> = new Set(['offer', 'added', 'own-words', 'unsaid'])

/** Handles the answer to "which caption?": a change, or the new words. Undefined when it is about something else. */
export function takeCaption(talk: Talk, { intent, text }: { readonly intent: Intent; readonly text: string }): Turn | undefined {
  const { wait } = talk.state
  if (wait.for !== 'caption') return undefined
  if (intent.kind === 'caption-change' && isChange(intent.change, { text, isToAdd: wait.toAdd !== undefined }))
    return changeCaption(talk, captionOf(wait), intent.change)
  if (intent.kind === 'language' && intent.language)
    return changeCaption(talk, captionOf(wait), { to: 'language', language: intent.language })
  if (isAside(wait.toAdd ? ASIDES_OF_ADDING : ASIDES, { intent, text })) return undefined
  return changeCaption(talk, captionOf(wait), wait.toAdd ? { to: 'added', at: wait.toAdd, text } : { to: 'own-words', text })
}

function isAside(asides: ReadonlySet<IntentKind>, { intent, text }: { readonly intent: Intent; readonly text: string }): boolean {
  // "link in bio" is no code
  if (intent.kind === 'link' && intent.code === undefined) return false
  return asides.has(intent.kind) && countWords(text) <= LONGEST_ASIDE && !QUOTED.test(text)
}

/** "Horários no direct!" does not ask for a direct tone: a text that is longer or has punctuation is itself a caption. */
function isChange({ to }: CaptionChange, { text, isToAdd }: { readonly text: string; readonly isToAdd: boolean }): boolean {
  if (isToAdd && WORDS_TO_ADD.has(to)) return false
  if (ALWAYS_CHANGES.has(to) || (to === 'offer' && offerOf(text) !== text.trim())) return true
  const length = countWords(text)
  return length <= LONGEST_RESTYLING.marked || (length <= LONGEST_RESTYLING.bare && !MARKS.test(text))
}

const ALWAYS_CHANGES: ReadonlySet<CaptionChange['to']> = new Set(['own-words', 'added', 'former'])
const LONGEST_RESTYLING = { marked: 3, bare: 8 } as const
const MARKS = /[!?#@\p{Extended_Pictographic}]/u

const QUOTED = /^["“”«'‘]([^]+)["“”»'’]\s{0,8}[.!]?$/u

function unquoted(text: string): string {
  const said = text.trim()
  return (QUOTED.exec(said)?.[1] ?? said).trim()
}

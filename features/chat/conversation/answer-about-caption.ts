/** Conversation about captions. Wishes accumulate, so that a change keeps the earlier ones. */
import { chatTexts } from '#phrases/chat.ts'
import { MINUTE } from '#platform/clock.ts'
import type { CaptionChange, Intent, IntentKind, Order } from '../understanding/intent.ts'
import { addTo, offering, shortened, withoutEmoji, withoutHashtags } from './keep-caption.ts'
import { isOfferNamed, isOrderOfOffer, isSameOffer, extractOffer } from './extract-offer.ts'
import { countWords, ANSWERED_ALWAYS } from './read-text.ts'
import type { Action, CaptionWish } from './actions.ts'
import type { DiscussedCaption } from './state.ts'
import { explainPlanNeeded } from './explain.ts'
import { answer, withQuestion, withoutQuestion, type Conversation, replyWith, type Reply } from './types.ts'
import { OF_TALK } from '#features/chat/understanding/lexicon/captions-in-chat.ts'

/** The caption of an edit; without `editId`, the one that was written without a photo. */
interface CaptionOf {
  readonly editId?: string
}

/**
 * The caption that the message is about: of the quoted edit, else of the open question, else the last one discussed, else of
 * the newest edit.
 */
export function captionMeant({ state: { wait, caption }, facts: { edit, isEditMeant } }: Conversation): CaptionOf | undefined {
  if (edit && isEditMeant) return { editId: edit.id }
  if (wait.for === 'caption') return captionOf(wait)
  if (caption && caption.editId === undefined) return {}
  return edit && { editId: edit.id }
}

function captionOf({ editId }: CaptionOf): CaptionOf {
  return editId === undefined ? {} : { editId }
}

/** @param editId undefined: the caption that was written without a photo */
export function askForCaption(conversation: Conversation, editId?: string): Reply {
  const wait = { for: 'caption' as const, ...(editId !== undefined && { editId }) }
  return replyWith(conversation, {
    state: withQuestion(conversation, wait),
    messages: [answer(chatTexts[conversation.facts.language].whichCaption)],
  })
}

export function changeCaption(conversation: Conversation, meant: CaptionOf, change: CaptionChange): Reply {
  if (isToCome(conversation, meant))
    return replyWith(conversation, { messages: [answer(chatTexts[conversation.facts.language].captionToCome)] })
  if (isToExplain(change)) return askForAddition(conversation, meant, change.to === 'added' ? change.at : 'end')
  if (change.to === 'unsaid') return askForCaption(conversation, meant.editId)
  if (change.to === 'former') return goBack(conversation, meant)
  if (change.to === 'own-words') return takeOwnWords(conversation, meant, unquoted(change.text))
  const wish = accumulated(wishOf(conversation, meant.editId), change)
  const kept = unchangedWords(conversation, meant, change)
  return kept === undefined || meant.editId === undefined
    ? rewrite(conversation, meant, {
        wish,
        isOfTags: change.to === 'with-hashtags' && standingOf(conversation, meant) !== undefined,
      })
    : save(conversation, { editId: meant.editId, text: kept, wish })
}

/** Whether the caption is still to be delivered with its picture. */
function isToCome({ facts: { edit } }: Conversation, { editId }: CaptionOf): boolean {
  return edit !== undefined && edit.id === editId && (edit.state === 'queued' || edit.state === 'running')
}

function isToExplain(change: CaptionChange): boolean {
  if (change.to === 'offer') return isOfferNamed(extractOffer(change.text))
  return change.to === 'added' && change.text === undefined
}

function askForAddition(conversation: Conversation, meant: CaptionOf, at: Added['at']): Reply {
  const wait = { ...meant, for: 'caption' as const, toAdd: at }
  return replyWith(conversation, {
    state: withQuestion(conversation, wait),
    messages: [answer(chatTexts[conversation.facts.language].whatToAdd)],
  })
}

/** The existing caption with the change applied; undefined when it has to be rewritten. */
function unchangedWords(conversation: Conversation, meant: CaptionOf, change: CaptionChange): string | undefined {
  const standing = standingOf(conversation, meant)
  if (standing === undefined) return undefined
  if (change.to === 'without-emoji') return withoutEmoji(standing)
  if (change.to === 'without-hashtags') return withoutHashtags(standing)
  if (change.to === 'shorter') return shortened(standing)
  if (change.to === 'added') return addTo(standing, { text: unquoted(change.text ?? ''), at: change.at })
  if (change.to !== 'offer' || isOrderOfOffer(change.text)) return undefined
  return offering(standing, { offer: extractOffer(change.text), before: wishOf(conversation, meant.editId).offer })
}

function standingOf({ facts: { edit } }: Conversation, { editId }: CaptionOf): string | undefined {
  return editId !== undefined && edit?.id === editId && edit.caption ? edit.caption : undefined
}

function takeOwnWords(conversation: Conversation, { editId }: CaptionOf, text: string): Reply {
  if (editId === undefined) return rewrite(conversation, {}, { wish: { ...wishOf(conversation, editId), message: text } })
  return save(conversation, { editId, text, wish: { message: text } })
}

/** Restores the caption before the last change. A caption without a photo, or one of long ago, is not stored. */
function goBack(conversation: Conversation, { editId }: CaptionOf): Reply {
  const { caption } = conversation.state
  if (editId === undefined || caption?.editId !== editId || caption.former === undefined)
    return askForCaption(conversation, editId)
  return save(conversation, { editId, ...caption.former })
}

interface Saved {
  readonly editId: string
  readonly text: string
  readonly wish: CaptionWish
}

function save(conversation: Conversation, { editId, text, wish }: Saved): Reply {
  const caption = discussedCaption(conversation, { editId }, wish)
  return replyWith(conversation, {
    state: { ...withoutQuestion(conversation), caption },
    actions: [{ do: 'save-caption', editId, text }],
  })
}

/** Sends the caption alone, so that it can be copied. One without a photo is not stored, so the same wishes write it again. */
export function showCaption(conversation: Conversation, { editId }: CaptionOf): Reply {
  const { edit, language } = conversation.facts
  if (editId === undefined || !edit) return rewrite(conversation, {}, { wish: wishOf(conversation, undefined) })
  const { status } = chatTexts[language]
  return replyWith(conversation, { messages: [answer(edit.caption ?? status[edit.state])] })
}

interface Rewriting {
  readonly wish: CaptionWish
  readonly isOfTags?: boolean
}

function rewrite(conversation: Conversation, { editId }: CaptionOf, { wish, isOfTags = false }: Rewriting): Reply {
  const state = {
    ...withoutQuestion(conversation),
    caption: discussedCaption(conversation, editId === undefined ? {} : { editId }, wish),
  }
  const action: Action =
    editId === undefined ? { do: 'write-caption', wish } : { do: 'change-caption', editId, wish, ...(isOfTags && { isOfTags }) }
  return replyWith(conversation, { state, actions: [action] })
}

/** Writes a caption from one line. Needs a plan, but no photo. */
export function writeCaption(conversation: Conversation, { message, tone, length, language }: Order): Reply {
  if (!conversation.facts.allowance.isActive) return explainPlanNeeded(conversation)
  const wish = {
    ...(message !== undefined && { message }),
    ...(tone && { tone }),
    ...(length && { length }),
    ...(language && { language }),
  }
  return rewrite(conversation, {}, { wish })
}

function discussedCaption(conversation: Conversation, { editId }: CaptionOf, wish: CaptionWish): DiscussedCaption {
  const of = editId === undefined ? {} : { editId }
  const text = standingOf(conversation, of)
  const former = text === undefined ? {} : { former: { text, wish: wishOf(conversation, editId) } }
  return { ...of, wish, ...former, at: conversation.facts.now.getTime() }
}

/** The wishes for this caption so far. */
function wishOf({ state: { caption } }: Conversation, editId: string | undefined): CaptionWish {
  return caption?.editId === editId ? (caption?.wish ?? {}) : {}
}

/** The caption's wishes, for the redo of its picture. */
export function captionWishes(
  conversation: Conversation,
  editId: string,
): Pick<Order, 'message' | 'tone' | 'length' | 'language'> {
  const { offer: _offer, hashtags: _hashtags, ...wishes } = wishOf(conversation, editId)
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
  offer: ({ text }, { offer }) => ({ offer: joinOffers(offer, extractOffer(text)) }),
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

/** "Em inglês" during talk about a caption is about the caption. */
export function isCaptionLanguage({ state: { wait, caption }, facts }: Conversation, text: string): boolean {
  const isSubject = caption !== undefined && facts.now.getTime() - caption.at <= SUBJECT_MS
  return (wait.for === 'caption' || isSubject) && !OF_TALK.test(text)
}

/** "Em inglês" after a result, without a word of talking, may mean its caption or the conversation. */
export function mayMeanCaption(conversation: Conversation, text: string): boolean {
  const { edit } = conversation.facts
  const hasCaption = edit?.state === 'done' && Boolean(edit.caption)
  return hasCaption && !OF_TALK.test(text) && !isCaptionLanguage(conversation, text)
}

/** Intents of short words that do not answer "which caption?". */
const ASIDES: ReadonlySet<IntentKind> = new Set([
  ...ANSWERED_ALWAYS,
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
const ASIDES_OF_ADDING: ReadonlySet<IntentKind> = new Set([...ANSWERED_ALWAYS, 'cancel', 'no', 'thanks'])
const LONGEST_ASIDE = 5

/** Changes that only say what should stand in the caption: what was asked for. */
const WORDS_TO_ADD: ReadonlySet<CaptionChange['to']> = new Set(['offer', 'added', 'own-words', 'unsaid'])

/** Handles the answer to "which caption?": a change, or the new words. Undefined when it is about something else. */
export function takeCaption(
  conversation: Conversation,
  { intent, text }: { readonly intent: Intent; readonly text: string },
): Reply | undefined {
  const { wait } = conversation.state
  if (wait.for !== 'caption') return undefined
  if (intent.kind === 'caption-change' && isChange(intent.change, { text, isToAdd: wait.toAdd !== undefined }))
    return changeCaption(conversation, captionOf(wait), intent.change)
  if (intent.kind === 'language' && intent.language)
    return changeCaption(conversation, captionOf(wait), { to: 'language', language: intent.language })
  if (isAside(wait.toAdd ? ASIDES_OF_ADDING : ASIDES, { intent, text })) return undefined
  return changeCaption(
    conversation,
    captionOf(wait),
    wait.toAdd ? { to: 'added', at: wait.toAdd, text } : { to: 'own-words', text },
  )
}

function isAside(asides: ReadonlySet<IntentKind>, { intent, text }: { readonly intent: Intent; readonly text: string }): boolean {
  // "link in bio" is no code
  if (intent.kind === 'link' && intent.code === undefined) return false
  return asides.has(intent.kind) && countWords(text) <= LONGEST_ASIDE && !QUOTED.test(text)
}

/** "Horários no direct!" does not ask for a direct tone: a text that is longer or has punctuation is itself a caption. */
function isChange({ to }: CaptionChange, { text, isToAdd }: { readonly text: string; readonly isToAdd: boolean }): boolean {
  if (isToAdd && WORDS_TO_ADD.has(to)) return false
  if (ALWAYS_CHANGES.has(to) || (to === 'offer' && extractOffer(text) !== text.trim())) return true
  const length = countWords(text)
  return length <= LONGEST_RESTYLING.marked || (length <= LONGEST_RESTYLING.bare && !MARKS.test(text))
}

const ALWAYS_CHANGES: ReadonlySet<CaptionChange['to']> = new Set(['own-words', 'added', 'former'])
const LONGEST_RESTYLING = { marked: 3, bare: 8 } as const
const MARKS = /[!?#@\p{Extended_Pictographic}]/u

const QUOTED = /^["“”«'‘]([^]+)["“”»'’]\s{0,8}[.!]?$/u

function unquoted(text: string): string {
  const trimmed = text.trim()
  return (QUOTED.exec(trimmed)?.[1] ?? trimmed).trim()
}

/**
 * Confirmation of album orders, posts and whatever cannot be undone. The last needs a plain yes written after the question
 * was shown, or a tap on its own button; any other topic withdraws the question.
 */
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { yesOrNo } from './ask.ts'
import { choiceOf } from './choices.ts'
import { pendingOf } from './answer-photo.ts'
import { isPlainYes, saysYes } from './plain-yes.ts'
import { placeOrder } from './place-order.ts'
import type { Confirmable, Wait } from './state.ts'
import type { PostAction, RedoAction } from './actions.ts'
import {
  answer,
  withQuestion,
  type ChatInput,
  withoutQuestion,
  type ReplyContent,
  smallTalk,
  type Conversation,
  replyWith,
  type Reply,
} from './types.ts'

export function askForYes(conversation: Conversation, to: Confirmable): Reply {
  const asked = withQuestion(conversation, { for: 'yes', to })
  const text = questionOf(conversation, to)
  const content: ReplyContent = { kind: 'buttons', text, buttons: yesOrNo(conversation, asked) }
  return replyWith(conversation, { state: asked, messages: [{ purpose: 'answer', content }] })
}

/** A suspended member has nothing left to use until the period ends, so the question says so. */
function questionOf({ facts: { allowance, language } }: Conversation, to: Confirmable): string {
  const { confirmations, cancelSuspended } = chatTexts[language]
  return to.do === 'cancel-subscription' && !allowance.isActive ? cancelSuspended : confirmations[to.do]
}

/** Judges an answer to a yes-or-no question. Undefined when the usual handling of the input applies, such as for a plain no. */
export function answerConfirmation(conversation: Conversation, input: ChatInput): Reply | undefined {
  const { wait, version } = conversation.state
  if (wait.for !== 'yes' || input.what === 'silence') return undefined
  if (input.what === 'choice') return isOfVersion(input.id, version) ? readTap(conversation, input.id) : undefined
  if (input.what !== 'text') return undefined
  if (isRefusal(input, wait.to)) return undefined
  if (isIrreversible(wait.to)) return readYesOrNo(conversation, { to: wait.to, input })
  return input.intent.kind === 'unknown' ? askOnceMore(conversation, wait) : undefined
}

/** "Apagar", said alone after the question whether to delete, is none. */
function isRefusal({ intent, text }: TextInput, to: Confirmable | PostAction | RedoAction): boolean {
  return intent.kind === 'no' && !(isIrreversible(to) && isPlainYes(text, to))
}

/** Withdraws an open confirmation when the input is about something else. */
export function dropQuestion(conversation: Conversation, input: ChatInput): Conversation {
  const { wait, version } = conversation.state
  if (wait.for !== 'yes' || input.what === 'silence') return conversation
  if (input.what === 'choice' && isOfVersion(input.id, version)) return conversation
  const isYesOrNo = input.what === 'text' && ['yes', 'no', 'cancel'].includes(input.intent.kind)
  const isPause = input.what === 'text' && input.intent.kind === 'more-coming' && !isIrreversible(wait.to)
  return isYesOrNo || isPause ? conversation : { ...conversation, state: withoutQuestion(conversation) }
}

/** An answer that is neither yes nor no ("Quero ver antes"): reminds once, and the buttons stay valid. */
function askOnceMore(conversation: Conversation, wait: Extract<Wait, { for: 'yes' }>): Reply {
  if (wait.isAskedBack) return notAsked(conversation)
  const state = { ...conversation.state, wait: { ...wait, isAskedBack: true as const } }
  return replyWith(conversation, { state, messages: [answer(chatTexts[conversation.facts.language].goAhead)] })
}

function isIrreversible(to: Confirmable | PostAction | RedoAction): to is Confirmable {
  return !REVERSIBLE.has(to.do)
}

/** Actions for which any yes is enough. */
const REVERSIBLE: ReadonlySet<string> = new Set(['post', 'move-post', 'cancel-post', 'redo'])

function isOfVersion(id: string, version: number): boolean {
  const choice = choiceOf(id)
  return choice !== undefined && 'version' in choice && choice.version === version
}

/** Webhooks may arrive late and twice, and the network's clock differs a little from ours. */
const TAP_MARGIN_MS = MINUTE

function readTap(conversation: Conversation, id: string): Reply | undefined {
  const { since = 0 } = conversation.state
  const choice = choiceOf(id)
  const isTimely = conversation.facts.writtenAt.getTime() >= since - TAP_MARGIN_MS
  return choice?.to === 'answer' && choice.isYes && !isTimely ? replyWith(conversation) : undefined
}

type TextInput = Extract<ChatInput, { what: 'text' }>

function readYesOrNo(
  conversation: Conversation,
  { to, input: { intent, text } }: { to: Confirmable; input: TextInput },
): Reply | undefined {
  if (isPlainYes(text, to) && isWrittenSince(conversation)) return confirm(conversation)
  const isRepeated = intent.kind === 'cancel' && to.do === 'cancel-subscription'
  if (intent.kind !== 'yes' && !isRepeated && !isPlainYes(text, to)) return undefined
  // asks the question again, once, if it was never shown to the person
  if (conversation.facts.shownAt === undefined) return askAgain(conversation, to)
  const { plainYes, plainYesWords } = chatTexts[conversation.facts.language]
  return replyWith(conversation, { messages: [answer(fill(plainYes, { words: plainYesWords[to.do] }))] })
}

function askAgain(conversation: Conversation, to: Confirmable): Reply {
  const { wait } = conversation.state
  if (wait.for === 'yes' && wait.isAskedAnew) return replyWith(conversation)
  const asked = askForYes(conversation, to)
  return { ...asked, state: { ...asked.state, wait: { for: 'yes', to, isAskedAnew: true } } }
}

/**
 * Whether the message was written in a later second than the question was shown: the network's times are whole seconds, and a
 * message already under way answers nothing.
 */
export function isWrittenSince({ facts: { writtenAt, shownAt } }: Conversation): boolean {
  return shownAt !== undefined && Math.floor(writtenAt.getTime() / SECOND) > Math.floor(shownAt.getTime() / SECOND)
}

export function confirm(conversation: Conversation): Reply {
  const { wait } = conversation.state
  if (wait.for === 'yes') return replyWith(conversation, { state: withoutQuestion(conversation), actions: [wait.to] })
  if (wait.for !== 'answer' || (wait.question !== 'album' && wait.question !== 'scene')) return notAsked(conversation)
  const { order, ...pending } = pendingOf(wait)
  if (!order) return notAsked(conversation)
  const isAboutScene = wait.question === 'scene' && order.words !== undefined
  return placeOrder(conversation, { ...pending, order, ...(isAboutScene && { wordsConfirmed: order.words }) })
}

/** After so long a heart is no reaction to our last words. */
const REACTION_MS = 6 * HOUR

/** "😍" or "👍" as the first thing: it can be about nothing that we sent, so it greets. */
export function isFirstSign({ state, facts }: Conversation, text: string): boolean {
  const isQuiet = state.answeredAt === undefined || facts.now.getTime() - state.answeredAt > REACTION_MS
  return isQuiet && state.wait.for === 'nothing' && !facts.edit && !facts.thread && !/[\p{L}\p{N}]/u.test(text)
}

/** A yes in words, for actions that can be undone. */
export function answerYes(conversation: Conversation, text: string): Reply {
  // "ok" or a thumbs up without an open question needs no answer
  if (conversation.state.wait.for === 'nothing' && !saysYes(text)) return replyWith(conversation)
  return isWrittenSince(conversation) ? confirm(conversation) : notAsked(conversation)
}

/** Ends whatever was open, with a word that nothing is done; so also a no to nothing in particular. */
export function cancelQuestion(conversation: Conversation): Reply {
  return replyWith(conversation, {
    state: withoutQuestion(conversation),
    messages: [answer(chatTexts[conversation.facts.language].leftAlone)],
  })
}

function notAsked(conversation: Conversation): Reply {
  return replyWith(conversation, {
    messages: [smallTalk('not-understood', chatTexts[conversation.facts.language].notUnderstood)],
  })
}

/**
 * Confirmation of album orders, posts and whatever cannot be undone. The last needs a plain yes written after the question
 * was shown, or a tap on its own button; any other topic withdraws the question.
 */
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { MINUTE, SECOND } from '#platform/clock.ts'
import type { Intent } from '../understanding/intent.ts'
import { yesOrNo } from './ask.ts'
import { choiceOf } from './choices.ts'
import { pendingOf } from './answer-photo.ts'
import { isPlainYes, saysYes } from './plain-yes.ts'
import { placeOrder } from './place-order.ts'
import type { Confirmable, Wait } from './state.ts'
import type { PostAction, RedoAction } from './actions.ts'
import { answer, asking, type ChatInput, rested, type SaidContent, smallTalk, type Talk, turn, type Turn } from './turn.ts'

export function askForYes(talk: Talk, to: Confirmable): Turn {
  const asked = asking(talk, { for: 'yes', to })
  const text = questionOf(talk, to)
  const content: SaidContent = { kind: 'buttons', text, buttons: yesOrNo(talk, asked) }
  return turn(talk, { state: asked, said: [{ purpose: 'answer', content }] })
}

/** A suspended member has nothing left to use until the period ends, so the question says so. */
function questionOf({ facts: { allowance, language } }: Talk, to: Confirmable): string {
  const { confirmations, cancelSuspended } = chatTexts[language]
  return to.do === 'cancel-subscription' && !allowance.isActive ? cancelSuspended : confirmations[to.do]
}

/** Judges an answer to a yes-or-no question. Undefined when the usual handling of the input applies, such as for a plain no. */
export function answerVerdict(talk: Talk, input: ChatInput): Turn | undefined {
  const { wait, version } = talk.state
  if (wait.for !== 'yes' || input.what === 'silence') return undefined
  if (input.what === 'choice') return isOfVersion(input.id, version) ? judgeTap(talk, input.id) : undefined
  if (input.what !== 'words') return undefined
  if (isRefusal(input, wait.to)) return undefined
  if (isGrave(wait.to)) return judgeWords(talk, { to: wait.to, input })
  return input.intent.kind === 'unknown' ? askOnceMore(talk, wait) : undefined
}

/** "Apagar", said alone after the question whether to delete, is none. */
function isRefusal({ intent, text }: Words, to: Confirmable | PostAction | RedoAction): boolean {
  return intent.kind === 'no' && !(isGrave(to) && isPlainYes(text, to))
}

/** Withdraws an open confirmation when the input is about something else. */
export function dropQuestion(talk: Talk, input: ChatInput): Talk {
  const { wait, version } = talk.state
  if (wait.for !== 'yes' || input.what === 'silence') return talk
  if (input.what === 'choice' && isOfVersion(input.id, version)) return talk
  const isVerdict = input.what === 'words' && ['yes', 'no', 'cancel'].includes(input.intent.kind)
  const isPause = input.what === 'words' && input.intent.kind === 'more-coming' && !isGrave(wait.to)
  return isVerdict || isPause ? talk : { ...talk, state: rested(talk) }
}

/** An answer that is neither yes nor no ("Quero ver antes"): reminds once, and the buttons stay valid. */
function askOnceMore(talk: Talk, wait: Extract<Wait, { for: 'yes' }>): Turn {
  if (wait.isAskedBack) return notAsked(talk)
  const state = { ...talk.state, wait: { ...wait, isAskedBack: true as const } }
  return turn(talk, { state, said: [answer(chatTexts[talk.facts.language].goAhead)] })
}

function isGrave(to: Confirmable | PostAction | RedoAction): to is Confirmable {
  return !UNDOABLE.has(to.do)
}

/** Actions for which any yes is enough. */
const UNDOABLE: ReadonlySet<string> = new Set(['post', 'move-post', 'cancel-post', 'redo'])

function isOfVersion(id: string, version: number): boolean {
  const choice = choiceOf(id)
  return choice !== undefined && 'version' in choice && choice.version === version
}

/** Webhooks may arrive late and twice, and the network's clock differs a little from ours. */
const TAP_MARGIN_MS = MINUTE

function judgeTap(talk: Talk, id: string): Turn | undefined {
  const { since = 0 } = talk.state
  const choice = choiceOf(id)
  const isTimely = talk.facts.writtenAt.getTime() >= since - TAP_MARGIN_MS
  return choice?.to === 'answer' && choice.isYes && !isTimely ? turn(talk) : undefined
}

type Words = Extract<ChatInput, { what: 'words' }>

function judgeWords(talk: Talk, { to, input: { intent, text } }: { to: Confirmable; input: Words }): Turn | undefined {
  if (isPlainYes(text, to) && isWrittenSince(talk)) return confirm(talk)
  const isRepeated = intent.kind === 'cancel' && to.do === 'cancel-subscription'
  if (intent.kind !== 'yes' && !isRepeated && !isPlainYes(text, to)) return undefined
  // asks the question again, once, if it was never shown to the person
  if (talk.facts.shownAt === undefined) return askAnew(talk, to)
  const { plainYes, plainYesWords } = chatTexts[talk.facts.language]
  return turn(talk, { said: [answer(fill(plainYes, { words: plainYesWords[to.do] }))] })
}

function askAnew(talk: Talk, to: Confirmable): Turn {
  const { wait } = talk.state
  if (wait.for === 'yes' && wait.isAskedAnew) return turn(talk)
  const asked = askForYes(talk, to)
  return { ...asked, state: { ...asked.state, wait: { for: 'yes', to, isAskedAnew: true } } }
}

/**
 * Whether the message was written in a later second than the question was shown: the network's times are whole seconds, and a
 * message already under way answers nothing.
 */
export function isWrittenSince({ facts: { writtenAt, shownAt } }: Talk): boolean {
  return shownAt !== undefined && Math.floor(writtenAt.getTime() / SECOND) > Math.floor(shownAt.getTime() / SECOND)
}

export function confirm(talk: Talk): Turn {
  const { wait } = talk.state
  if (wait.for === 'yes') return turn(talk, { state: rested(talk), actions: [wait.to] })
  if (wait.for !== 'answer' || wait.question !== 'album') return notAsked(talk)
  const pending = pendingOf(wait)
  return pending.order ? placeOrder(talk, { ...pending, order: pending.order }) : notAsked(talk)
}

/** A yes in words, for actions that can be undone. */
export function answerYes(talk: Talk, _intent: Intent, text: string): Turn {
  // "ok" or a thumbs up without an open question needs no answer
  if (talk.state.wait.for === 'nothing' && !saysYes(text)) return turn(talk)
  return isWrittenSince(talk) ? confirm(talk) : notAsked(talk)
}

export function refuse(talk: Talk): Turn {
  return talk.state.wait.for === 'nothing' ? notAsked(talk) : leaveIt(talk)
}

/** Ends whatever was open, with a word that nothing is done. */
export function leaveIt(talk: Talk): Turn {
  return turn(talk, { state: rested(talk), said: [answer(chatTexts[talk.facts.language].leftAlone)] })
}

function notAsked(talk: Talk): Turn {
  return turn(talk, { said: [smallTalk('not-understood', chatTexts[talk.facts.language].notUnderstood)] })
}

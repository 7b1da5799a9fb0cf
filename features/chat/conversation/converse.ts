/**
 * The conversation: input, state and facts in; next state, actions and messages out. Pure. The order of the checks below
 * decides what an input means; the files beside this one handle one kind of input each.
 */
import { chatTexts } from '#phrases/chat.ts'
import { MINUTE } from '#platform/clock.ts'
import type { ChatState } from './state.ts'
import { answerChoice } from './answer-choice.ts'
import { answerUnsupported } from './answer-unsupported.ts'
import { answerPhotoAndAside } from './answer-aside.ts'
import { answerSilence } from './answer-photo.ts'
import { answerUnknownSender } from './answer-unknown-sender.ts'
import { dropQuestion, answerConfirmation, cancelQuestion } from './confirm.ts'
import { endWaits, stampWait } from './end-waits.ts'
import { answerText } from './answer-text.ts'
import { batchReplies } from './batch-replies.ts'
import { leaveToPerson, withoutSmallTalk } from './talk-with-person.ts'
import { answer, type Facts, type ChatInput, type Conversation, replyWith, type Reply } from './types.ts'

type Handlers = {
  readonly [What in ChatInput['what']]: (conversation: Conversation, input: Extract<ChatInput, { what: What }>) => Reply
}

const HANDLERS: Handlers = {
  photo: answerPhotoAndAside,
  text: answerText,
  choice: (conversation, { id }) => answerChoice(conversation, id),
  unsupported: (conversation, { kind }) => answerUnsupported(conversation, kind),
  silence: answerSilence,
}

export function converse(before: ChatState, input: ChatInput, facts: Facts): Reply {
  const now = facts.now.getTime()
  const open = endWaits(before, now)
  const state = reopen(open, input)
  const conversation = { state: notePress(state, input, now), facts }
  const reply = isNeither(open, input) ? cancelQuestion(conversation) : answerOnce(conversation, input, state)
  const batched = batchReplies(reply, { input, isMoreComing: facts.isMoreComing })
  const answeredAt = batched.messages.length > 0 ? now : before.answeredAt
  return { ...batched, state: { ...stampWait(state, batched.state, now), ...(answeredAt !== undefined && { answeredAt }) } }
}

/** Whatever is not the answer to which of two wishes was meant goes back to what was open before. */
function reopen(state: ChatState, { what }: ChatInput): ChatState {
  return state.wait.for === 'wish' && what !== 'choice' ? { ...state, wait: state.wait.before } : state
}

/** "Não" to both wishes: nothing is done, and whatever was open before stays open. */
function isNeither({ wait }: ChatState, input: ChatInput): boolean {
  return wait.for === 'wish' && input.what === 'text' && input.intent.kind === 'no' && wait.before.for === 'nothing'
}

/** @param before the state without this input */
function answerOnce(conversation: Conversation, input: ChatInput, before: ChatState): Reply {
  const isTwice = isDoubleTap(before, input, conversation.facts.now.getTime())
  return isTwice ? replyWith({ ...conversation, state: before }) : answerAnybody(conversation, input)
}

/** Covers a double tap, and an app that sends late. */
const DOUBLE_TAP_MS = MINUTE

function isDoubleTap({ pressed }: ChatState, input: ChatInput, now: number): boolean {
  return input.what === 'choice' && input.id === pressed?.id && now - pressed.at < DOUBLE_TAP_MS
}

function notePress({ pressed, ...state }: ChatState, input: ChatInput, now: number): ChatState {
  if (input.what === 'silence') return { ...state, ...(pressed && { pressed }) }
  return input.what === 'choice' ? { ...state, pressed: { id: input.id, at: now } } : state
}

function answerAnybody(conversation: Conversation, input: ChatInput): Reply {
  return conversation.facts.isMember ? answerMember(conversation, input) : answerUnknownSender(conversation, input)
}

function answerMember(conversation: Conversation, input: ChatInput): Reply {
  const { invitedAt, answeredTopics: _answeredTopics, ...known } = conversation.state
  const isBack = invitedAt !== undefined && conversation.facts.allowance.isActive
  const open = isBack ? { ...conversation, state: known } : conversation
  if (isBack && isGreeting(input)) return welcome(open)
  const confirmed = answerConfirmation(open, input)
  if (confirmed) return confirmed
  const ready = dropQuestion(open, input)
  const handled = leaveToPerson(ready, input) ?? HANDLERS[input.what](ready, input as never) // as: the table is keyed by `what`, which TypeScript cannot correlate with the input
  const reply = withoutSmallTalk(handled, open)
  return conversation.facts.isStopped && input.what === 'photo' ? resumed(reply) : reply
}

/** A photo turns notices on again, as the answer to "stop" announces. */
function resumed(reply: Reply): Reply {
  return { ...reply, actions: [...reply.actions, { do: 'resume', isAnnounced: false }] }
}

/** Welcomes a former unknown sender who now has a plan. Once, and only in reply to a greeting, because every message costs. */
function welcome(conversation: Conversation): Reply {
  return replyWith(conversation, { messages: [answer(chatTexts[conversation.facts.language].welcome)] })
}

function isGreeting(input: ChatInput): boolean {
  return input.what === 'text' && (input.intent.kind === 'greeting' || input.intent.kind === 'sign-up')
}

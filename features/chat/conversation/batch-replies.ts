/**
 * Batches replies, because every message costs and people write in pieces: a reply of little value waits for the next
 * message, and replies to messages that came together are joined into one.
 */
import { SECOND } from '#platform/clock.ts'
import { CHAT_LIMITS } from '#providers/chat/port.ts'
import { type ChatState, SMALL_TALK, type PendingReply } from './state.ts'
import { answer, type ChatInput, type ReplyMessage, type Reply } from './types.ts'

/** How long people take to write one more line. */
export const TYPING_PAUSE_MS = 4 * SECOND
const BREAK = '\n\n'

interface ReplyTiming {
  readonly input: ChatInput
  readonly isMoreComing: boolean
}

/** Sends the reply's messages now, or stores them in the state until more messages arrive. */
export function batchReplies(reply: Reply, { input, isMoreComing }: ReplyTiming): Reply {
  const { pendingReplies = [], ...state } = reply.state
  const structured = reply.messages.filter((message) => !isPlain(message))
  const held = pickReplies(
    [...pendingReplies, ...reply.messages.filter(isPlain).map(pendingReplyOf)],
    isToThePoint(reply, structured, input),
  )
  if (structured.length === 0 && held.length === 0) return { ...reply, state, messages: [] }
  const canWait = isMoreComing || (isBeginning(input) && held.every(({ smallTalk }) => smallTalk !== undefined))
  if (held.length > 0 && canWait) return kept({ ...reply, state, messages: structured }, held)
  return { ...reply, state, messages: joined(held, structured) }
}

/** Whether more may follow: a silence has no next message, and signs alone ("???", "🎂") are no piece of a sentence. */
function isBeginning(input: ChatInput): boolean {
  return input.what === 'text' ? /[\p{L}\p{N}]/u.test(input.text) : input.what !== 'silence'
}

function kept(reply: Reply, pendingReplies: readonly PendingReply[]): Reply {
  const state: ChatState = { ...reply.state, pendingReplies }
  return { ...reply, state, wakeAfterMs: reply.wakeAfterMs ?? TYPING_PAUSE_MS }
}

function isPlain({ purpose, content }: ReplyMessage): boolean {
  return purpose === 'answer' && content.kind === 'text'
}

function pendingReplyOf({ content, smallTalk }: ReplyMessage): PendingReply {
  return { text: content.text, ...(smallTalk && { smallTalk }) }
}

/** Whether something is done, asked or waited for: then "I did not understand" would only distract. */
function isToThePoint({ actions, state }: Reply, structured: readonly ReplyMessage[], input: ChatInput): boolean {
  return actions.length > 0 || structured.length > 0 || input.what === 'photo' || state.wait.for === 'more-photos'
}

function pickReplies(all: readonly PendingReply[], isAnswered: boolean): readonly PendingReply[] {
  const firm = all.filter(({ smallTalk }) => smallTalk === undefined)
  const once = [...new Map(firm.map((one) => [one.text, one])).values()]
  if (firm.length > 0 || isAnswered) return once
  const best = all.toSorted((one, other) => weightOf(other) - weightOf(one))
  return best.slice(0, 1)
}

function weightOf({ smallTalk }: PendingReply): number {
  return smallTalk === undefined ? SMALL_TALK.length : SMALL_TALK.indexOf(smallTalk)
}

/** Joins the answers into one message when they fit. */
function joined(held: readonly PendingReply[], structured: readonly ReplyMessage[]): readonly ReplyMessage[] {
  if (held.length === 0) return structured
  const text = held.map((one) => one.text).join(BREAK)
  const [first, ...others] = structured
  if (!first) return [answer(text)]
  const together = [text, first.content.text].join(BREAK)
  if (together.length > CHAT_LIMITS.body) return [answer(text), ...structured]
  return [{ ...first, content: { ...first.content, text: together } }, ...others]
}

/**
 * Batches replies, because every message costs and people write in pieces: a reply of little value waits for the next
 * message, and replies to messages that came together are joined into one.
 */
import { SECOND } from '#platform/clock.ts'
import { CHAT_LIMITS } from '#providers/chat/port.ts'
import { type ChatState, SMALL_TALK, type Unsaid } from './state.ts'
import { answer, type ChatInput, type Said, type Turn } from './turn.ts'

/** How long people take to write one more line. */
export const BREATH_MS = 4 * SECOND
const BREAK = '\n\n'

interface ReplyTiming {
  readonly input: ChatInput
  readonly isMoreComing: boolean
}

/** Sends the turn's answers now, or stores them in the state until more messages arrive. */
export function batchReplies(taken: Turn, { input, isMoreComing }: ReplyTiming): Turn {
  const { unsaid = [], ...state } = taken.state
  const rich = taken.said.filter((said) => !isPlain(said))
  const held = worthSaying([...unsaid, ...taken.said.filter(isPlain).map(unsaidOf)], isToThePoint(taken, rich, input))
  if (rich.length === 0 && held.length === 0) return { ...taken, state, said: [] }
  const canWait = isMoreComing || (isBeginning(input) && held.every(({ smallTalk }) => smallTalk !== undefined))
  if (held.length > 0 && canWait) return kept({ ...taken, state, said: rich }, held)
  return { ...taken, state, said: joined(held, rich) }
}

/** Whether more may follow: a silence has no next message, and signs alone ("???", "🎂") are no piece of a sentence. */
function isBeginning(input: ChatInput): boolean {
  return input.what === 'words' ? /[\p{L}\p{N}]/u.test(input.text) : input.what !== 'silence'
}

function kept(taken: Turn, unsaid: readonly Unsaid[]): Turn {
  const state: ChatState = { ...taken.state, unsaid }
  return { ...taken, state, wakeAfterMs: taken.wakeAfterMs ?? BREATH_MS }
}

function isPlain({ purpose, content }: Said): boolean {
  return purpose === 'answer' && content.kind === 'text'
}

function unsaidOf({ content, smallTalk }: Said): Unsaid {
  return { text: content.text, ...(smallTalk && { smallTalk }) }
}

/** Whether something is done, asked or waited for: then "I did not understand" would only distract. */
function isToThePoint({ actions, state }: Turn, rich: readonly Said[], input: ChatInput): boolean {
  return actions.length > 0 || rich.length > 0 || input.what === 'photo' || state.wait.for === 'more-photos'
}

function worthSaying(all: readonly Unsaid[], isToThePoint: boolean): readonly Unsaid[] {
  const firm = all.filter(({ smallTalk }) => smallTalk === undefined)
  const once = [...new Map(firm.map((one) => [one.text, one])).values()]
  if (firm.length > 0 || isToThePoint) return once
  const best = all.toSorted((one, other) => weightOf(other) - weightOf(one))
  return best.slice(0, 1)
}

function weightOf({ smallTalk }: Unsaid): number {
  return smallTalk === undefined ? SMALL_TALK.length : SMALL_TALK.indexOf(smallTalk)
}

/** Joins the answers into one message when they fit. */
function joined(held: readonly Unsaid[], rich: readonly Said[]): readonly Said[] {
  if (held.length === 0) return rich
  const text = held.map((one) => one.text).join(BREAK)
  const [first, ...others] = rich
  if (!first) return [answer(text)]
  const together = [text, first.content.text].join(BREAK)
  if (together.length > CHAT_LIMITS.body) return [answer(text), ...rich]
  return [{ ...first, content: { ...first.content, text: together } }, ...others]
}

/**
 * While a person has been called, the chat has two sides: plain orders are for us, and everything else waits for the person. So
 * nothing is answered with "I did not understand".
 */
import { chatTexts } from '#phrases/chat.ts'
import type { Intent, IntentKind } from '../understanding/intent.ts'
import { saysResolved } from '../understanding/says-resolved.ts'
import { explainStale } from './pick-backdrop.ts'
import { countWords } from './read-text.ts'
import { answer, type ChatInput, type Conversation, replyWith, type Reply } from './types.ts'

type TextInput = Extract<ChatInput, { what: 'text' }>

/** Undefined when the text is for us: a plain order, a question with a plain answer, or the answer to an open question. */
export function leaveToPerson(conversation: Conversation, input: ChatInput): Reply | undefined {
  const { facts, state } = conversation
  if (!facts.thread || input.what !== 'text' || state.wait.for !== 'nothing') return undefined
  if (saysResolved(input.text)) return endSupportThread(conversation)
  return isPlain(input, conversation) ? undefined : replyWith(conversation, isThanks(input) ? {} : { isForTeam: true })
}

/** What is said between people, or is none of our business. */
const TALK: ReadonlySet<IntentKind> = new Set([
  'unknown',
  'greeting',
  'thanks',
  'yes',
  'no',
  'choice',
  'abuse',
  'robot',
  'more-coming',
])

function isPlain(input: TextInput, conversation: Conversation): boolean {
  const { intent, isGuess, asks } = input
  if (TALK.has(intent.kind) || isGuess === true || asks !== undefined) return false
  return !isAboutResult(intent) || conversation.facts.isEditMeant
}

/** "The colour came out strange" tells the person what is wrong; an order to us names something else, or quotes the picture. */
function isAboutResult(intent: Intent): boolean {
  if (intent.kind === 'redo') return intent.isOfLight === true || (intent.backdrop === undefined && intent.words === undefined)
  return intent.kind === 'caption-change'
}

/** Longer ones say more than thanks. */
const LONGEST_THANKS = 4

function isThanks({ intent, text }: TextInput): boolean {
  return intent.kind === 'thanks' && countWords(text) <= LONGEST_THANKS
}

/** Leaves out what only says that nothing was understood. */
export function withoutSmallTalk(reply: Reply, { facts }: Conversation): Reply {
  const messages = reply.messages.filter(({ smallTalk }) => smallTalk === undefined)
  if (!facts.thread || messages.length === reply.messages.length) return reply
  const isLeft = messages.length === 0 && reply.actions.length === 0
  return { ...reply, messages, ...(isLeft && { isForTeam: true }) }
}

/** The button under an answer: an older thread's does nothing. */
export function tapResolved(conversation: Conversation, { threadId }: { readonly threadId: string }): Reply {
  return conversation.facts.thread?.id === threadId ? endSupportThread(conversation) : explainStale(conversation)
}

function endSupportThread(conversation: Conversation): Reply {
  const { ended } = chatTexts[conversation.facts.language].team
  return replyWith(conversation, { actions: [{ do: 'end-thread' }], messages: [answer(ended)] })
}

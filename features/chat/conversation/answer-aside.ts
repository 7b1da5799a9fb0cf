/** A question beside a photo ("Quanto custa?"): it is answered, and the photo still waits for its order. */
import type { IntentKind } from '../understanding/intent.ts'
import { answerPhoto } from './answer-photo.ts'
import { answerText } from './answer-text.ts'
import type { ChatInput, Conversation, Reply } from './types.ts'

/** Questions that are only answered: they cause no action and no question from us. */
const ANSWER_ONLY: ReadonlySet<IntentKind> = new Set([
  'price',
  'balance',
  'renewal',
  'payment',
  'refund-status',
  'export-data',
  'help',
  'robot',
  'person',
] as const)
/** A photo with these words is evidence for leaving, so nothing is ordered for it. */
const CANCELS_ORDER: ReadonlySet<IntentKind> = new Set(['refund', 'delete-account'])

export function answerPhotoAndAside(conversation: Conversation, input: Extract<ChatInput, { what: 'photo' }>): Reply {
  const { aside } = input
  const question = aside && ({ what: 'text', intent: aside, text: '' } as const)
  if (question && CANCELS_ORDER.has(aside.kind)) return answerText(conversation, question)
  const reply = answerPhoto(conversation, input)
  // what to do with the photo is asked anyway, and says what can be done
  const isForHelp = aside?.kind === 'help' && aside.topic === undefined
  if (!question || isForHelp || !ANSWER_ONLY.has(aside.kind)) return reply
  const { messages, actions } = answerText(conversation, question)
  return { ...reply, messages: [...messages, ...reply.messages], actions: [...actions, ...reply.actions] }
}

/** A question beside a photo ("Quanto custa?"): it is answered, and the photo still waits for its order. */
import type { IntentKind } from '../understanding/intent.ts'
import { answerPhoto } from './answer-photo.ts'
import { answerWords } from './answer-words.ts'
import type { ChatInput, Conversation, Turn } from './turn.ts'

/** Questions that are only answered: they cause no action and no question from us. */
const TOLD: ReadonlySet<IntentKind> = new Set([
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
const INSTEAD: ReadonlySet<IntentKind> = new Set(['refund', 'delete-account'])

export function answerPhotoAndAside(conversation: Conversation, input: Extract<ChatInput, { what: 'photo' }>): Turn {
  const { aside } = input
  const words = aside && ({ what: 'words', intent: aside, text: '' } as const)
  if (words && INSTEAD.has(aside.kind)) return answerWords(conversation, words)
  const taken = answerPhoto(conversation, input)
  // what to do with the photo is asked anyway, and says what can be done
  const isForHelp = aside?.kind === 'help' && aside.topic === undefined
  if (!words || isForHelp || !TOLD.has(aside.kind)) return taken
  const { said, actions } = answerWords(conversation, words)
  return { ...taken, said: [...said, ...taken.said], actions: [...actions, ...taken.actions] }
}

/** "Quanto custa?", beside a photo: answered, while the photo waits for its order as it would without. */
import type { IntentKind } from '../understanding/intent.ts'
import { answerPhoto } from './answer-photo.ts'
import { answerWords } from './answer-words.ts'
import type { ChatInput, Talk, Turn } from './turn.ts'

/** Only told: nothing is done, and nothing asked. */
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
/** Whoever is leaving orders nothing; what such a photo shows is what they are leaving for. */
const INSTEAD: ReadonlySet<IntentKind> = new Set(['refund', 'delete-account'])

export function answerPhotoAndAside(talk: Talk, input: Extract<ChatInput, { what: 'photo' }>): Turn {
  const { aside } = input
  const words = aside && ({ what: 'words', intent: aside, text: '' } as const)
  if (words && INSTEAD.has(aside.kind)) return answerWords(talk, words)
  const taken = answerPhoto(talk, input)
  if (!words || !TOLD.has(aside.kind)) return taken
  const { said, actions } = answerWords(talk, words)
  return { ...taken, said: [...said, ...taken.said], actions: [...actions, ...taken.actions] }
}

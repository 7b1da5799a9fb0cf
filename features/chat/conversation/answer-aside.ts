/** "Quanto custa?", beside a photo: answered, while the photo waits for its order as it would without. */
import type { IntentKind } from '../understanding/intent.ts'
import { hearPhoto } from './hear-photo.ts'
import { hearWords } from './hear-words.ts'
import type { Heard, Talk, Turn } from './turn.ts'

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

export function hearPhotoAndAside(talk: Talk, heard: Extract<Heard, { what: 'photo' }>): Turn {
  const { aside } = heard
  const words = aside && ({ what: 'words', intent: aside, text: '' } as const)
  if (words && INSTEAD.has(aside.kind)) return hearWords(talk, words)
  const taken = hearPhoto(talk, heard)
  if (!words || !TOLD.has(aside.kind)) return taken
  const { said, deeds } = hearWords(talk, words)
  return { ...taken, said: [...said, ...taken.said], deeds: [...deeds, ...taken.deeds] }
}

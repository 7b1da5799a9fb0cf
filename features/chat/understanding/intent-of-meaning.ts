/** The intents that an LLM's reading may lead to; their texts are the member's own. */
import type { Meaning } from '#providers/words/port.ts'
import type { Intent } from './intent.ts'

const INTENTS: Readonly<Record<Meaning, (text: string) => Intent>> = {
  unknown: () => ({ kind: 'unknown' }),
  'make-post': () => ({ kind: 'order', operation: 'post' }),
  'change-backdrop': () => ({ kind: 'order', operation: 'swap' }),
  'describe-backdrop': (words) => ({ kind: 'order', operation: 'describe', words }),
  'write-caption': (message) => ({ kind: 'order', operation: 'caption', message }),
  'do-again': () => ({ kind: 'redo' }),
  'shorter-caption': () => ({ kind: 'caption-change', change: { to: 'shorter' } }),
  'longer-caption': () => ({ kind: 'caption-change', change: { to: 'longer' } }),
  'other-caption': () => ({ kind: 'caption-change', change: { to: 'rewrite' } }),
  'caption-without-hashtags': () => ({ kind: 'caption-change', change: { to: 'without-hashtags' } }),
  'caption-with-hashtags': () => ({ kind: 'caption-change', change: { to: 'with-hashtags' } }),
  'square-format': () => ({ kind: 'other-format', format: '1:1' }),
  'story-format': () => ({ kind: 'other-format', format: '9:16' }),
  'feed-format': () => ({ kind: 'other-format', format: '4:5' }),
  'show-backdrops': () => ({ kind: 'backdrops' }),
  'tell-status': () => ({ kind: 'status' }),
  'full-size': () => ({ kind: 'full-size' }),
  'tell-balance': () => ({ kind: 'balance' }),
  'tell-renewal': () => ({ kind: 'renewal' }),
  'tell-price': () => ({ kind: 'price' }),
  'connect-instagram': () => ({ kind: 'connect-instagram' }),
  'payment-matters': () => ({ kind: 'payment' }),
  help: () => ({ kind: 'help' }),
  person: () => ({ kind: 'person' }),
  greeting: () => ({ kind: 'greeting' }),
  thanks: () => ({ kind: 'thanks' }),
}

export function intentOfMeaning(meaning: Meaning, text: string): Intent {
  return INTENTS[meaning](text.trim())
}

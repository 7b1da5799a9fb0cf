import type { Intent } from './intent.ts'

/** An intent in one word, as the tables of phrasings name it: "cancel:subscription", "order:describe", "format:9:16". */
export function labelOf(intent: Intent): string {
  switch (intent.kind) {
    case 'order':
      return `order:${intent.operation}`
    case 'caption-change':
      return `caption:${intent.change.to}${intent.change.to === 'tone' ? `:${intent.change.tone}` : ''}`
    case 'other-format':
      return intent.format === undefined ? 'format' : `format:${intent.format}`
    case 'cancel':
      return `cancel:${intent.what}`
    case 'choice':
      return `choice:${intent.number}`
    case 'language':
      return intent.language === undefined ? 'language' : `language:${intent.language}`
    default:
      return intent.kind
  }
}

/** Intents that cost the member something that cannot be had back. */
export function isGrave(label: string): boolean {
  return GRAVE.some((grave) => label === grave)
}

const GRAVE = ['cancel:subscription', 'refund', 'delete-account']

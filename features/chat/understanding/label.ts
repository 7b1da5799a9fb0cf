import type { Intent } from './intent.ts'

/** An intent as one label of the phrasing tables: "cancel:subscription", "order:describe", "format:9:16". */
export function labelOf(intent: Intent): string {
  const detail = detailOf(intent)
  return [shortName(intent.kind), ...(detail === undefined ? [] : [detail])].join(':')
}

function shortName(kind: Intent['kind']): string {
  if (kind === 'caption-change') return 'caption'
  return kind === 'other-format' ? 'format' : kind
}

function detailOf(intent: Intent): string | number | undefined {
  if (intent.kind === 'order') return intent.operation
  if (intent.kind === 'caption-change' && intent.change.to === 'added') return SAID_BESIDES
  if (intent.kind === 'caption-change') return intent.change.to === 'tone' ? `tone:${intent.change.tone}` : intent.change.to
  if (intent.kind === 'other-format') return intent.format
  if (intent.kind === 'cancel') return intent.what
  if (intent.kind === 'choice') return intent.number
  return intent.kind === 'language' ? intent.language : undefined
}

/** Like an offer, but taken word for word. */
const SAID_BESIDES = 'offer:added'

/** Whether an intent costs the member something that cannot be undone. */
export function isGrave(label: string): boolean {
  return GRAVE.some((grave) => label === grave)
}

const GRAVE = ['cancel:subscription', 'refund', 'delete-account', 'delete-photo']

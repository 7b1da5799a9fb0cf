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

type Details = { readonly [Kind in Intent['kind']]?: (intent: Extract<Intent, { kind: Kind }>) => string | number | undefined }

const DETAILS: Details = {
  order: ({ operation }) => operation,
  redo: ({ isOfLight }) => (isOfLight ? 'free' : 'paid'),
  help: ({ topic }) => topic,
  'caption-change': ({ change }) => {
    if (change.to === 'added') return SMALL_TALK
    return change.to === 'tone' ? `tone:${change.tone}` : change.to
  },
  'other-format': ({ format }) => format,
  cancel: ({ what }) => what,
  choice: ({ number }) => number,
  language: ({ language }) => language,
}

function detailOf(intent: Intent): string | number | undefined {
  return DETAILS[intent.kind]?.(intent as never) // as: the table is keyed by kind, which TypeScript cannot correlate with the intent
}

/** Like an offer, but taken word for word. */
const SMALL_TALK = 'offer:added'

/** Whether an intent costs the member something that cannot be undone. */
export function isIrreversible(label: string): boolean {
  return IRREVERSIBLE.some((irreversible) => label === irreversible)
}

const IRREVERSIBLE = ['cancel:subscription', 'refund', 'delete-account', 'delete-photo']

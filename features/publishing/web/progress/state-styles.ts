import type { PublicationState } from '#features/publishing/contract.ts'

interface StateStyle {
  readonly badge: 'plain' | 'accent' | 'good' | 'danger'
  /** A bar of colour, where a word does not fit. */
  readonly bar: string
}

export const STATE_STYLES: Readonly<Record<PublicationState, StateStyle>> = {
  scheduled: { badge: 'plain', bar: 'bg-edge' },
  preparing: { badge: 'accent', bar: 'bg-accent' },
  waiting: { badge: 'accent', bar: 'bg-accent' },
  publishing: { badge: 'accent', bar: 'bg-accent' },
  published: { badge: 'good', bar: 'bg-good' },
  failed: { badge: 'danger', bar: 'bg-danger' },
  cancelled: { badge: 'plain', bar: 'bg-line' },
}

/** The style of a held post, in any state. */
export const HELD_STYLE: StateStyle = { badge: 'danger', bar: 'bg-danger' }

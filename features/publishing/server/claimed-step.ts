import type { Step } from './next-step.ts'
import type { PublicationRow } from './queries.ts'

/** One step that a worker has taken on, and the post as it stood then. */
export interface ClaimedStep {
  readonly publication: PublicationRow
  readonly step: Exclude<Step, { do: 'give_up' }>
}

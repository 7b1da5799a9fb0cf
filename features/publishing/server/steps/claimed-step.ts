import type { Step } from './next-step.ts'
import type { PublicationRow } from '../queries.ts'

/** A step that a worker has claimed, and the post as it was then. */
export interface ClaimedStep {
  readonly publication: PublicationRow
  readonly step: Exclude<Step, { do: 'give_up' }>
}

/** The form of a post: its fields, and what is sent of them. */
import { findWordProblems } from '#features/publishing/caption-limits.ts'
import { type Fit, SOONEST_MINUTES } from '#features/publishing/contract.ts'
import { firstSlot, momentOf, type Slot, slotOf, slotProblem } from './slot.ts'
import type { When } from './WhenField.tsx'

/** What the member wants to post. */
export interface PostRequest {
  readonly caption: string
  readonly altText: string
  readonly fit: Fit
  /** The other edits of a carousel, in their order. */
  readonly others: readonly string[]
  /** Undefined: now. */
  readonly at: Date | undefined
}

export interface PostFields extends Omit<PostRequest, 'at'> {
  readonly when: When
  readonly slot: Slot
}

export function fieldsOf({ at, ...request }: PostRequest): PostFields {
  return { ...request, when: at ? 'later' : 'now', slot: at ? slotOf(at) : firstSlot(new Date()) }
}

export function toRequest({ when, slot, ...fields }: PostFields): PostRequest {
  return { ...fields, at: when === 'later' ? momentOf(slot) : undefined }
}

/** Why the chosen time is not possible. `latest`: the latest time that can be chosen. */
export function timeProblemOf({ when, slot }: PostFields, { now, latest }: { readonly now: Date; readonly latest: Date }) {
  return when === 'later' ? slotProblem(slot, { now, soonestMinutes: SOONEST_MINUTES, latest }) : undefined
}

/** Whether Instagram would refuse one of the texts. */
export function hasTextProblem(fields: PostFields): boolean {
  return findWordProblems(fields).length > 0
}

/** What a member may do with a post. The server checks it before a change, and returns it to the screens as `actions`. */
import type { PublicationAction, PublicationState } from './contract.ts'

export const OPEN_STATES = ['scheduled', 'preparing', 'waiting', 'publishing'] as const satisfies readonly PublicationState[]

export function isOpen(state: PublicationState): boolean {
  return (OPEN_STATES as readonly PublicationState[]).includes(state) // as: a list of some states
}

export interface PublicationStatus {
  readonly state: PublicationState
  /** Instagram was asked to publish it, or has a container for it. */
  readonly hasBegun: boolean
  readonly isAsked: boolean
  readonly errorCode: string | null
  readonly isEditGone: boolean
  /** What Instagram knew of it was deleted here, so nothing can be looked up any more. */
  readonly isForgotten: boolean
}

const ACTIONS: Readonly<Record<PublicationAction, (standing: PublicationStatus) => boolean>> = {
  cancel: ({ state, isAsked }) => isOpen(state) && state !== 'publishing' && !isAsked,
  change: ({ state, hasBegun }) => (state === 'scheduled' || state === 'waiting') && !hasBegun,
  retry: ({ state, isEditGone, isAsked, isForgotten }) => state === 'failed' && !isForgotten && (!isEditGone || isAsked),
  reconnect: ({ state, errorCode }) => state === 'failed' && errorCode === 'instagram_reconnect',
}

export function canDo(action: PublicationAction, standing: PublicationStatus): boolean {
  return ACTIONS[action](standing)
}

export function actionsOf(standing: PublicationStatus): PublicationAction[] {
  return (Object.keys(ACTIONS) as PublicationAction[]) // as: the table's keys are the actions
    .filter((action) => canDo(action, standing))
}

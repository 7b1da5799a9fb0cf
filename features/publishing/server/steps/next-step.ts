/**
 * Decides the next step of a post only from what is known of it. These rules keep one post from becoming two:
 * - only a container whose id we know is ever published, with one request at a time
 * - a publish request is recorded before it is sent; a record without an answer means to check first
 * - another container is created only when the previous one can certainly never become a post
 */
import { HOUR, addMs, SECOND } from '#platform/clock.ts'
import type { ErrorCode } from '#features/error-codes.ts'
import { LATE_HOURS, QUOTA_WAIT_HOURS } from '#features/publishing/contract.ts'
import { PUBLISH_TIMEOUT_MS } from '#providers/social/port.ts'
import { isOpen } from '#features/publishing/publication-states.ts'
import type { publications } from '../schema.ts'

/** What is known of a post. */
export type KnownPost = Pick<
  typeof publications.$inferSelect,
  | 'state'
  | 'dueAt'
  | 'nextStepAt'
  | 'itemsState'
  | 'itemIds'
  | 'containerId'
  | 'containerState'
  | 'containers'
  | 'askedAt'
  | 'tries'
  | 'waitsFor'
  | 'postId'
  | 'permalink'
  | 'publishedAt'
  | 'errorCode'
>

/**
 * - `make_items`: sends Instagram the pictures of a carousel
 * - `check_items`: reads how far they are
 * - `make_container`: sends Instagram the picture and the texts
 * - `check_container`: reads the state of the container
 * - `request_publish`: asks Instagram to publish it
 * - `search`: looks for the post itself, because the container is unknown
 * - `read_post`: fetches the permalink of a public post
 * - `give_up`: ends it, with a reason
 */
export type Step =
  | {
      readonly do:
        | 'make_items'
        | 'check_items'
        | 'make_container'
        | 'check_container'
        | 'request_publish'
        | 'search'
        | 'read_post'
    }
  | { readonly do: 'give_up'; readonly code: ErrorCode }

/**
 * A request may still take effect while its answer is waited for, and for a while afterwards: for so long after it was sent, a
 * container that is not public proves nothing.
 */
export const PUBLISH_SETTLES_MS = PUBLISH_TIMEOUT_MS + 30 * SECOND
/** How long we look for the outcome before the member is told that it is unknown; a retry continues the search. */
const SEARCH_FOR_MS = 2 * HOUR

/** @returns undefined when there is nothing to do now, or ever */
export function nextStep(known: KnownPost, now: Date): Step | undefined {
  if (known.nextStepAt === null || known.nextStepAt > now) return undefined
  if (known.state === 'published') return { do: 'read_post' }
  if (!isOpen(known.state) || isSettling(known, now)) return undefined
  const code = reasonToGiveUp(known, now)
  return code ? { do: 'give_up', code } : { do: stepForward(known) }
}

/** What is recorded before a step, so that after a crash the row shows how far it may have got. */
export function beforeStep(step: Step, now: Date): Partial<KnownPost> {
  if (step.do === 'make_items' || step.do === 'make_container') return { state: 'preparing' }
  if (step.do === 'request_publish') return { state: 'publishing', askedAt: now, nextStepAt: addMs(now, PUBLISH_SETTLES_MS) }
  return {}
}

/** The state in which a failed post is retried: its container is checked first. */
export function retried(known: Pick<KnownPost, 'askedAt' | 'containerId' | 'itemsState'>, now: Date): Partial<KnownPost> {
  const state = known.askedAt ? 'publishing' : 'preparing'
  // pictures that were sent long ago may have expired
  const items = known.containerId === null && known.askedAt === null ? withoutItems(known) : {}
  return { ...items, state, errorCode: null, dueAt: now, nextStepAt: now, containerState: null, containers: 0, tries: 0 }
}

/** The pictures of a carousel are sent again with its next container. */
export function withoutItems({ itemsState }: Pick<KnownPost, 'itemsState'>): Partial<Pick<KnownPost, 'itemsState' | 'itemIds'>> {
  return itemsState === null ? {} : { itemsState: 'missing', itemIds: [] }
}

const STEP_OF_ITEMS = { missing: 'make_items', processing: 'check_items', ready: 'make_container' } as const

function stepForward({ itemsState, containerId, containerState, askedAt }: KnownPost): Exclude<Step['do'], 'give_up'> {
  // without a container id, a post that may exist can only be searched for
  if (containerId === null) return askedAt === null ? STEP_OF_ITEMS[itemsState ?? 'ready'] : 'search'
  if (containerState === 'unknown') return 'search'
  return containerState === 'ready' && askedAt === null ? 'request_publish' : 'check_container'
}

function isSettling({ askedAt }: KnownPost, now: Date): boolean {
  return askedAt !== null && addMs(askedAt, PUBLISH_SETTLES_MS) > now
}

/** Gives up on a post that would be much too late: that is worse than a notice that it was not published. */
function reasonToGiveUp({ dueAt, askedAt, waitsFor, tries, containers }: KnownPost, now: Date): ErrorCode | undefined {
  if (askedAt) return isOver(SEARCH_FOR_MS, askedAt > dueAt ? askedAt : dueAt, now) ? 'publication_in_doubt' : undefined
  const graceHours = waitsFor === 'quota' ? QUOTA_WAIT_HOURS : LATE_HOURS
  if (!isOver(graceHours * HOUR, dueAt, now)) return undefined
  const wasTried = waitsFor !== 'quota' && (tries > 0 || containers > 0)
  return wasTried ? 'instagram_unavailable' : 'publication_missed'
}

function isOver(ms: number, since: Date, now: Date): boolean {
  return addMs(since, ms) <= now
}

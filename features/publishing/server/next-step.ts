/**
 * What to do next with a post, from nothing but what is known of it. The rules that keep one post from becoming two:
 * - only a container whose id we know is ever made public, and it is asked for once at a time
 * - that it is asked for is written down first; whoever finds it so, and no answer, looks before anything else
 * - another container is made only when the one before will surely never be a post
 */
import { HOUR, later, SECOND } from '#platform/clock.ts'
import type { ErrorCode } from '#features/error-codes.ts'
import { LATE_HOURS, QUOTA_WAIT_HOURS } from '../contract.ts'
import { isOpen } from '../publication-states.ts'
import type { publications } from './schema.ts'

/** What is known of a post. */
export type Known = Pick<
  typeof publications.$inferSelect,
  | 'state'
  | 'dueAt'
  | 'nextStepAt'
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
 * - `make_container`: gives Instagram the picture and the words
 * - `look`: reads what became of the container
 * - `ask`: asks to make it public
 * - `search`: looks for the post itself, since the container is unknown
 * - `read_post`: fetches the permalink of a post that is public
 * - `give_up`: ends it, with a reason
 */
export type Step =
  | { readonly do: 'make_container' | 'look' | 'ask' | 'search' | 'read_post' }
  | { readonly do: 'give_up'; readonly code: ErrorCode }

/** A request that nobody answered may still be on its way: so long nothing is concluded from a container that is not public. */
export const ASK_SETTLES_MS = 30 * SECOND
/** How long we look for what became of it before the member is told that we do not know; a retry looks on. */
const DOUBT_LASTS_MS = 2 * HOUR

/** @returns undefined while there is nothing to do, now or ever */
export function nextStep(known: Known, now: Date): Step | undefined {
  if (known.nextStepAt === null || known.nextStepAt > now) return undefined
  if (known.state === 'published') return { do: 'read_post' }
  if (!isOpen(known.state) || isSettling(known, now)) return undefined
  const code = reasonToGiveUp(known, now)
  return code ? { do: 'give_up', code } : { do: stepForward(known) }
}

/** What is written down before a step is taken, so that whoever finds the post after a crash knows how far it may have come. */
export function setOut(step: Step, now: Date): Partial<Known> {
  if (step.do === 'make_container') return { state: 'preparing' }
  if (step.do === 'ask') return { state: 'publishing', askedAt: now, nextStepAt: later(now, ASK_SETTLES_MS) }
  return {}
}

/** What a failed post begins anew with: what is known of its container, to be looked at first. */
export function tryAgain({ askedAt }: Pick<Known, 'askedAt'>, now: Date): Partial<Known> {
  const state = askedAt ? 'publishing' : 'preparing'
  return { state, errorCode: null, dueAt: now, nextStepAt: now, containerState: null, containers: 0, tries: 0 }
}

function stepForward({ containerId, containerState, askedAt }: Known): Exclude<Step['do'], 'give_up'> {
  // its container may be a post: without a name for it, only the post itself can be looked for
  if (containerId === null) return askedAt === null ? 'make_container' : 'search'
  if (containerState === 'unknown') return 'search'
  return containerState === 'ready' && askedAt === null ? 'ask' : 'look'
}

function isSettling({ askedAt }: Known, now: Date): boolean {
  return askedAt !== null && later(askedAt, ASK_SETTLES_MS) > now
}

/** A post that comes much too late is worse than one that the member hears did not come. */
function reasonToGiveUp({ dueAt, askedAt, waitsFor, tries, containers }: Known, now: Date): ErrorCode | undefined {
  if (askedAt) return isOver(DOUBT_LASTS_MS, askedAt > dueAt ? askedAt : dueAt, now) ? 'publication_in_doubt' : undefined
  const patienceHours = waitsFor === 'quota' ? QUOTA_WAIT_HOURS : LATE_HOURS
  if (!isOver(patienceHours * HOUR, dueAt, now)) return undefined
  const wasTried = waitsFor !== 'quota' && (tries > 0 || containers > 0)
  return wasTried ? 'instagram_unavailable' : 'publication_missed'
}

function isOver(ms: number, since: Date, now: Date): boolean {
  return later(since, ms) <= now
}

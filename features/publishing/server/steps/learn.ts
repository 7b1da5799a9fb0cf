/** Maps what a step found out to what is then known of the post. Pure: time and chance are parameters. */
import { HOUR, later, MINUTE, SECOND } from '#platform/clock.ts'
import type { ErrorCode } from '#features/error-codes.ts'
import type {
  ContainerOutcome,
  ContainerState,
  PhotoRefusal,
  PublishOutcome,
  SocialFaultCode,
  SocialPost,
} from '#providers/social/port.ts'
import type { Wait } from '#features/publishing/contract.ts'
import { ASK_SETTLES_MS, type Known, type Step } from './next-step.ts'

export type Finding =
  | { readonly of: 'container'; readonly outcome: ContainerOutcome }
  | { readonly of: 'look'; readonly container: ContainerState }
  | { readonly of: 'ask'; readonly answer: PublishOutcome }
  | { readonly of: 'search'; readonly post: SocialPost | undefined }
  | { readonly of: 'post'; readonly post: SocialPost | undefined }
  | { readonly of: 'quota_used_up' }
  | { readonly of: 'edit_gone' }
  /** The member was refunded: nothing was requested from Instagram. */
  | { readonly of: 'refunded' }
  /** Nothing was requested from Instagram, because it could not succeed. */
  | { readonly of: 'hindrance'; readonly code: ErrorCode }
  | {
      readonly of: 'fault'
      readonly during: Step['do']
      readonly code: SocialFaultCode
      readonly minutes?: number | undefined
      /** The grant whose token was used. */
      readonly grantId?: string | undefined
    }

/** The changes to what is known. */
export type Learnt = Partial<Known>

export interface Circumstances {
  readonly now: Date
  /** A random number between 0 and 1, the jitter of the waits. */
  readonly chance: number
}

/** How many containers Instagram may fail for its own reasons before we blame the picture. */
const MOST_CONTAINERS = 4
/** How often an unpublished container may be reported as unknown before it counts as gone. */
const UNKNOWN_LOOKS = 3
/** A permalink usually follows within seconds; after these waits we give up on it. */
const PERMALINK_WAITS_MS = [5 * SECOND, 30 * SECOND, 5 * MINUTE, HOUR] as const

/** What a post waits for, and how long: each wait is twice the one before, up to the longest. */
interface Waiting {
  readonly for: Wait
  readonly firstMs: number
  readonly longestMs: number
}
/**
 * https://developers.facebook.com/docs/instagram-platform/content-publishing recommends once a minute; photos are usually
 * ready much sooner.
 */
const NOT_READY: Waiting = { for: 'instagram', firstMs: 2 * SECOND, longestMs: MINUTE }
const TROUBLE: Waiting = { for: 'instagram', firstMs: 5 * SECOND, longestMs: 15 * MINUTE }
const TOO_MANY_CALLS: Waiting = { for: 'calls', firstMs: MINUTE, longestMs: 30 * MINUTE }
const NO_QUOTA: Waiting = { for: 'quota', firstMs: 45 * MINUTE, longestMs: 45 * MINUTE }

type Lesson<Found> = (known: Known, found: Found, circumstances: Circumstances) => Learnt

export const learn: Lesson<Finding> = (known, finding, circumstances) => {
  const lesson = LESSONS[finding.of] as Lesson<Finding> // as: the table is keyed by `of`, which TypeScript cannot correlate with the finding
  return lesson(known, finding, circumstances)
}

const LESSONS: { readonly [Of in Finding['of']]: Lesson<Extract<Finding, { of: Of }>> } = {
  container: (known, { outcome }, circumstances) => fromContainer(known, outcome, circumstances),
  look: (known, { container }, circumstances) => fromLook(known, container, circumstances),
  ask: (known, { answer }, circumstances) => fromAnswer(known, answer, circumstances),
  search: (known, { post }, circumstances) =>
    post
      ? published({ at: post.publishedAt, now: circumstances.now }, post)
      : { containerState: null, ...pause(known, TROUBLE, circumstances) },
  post: (known, { post }, circumstances) => fromPost(known, post, circumstances),
  quota_used_up: (known, _, circumstances) => pause(known, NO_QUOTA, circumstances),
  edit_gone: () => ({ state: 'cancelled', nextStepAt: null, waitsFor: null }),
  refunded: () => ({ askedAt: null, ...failed('publication_plan_ended') }),
  hindrance: (known, { code }, circumstances) =>
    known.state === 'published' ? withoutPermalink(known, circumstances) : failed(code),
  fault: (known, fault, circumstances) =>
    known.state === 'published' ? withoutPermalink(known, circumstances) : fromFault(known, fault, circumstances),
}

/** Ends a post. What is known of its container stays, so that a retry continues from there. */
export function failed(code: ErrorCode): Learnt {
  return { state: 'failed', errorCode: code, nextStepAt: null, waitsFor: null }
}

function fromContainer({ containers }: Known, outcome: ContainerOutcome, { now }: Circumstances): Learnt {
  if (outcome.outcome === 'refused') return failed(CODE_OF_REFUSAL[outcome.reason])
  return {
    state: 'preparing',
    containerId: outcome.containerId,
    containerState: null,
    containers: containers + 1,
    tries: 0,
    waitsFor: null,
    nextStepAt: now,
  }
}

const CODE_OF_REFUSAL: Readonly<Record<PhotoRefusal, ErrorCode>> = {
  format: 'instagram_refused_picture',
  size: 'instagram_refused_picture',
  ratio: 'instagram_refused_picture',
  caption_too_long: 'instagram_refused_words',
  too_many_mentions: 'instagram_refused_words',
  other: 'publication_failed',
}

const SIGHTS: { readonly [State in ContainerState['state']]: Lesson<Extract<ContainerState, { state: State }>> } = {
  published: ({ askedAt }, _seen, { now }) => published({ at: askedAt ?? now, now }),
  ready: (_known, _seen, { now }) => ({ containerState: 'ready', askedAt: null, nextStepAt: now }),
  processing: (known, _seen, circumstances) => ({ containerState: 'processing', ...pause(known, NOT_READY, circumstances) }),
  expired: (known, _seen, circumstances) => takeAnother(known, 'other', circumstances),
  failed: (known, { reason }, circumstances) => takeAnother(known, reason, circumstances),
  unknown: (known, _seen, circumstances) => fromUnknown(known, circumstances),
}

const fromLook: Lesson<ContainerState> = (known, seen, circumstances) => {
  const lesson = SIGHTS[seen.state] as Lesson<ContainerState> // as: the table is keyed by state, which TypeScript cannot correlate with the argument
  return lesson(known, seen, circumstances)
}

/**
 * After a publish request, the post itself is searched for. Otherwise the container cannot be public, and counts as gone
 * after a few looks.
 */
function fromUnknown(known: Known, circumstances: Circumstances): Learnt {
  if (known.askedAt) return { containerState: 'unknown', nextStepAt: circumstances.now }
  if (known.tries >= UNKNOWN_LOOKS) return takeAnother(known, 'other', circumstances)
  return { containerState: null, ...pause(known, TROUBLE, circumstances) }
}

/** This container can never become a post, so nothing is in doubt any more. */
function takeAnother(known: Known, reason: PhotoRefusal, circumstances: Circumstances): Learnt {
  const none = { containerId: null, containerState: null, askedAt: null } as const
  const isHopeless = reason !== 'other' || known.containers >= MOST_CONTAINERS
  if (isHopeless) return { ...none, ...failed(CODE_OF_REFUSAL[reason]) }
  const fresh = { ...known, ...none }
  return { ...none, ...pause(fresh, TROUBLE, circumstances) }
}

const WAITING_OF_ANSWER = { quota_reached: NO_QUOTA, not_ready: NOT_READY, container_gone: NOT_READY } as const

/** Each of these answers is certain, so nothing is in doubt afterwards. */
function fromAnswer(known: Known, answer: PublishOutcome, circumstances: Circumstances): Learnt {
  if (answer.outcome === 'published') return published({ at: circumstances.now, now: circumstances.now }, { id: answer.postId })
  const sure = { askedAt: null, containerState: null } as const
  return { ...sure, ...pause({ ...known, ...sure }, WAITING_OF_ANSWER[answer.outcome], circumstances) }
}

/** @param at when it became public, as far as known */
function published({ at, now }: { at: Date; now: Date }, post?: Pick<SocialPost, 'id'> & Partial<SocialPost>): Learnt {
  return {
    state: 'published',
    publishedAt: at,
    postId: post?.id ?? null,
    permalink: post?.permalink ?? null,
    askedAt: null,
    errorCode: null,
    waitsFor: null,
    tries: 0,
    nextStepAt: post?.permalink ? null : now,
  }
}

function fromPost(known: Known, post: SocialPost | undefined, circumstances: Circumstances): Learnt {
  if (!post?.permalink) return withoutPermalink(known, circumstances)
  return { postId: post.id, permalink: post.permalink, nextStepAt: null }
}

function withoutPermalink({ tries }: Known, { now }: Circumstances): Learnt {
  const waitMs = PERMALINK_WAITS_MS[tries]
  return { tries: tries + 1, nextStepAt: waitMs === undefined ? null : later(now, waitMs) }
}

/** Faults that only the member can fix. */
const CODE_OF_FAULT: Readonly<Partial<Record<SocialFaultCode, ErrorCode>>> = {
  token_dead: 'instagram_reconnect',
  permission_missing: 'instagram_reconnect',
  account_blocked: 'instagram_account_blocked',
  action_blocked: 'instagram_action_blocked',
  refused: 'publication_failed',
}

type Fault = Extract<Finding, { of: 'fault' }>

function fromFault(known: Known, { during, code, minutes = 0 }: Fault, circumstances: Circumstances): Learnt {
  if (code === 'in_doubt') return { nextStepAt: later(circumstances.now, ASK_SETTLES_MS), tries: known.tries + 1 }
  // a certain refusal of the publish request itself; other calls say nothing about an earlier request
  const sure = during === 'ask' ? { askedAt: null } : {}
  const final = CODE_OF_FAULT[code]
  if (final) return { ...sure, ...failed(final) }
  const paused = pause({ ...known, ...sure }, code === 'rate_limited' ? TOO_MANY_CALLS : TROUBLE, circumstances)
  const told = later(circumstances.now, minutes * MINUTE)
  return { ...sure, ...paused, nextStepAt: told > paused.nextStepAt ? told : paused.nextStepAt }
}

/** Waits longer after each failure, with jitter, so that posts that began to wait together do not all retry at once. */
function pause(
  { askedAt, tries }: Known,
  { for: waitsFor, firstMs, longestMs }: Waiting,
  { now, chance }: Circumstances,
): Learnt & { readonly nextStepAt: Date } {
  const waitMs = Math.min(longestMs, firstMs * 2 ** Math.min(tries, 20)) * (0.75 + chance / 2)
  // a post that may already be public cannot be cancelled, so it must not appear to be waiting
  const standing = askedAt ? ({ state: 'publishing', waitsFor: null } as const) : ({ state: 'waiting', waitsFor } as const)
  return { ...standing, tries: tries + 1, nextStepAt: later(now, waitMs) }
}

/** Maps what a step found out to what is then known of the post. Pure: time and chance are parameters. */
import { HOUR, addMs, MINUTE, SECOND } from '#platform/clock.ts'
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
import { PUBLISH_SETTLES_MS, type KnownPost, type Step, withoutItems } from './next-step.ts'

export type StepResult =
  | { readonly of: 'container'; readonly outcome: ContainerOutcome }
  /** The pictures of a carousel were sent. */
  | { readonly of: 'items'; readonly itemIds: string[] }
  /** The state of the carousel's picture that is furthest from ready. */
  | { readonly of: 'check_items'; readonly container: ContainerState }
  | { readonly of: 'container_state'; readonly container: ContainerState }
  | { readonly of: 'publish'; readonly answer: PublishOutcome }
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
export type PostChanges = Partial<KnownPost>

export interface Context {
  readonly now: Date
  /** A random number between 0 and 1, the jitter of the waits. */
  readonly chance: number
}

/** How many containers Instagram may fail for its own reasons before we blame the picture. */
const MAX_CONTAINERS = 4
/** How often an unpublished container may be reported as unknown before it counts as gone. */
const MAX_UNKNOWN_READS = 3
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

type ResultReducer<Found> = (known: KnownPost, found: Found, context: Context) => PostChanges

export const applyResult: ResultReducer<StepResult> = (known, result, context) => {
  const reducer = REDUCERS[result.of] as ResultReducer<StepResult> // as: the table is keyed by `of`, which TypeScript cannot correlate with the result
  return reducer(known, result, context)
}

const REDUCERS: { readonly [Of in StepResult['of']]: ResultReducer<Extract<StepResult, { of: Of }>> } = {
  container: (known, { outcome }, context) => fromContainer(known, outcome, context),
  items: (_known, { itemIds }, { now }) => ({ itemsState: 'processing', itemIds, tries: 0, waitsFor: null, nextStepAt: now }),
  check_items: (known, { container }, context) => fromReadItems(known, container, context),
  container_state: (known, { container }, context) => fromContainerState(known, container, context),
  publish: (known, { answer }, context) => fromAnswer(known, answer, context),
  search: (known, { post }, context) =>
    post
      ? published({ at: post.publishedAt, now: context.now }, post)
      : { containerState: null, ...pause(known, TROUBLE, context) },
  post: (known, { post }, context) => fromPost(known, post, context),
  quota_used_up: (known, _, context) => pause(known, NO_QUOTA, context),
  edit_gone: () => ({ state: 'cancelled', nextStepAt: null, waitsFor: null }),
  refunded: () => ({ askedAt: null, ...failed('publication_plan_ended') }),
  hindrance: (known, { code }, context) => (known.state === 'published' ? withoutPermalink(known, context) : failed(code)),
  fault: (known, fault, context) =>
    known.state === 'published' ? withoutPermalink(known, context) : fromFault(known, fault, context),
}

/** Ends a post. What is known of its container stays, so that a retry continues from there. */
export function failed(code: ErrorCode): PostChanges {
  return { state: 'failed', errorCode: code, nextStepAt: null, waitsFor: null }
}

function fromContainer(known: KnownPost, outcome: ContainerOutcome, context: Context): PostChanges {
  if (outcome.outcome === 'refused') return failed(CODE_OF_REFUSAL[outcome.reason])
  if (outcome.outcome === 'items_gone') {
    const another = { ...known, containers: known.containers + 1 }
    return { containers: another.containers, ...takeAnother(another, 'other', context) }
  }
  return {
    state: 'preparing',
    containerId: outcome.containerId,
    containerState: null,
    containers: known.containers + 1,
    tries: 0,
    waitsFor: null,
    nextStepAt: context.now,
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

function fromReadItems(known: KnownPost, seen: ContainerState, context: Context): PostChanges {
  if (seen.state === 'ready') return { itemsState: 'ready', tries: 0, nextStepAt: context.now }
  if (seen.state === 'processing') return pause(known, NOT_READY, context)
  if (seen.state === 'unknown' && known.tries < MAX_UNKNOWN_READS) return pause(known, TROUBLE, context)
  const another = { ...known, containers: known.containers + 1 }
  return { containers: another.containers, ...takeAnother(another, seen.state === 'failed' ? seen.reason : 'other', context) }
}

const SIGHTS: { readonly [State in ContainerState['state']]: ResultReducer<Extract<ContainerState, { state: State }>> } = {
  published: ({ askedAt }, _seen, { now }) => published({ at: askedAt ?? now, now }),
  ready: (_known, _seen, { now }) => ({ containerState: 'ready', askedAt: null, nextStepAt: now }),
  processing: (known, _seen, context) => ({ containerState: 'processing', ...pause(known, NOT_READY, context) }),
  expired: (known, _seen, context) => takeAnother(known, 'other', context),
  failed: (known, { reason }, context) => takeAnother(known, reason, context),
  unknown: (known, _seen, context) => fromUnknown(known, context),
}

const fromContainerState: ResultReducer<ContainerState> = (known, seen, context) => {
  const reducer = SIGHTS[seen.state] as ResultReducer<ContainerState> // as: the table is keyed by state, which TypeScript cannot correlate with the argument
  return reducer(known, seen, context)
}

/**
 * After a publish request, the post itself is searched for. Otherwise the container cannot be public, and counts as gone
 * after a few looks.
 */
function fromUnknown(known: KnownPost, context: Context): PostChanges {
  if (known.askedAt) return { containerState: 'unknown', nextStepAt: context.now }
  if (known.tries >= MAX_UNKNOWN_READS) return takeAnother(known, 'other', context)
  return { containerState: null, ...pause(known, TROUBLE, context) }
}

/** This container can never become a post, so nothing is in doubt any more. */
function takeAnother(known: KnownPost, reason: PhotoRefusal, context: Context): PostChanges {
  const none = { ...withoutItems(known), containerId: null, containerState: null, askedAt: null } as const
  const isPermanent = reason !== 'other' || known.containers >= MAX_CONTAINERS
  if (isPermanent) return { ...none, ...failed(CODE_OF_REFUSAL[reason]) }
  const fresh = { ...known, ...none }
  return { ...none, ...pause(fresh, TROUBLE, context) }
}

const WAITING_OF_ANSWER = { quota_reached: NO_QUOTA, not_ready: NOT_READY, container_gone: NOT_READY } as const

/** Each of these answers is certain, so nothing is in doubt afterwards. */
function fromAnswer(known: KnownPost, answer: PublishOutcome, context: Context): PostChanges {
  if (answer.outcome === 'published') return published({ at: context.now, now: context.now }, { id: answer.postId })
  const sure = { askedAt: null, containerState: null } as const
  return { ...sure, ...pause({ ...known, ...sure }, WAITING_OF_ANSWER[answer.outcome], context) }
}

/** @param at when it became public, as far as known */
function published({ at, now }: { at: Date; now: Date }, post?: Pick<SocialPost, 'id'> & Partial<SocialPost>): PostChanges {
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

function fromPost(known: KnownPost, post: SocialPost | undefined, context: Context): PostChanges {
  if (!post?.permalink) return withoutPermalink(known, context)
  return { postId: post.id, permalink: post.permalink, nextStepAt: null }
}

function withoutPermalink({ tries }: KnownPost, { now }: Context): PostChanges {
  const waitMs = PERMALINK_WAITS_MS[tries]
  return { tries: tries + 1, nextStepAt: waitMs === undefined ? null : addMs(now, waitMs) }
}

/** Faults that only the member can fix. */
const CODE_OF_FAULT: Readonly<Partial<Record<SocialFaultCode, ErrorCode>>> = {
  token_dead: 'instagram_reconnect',
  permission_missing: 'instagram_reconnect',
  account_blocked: 'instagram_account_blocked',
  action_blocked: 'instagram_action_blocked',
  refused: 'publication_failed',
}

type Fault = Extract<StepResult, { of: 'fault' }>

function fromFault(known: KnownPost, { during, code, minutes = 0 }: Fault, context: Context): PostChanges {
  if (code === 'in_doubt') return { nextStepAt: addMs(known.askedAt ?? context.now, PUBLISH_SETTLES_MS), tries: known.tries + 1 }
  // a certain refusal of the publish request itself; other calls say nothing about an earlier request
  const sure = during === 'request_publish' ? { askedAt: null } : {}
  const final = CODE_OF_FAULT[code]
  if (final) return { ...sure, ...failed(final) }
  const paused = pause({ ...known, ...sure }, code === 'rate_limited' ? TOO_MANY_CALLS : TROUBLE, context)
  const waitedUntil = addMs(context.now, minutes * MINUTE)
  return { ...sure, ...paused, nextStepAt: waitedUntil > paused.nextStepAt ? waitedUntil : paused.nextStepAt }
}

/** Waits longer after each failure, with jitter, so that posts that began to wait together do not all retry at once. */
function pause(
  { askedAt, tries }: KnownPost,
  { for: waitsFor, firstMs, longestMs }: Waiting,
  { now, chance }: Context,
): PostChanges & { readonly nextStepAt: Date } {
  const waitMs = Math.min(longestMs, firstMs * 2 ** Math.min(tries, 20)) * (0.75 + chance / 2)
  // a post that may already be public cannot be cancelled, so it must not appear to be waiting
  const standing = askedAt ? ({ state: 'publishing', waitsFor: null } as const) : ({ state: 'waiting', waitsFor } as const)
  return { ...standing, tries: tries + 1, nextStepAt: addMs(now, waitMs) }
}

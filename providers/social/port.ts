import type { WebhookRequest } from '../webhook-request.ts'

export type { WebhookRequest } from '../webhook-request.ts'

/** A publish request without an answer by then counts as lost, though the network may still be working on it. */
export const PUBLISH_TIMEOUT_MS = 60_000

/**
 * Posts photos to a professional account of a social network for a person who consented there. Texts are UTF-8 as typed, times
 * are dates.
 */
export interface SocialNetwork {
  /** The address where the person consents, in the network's own window. */
  readonly authorisationAddress: (request: AuthorisationRequest) => string
  /** What the network's redirect to us says. */
  readonly readReturn: (query: Readonly<Record<string, unknown>>) => AuthorisationReturn
  /** A code works once: callers that may be called twice with one (browsers repeat) must keep the first answer. */
  readonly exchangeCode: (code: string, redirectUri: string) => Promise<ExchangeOutcome>
  /** Another token for a live one. Whether it expires later is the network's choice: compare `expiresAt`. */
  readonly renewGrant: (token: string) => Promise<SocialGrant>
  /** Revokes the person's consent at the network. Safe to repeat. */
  readonly revoke: (token: string) => Promise<void>

  /** The accounts that the person gave access to. */
  readonly listAccounts: (token: string) => Promise<AccountListing>
  readonly readProfile: (access: AccountAccess) => Promise<SocialProfile>
  /** A profile's or post's picture, whose address at the network expires within days. @returns undefined when it has expired */
  readonly readPicture: (address: string) => Promise<SocialPicture | undefined>
  /** Newest first. @param atMost 1 to 100 */
  readonly listPosts: (access: AccountAccess, atMost: number) => Promise<readonly SocialPost[]>
  /** Counts the posts of the last `windowSeconds`. */
  readonly readQuota: (access: AccountAccess) => Promise<PublishingQuota>

  /**
   * Makes the network fetch the picture. Nothing is public yet, so this may be repeated; unused containers expire by themselves.
   */
  readonly createContainer: (access: AccountAccess, photo: PhotoToPublish) => Promise<ContainerOutcome>
  /** The same for one picture of a carousel, which is never published by itself. */
  readonly createItem: (access: AccountAccess, item: CarouselItem) => Promise<ContainerOutcome>
  /** Makes one container of items that are `ready`. The network shows all in the ratio of the first. */
  readonly createCarousel: (access: AccountAccess, carousel: CarouselToPublish) => Promise<ContainerOutcome>
  readonly readContainer: (access: AccountAccess, containerId: string) => Promise<ContainerState>
  /**
   * Makes the post public. Never repeated here: after `in_doubt` call `readContainer` before anything else, and create no second
   * container for the same photo until it returns `expired` or `failed`; `published` means posted, and `findPost` returns which.
   */
  readonly publishContainer: (access: AccountAccess, containerId: string) => Promise<PublishOutcome>
  /** @returns undefined for a post that does not exist, or no longer */
  readonly readPost: (access: AccountAccess, postId: string) => Promise<SocialPost | undefined>
  /**
   * Finds a post whose id was lost with an answer. @returns undefined unless exactly one matches: a guess could return another
   * post
   */
  readonly findPost: (access: AccountAccess, mark: PostMark) => Promise<SocialPost | undefined>

  /**
   * The network's message about a person who left, if its signature is valid, else undefined. Such calls are repeated, and also
   * concern people we do not know.
   */
  readonly readPrivacyRequest: (request: WebhookRequest) => SocialPrivacyRequest | undefined
}

export interface AuthorisationRequest {
  /** Returned unchanged; ties the answer to the browser that requested it. */
  readonly state: string
  /** One of the addresses registered at the network, letter for letter. */
  readonly redirectUri: string
  /** Requests again what the person declined before. */
  readonly isRepeat?: boolean
}

export type AuthorisationReturn =
  | { readonly outcome: 'agreed'; readonly code: string; readonly state: string | undefined }
  | { readonly outcome: 'cancelled'; readonly state: string | undefined }
  | { readonly outcome: 'failed'; readonly detail: string; readonly state: string | undefined }

export interface SocialGrant {
  /** Gives access to the person's accounts: encrypted at rest, never shown. */
  readonly token: string
  /** The person's id at the network, valid for our app alone; departures name it. */
  readonly personId: string
  readonly expiresAt: Date
}

export type ExchangeOutcome =
  | {
      readonly outcome: 'granted'
      readonly grant: SocialGrant
      /** The network's names of the permissions that were declined; empty unless an indispensable one is among them. */
      readonly missingScopes: readonly string[]
      /** Whether declined permissions may hide some accounts from the list. */
      readonly mayHideAccounts: boolean
    }
  /** Used before, expired, or meant for another address. */
  | { readonly outcome: 'code_refused' }

export interface AccountListing {
  readonly accounts: readonly SocialAccount[]
  /** Names of accessible Pages that no professional account is linked to. */
  readonly pagesWithoutAccount: readonly string[]
}

export interface SocialAccount {
  readonly id: string
  readonly username: string
  readonly pictureAddress: string | undefined
  readonly pageName: string
  /** Whether the person's role on the page allows posting. */
  readonly mayPublish: boolean
}

/** An account and its token. */
export interface AccountAccess {
  readonly accountId: string
  readonly token: string
}

export interface SocialProfile {
  readonly id: string
  readonly username: string
  readonly name: string | undefined
  readonly pictureAddress: string | undefined
  readonly mediaCount: number
  readonly followersCount: number
  readonly followsCount: number
}

export interface SocialPicture {
  readonly bytes: Buffer
  readonly type: string
}

export interface PublishingQuota {
  readonly used: number
  readonly total: number
  readonly windowSeconds: number
}

/** The network's documented limits are in `PHOTO_LIMITS`. */
export interface PhotoToPublish {
  /** Public, and valid until the container is ready. */
  readonly imageUrl: string
  readonly caption: string
  readonly altText?: string
  /** Declares that artificial intelligence made the picture. */
  readonly isAiMade: boolean
}

export type CarouselItem = Pick<PhotoToPublish, 'imageUrl' | 'altText'>

/** https://developers.facebook.com/docs/instagram-platform/content-publishing#carousel-posts */
export interface CarouselToPublish extends Pick<PhotoToPublish, 'caption' | 'isAiMade'> {
  /** Container ids of 2 to 10 items, in their order. */
  readonly items: readonly string[]
}

export type ContainerOutcome =
  | { readonly outcome: 'created'; readonly containerId: string }
  | { readonly outcome: 'refused'; readonly reason: PhotoRefusal; readonly detail: string }
  /** Carousels only: the network no longer knows the items or has not prepared them, so make them again. */
  | { readonly outcome: 'items_gone' }

/** What the network refuses about the photo or its text. */
export type PhotoRefusal = 'format' | 'size' | 'ratio' | 'caption_too_long' | 'too_many_mentions' | 'other'

/**
 * - `processing`: read again, at most once a minute
 * - `ready`: may be published
 * - `published`: is public
 * - `expired`, `failed`: final; create a new one
 * - `unknown`: the network shows no such container, or a state that this code does not know; decides nothing
 */
export type ContainerState =
  | { readonly state: 'processing' | 'ready' | 'published' | 'expired' | 'unknown' }
  | { readonly state: 'failed'; readonly reason: PhotoRefusal; readonly detail: string }

/** Each of these is certain. */
export type PublishOutcome =
  | { readonly outcome: 'published'; readonly postId: string }
  /** Still being prepared, or a temporary problem: publish the same container again later. */
  | { readonly outcome: 'not_ready' }
  /** The network no longer knows it: call `readContainer`, then create a new one. */
  | { readonly outcome: 'container_gone' }
  /** The daily limit is reached. */
  | { readonly outcome: 'quota_reached' }

export interface SocialPost {
  readonly id: string
  /** The post's public address; undefined for a short while after publishing. */
  readonly permalink: string | undefined
  readonly caption: string
  readonly publishedAt: Date
}

export interface PostMark {
  /** As it was sent. */
  readonly caption: string
  /** Earlier posts do not match. */
  readonly since: Date
  /** Ids of posts that cannot match. */
  readonly except?: readonly string[]
}

export interface SocialPrivacyRequest {
  /** The same for every repetition, and for nothing else. */
  readonly key: string
  readonly personId: string
  /** To the second; undefined when the network does not state it. A late repetition must not end a consent given since. */
  readonly leftAt: Date | undefined
}

/**
 * What a call throws as `ProviderFault`:
 * - `unreachable`, `vendor_down`: no answer, or a failure of the network; nothing that must not happen twice has happened
 * - `in_doubt`: publishing may have happened, or may still happen
 * - `rate_limited`: too many calls; with the minutes to wait when they are stated
 * - `picture_unreachable`: the network could not fetch the picture from us
 * - `token_dead`: the person must connect again
 * - `account_blocked`: the person must first fix something at the network
 * - `permission_missing`: the person must allow more
 * - `action_blocked`: the network takes it for spam or against its rules; repeating makes it worse
 * - `credentials_refused`: our configuration must be fixed
 * - `refused`: any other refusal
 */
export type SocialFaultCode =
  | 'unreachable'
  | 'vendor_down'
  | 'in_doubt'
  | 'rate_limited'
  | 'picture_unreachable'
  | 'token_dead'
  | 'account_blocked'
  | 'permission_missing'
  | 'action_blocked'
  | 'credentials_refused'
  | 'refused'

/**
 * https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media. Characters are
 * counted as code points. The API takes 30 hashtags, the app itself 5 since December 2025.
 */
export const PHOTO_LIMITS = {
  captionCharacters: 2200,
  altTextCharacters: 1000,
  hashtags: 5,
  mentions: 20,
  bytes: 8 * 1024 * 1024,
  /** Width by height. */
  narrowestRatio: 4 / 5,
  widestRatio: 1.91,
  widestPixels: 1440,
} as const

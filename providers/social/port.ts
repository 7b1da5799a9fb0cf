/**
 * Posts photos to a professional account of a social network, in the name of a person who agreed to it there.
 * Texts are UTF-8 as typed, times are moments.
 */
export interface SocialNetwork {
  /** Where the person agrees, in a window of the network's own. */
  readonly authorisationAddress: (request: AuthorisationRequest) => string
  /** What the network sent the browser back with. */
  readonly readReturn: (query: Readonly<Record<string, unknown>>) => AuthorisationReturn
  /** A code works once: whoever may be called twice with one (browsers repeat) keeps the first answer. */
  readonly exchangeCode: (code: string, redirectUri: string) => Promise<ExchangeOutcome>
  /**
   * Another token in place of a living one. Whether it lives any longer is the network's choice: compare `expiresAt`.
   */
  readonly renewGrant: (token: string) => Promise<SocialGrant>
  /** Takes the person's consent back at the network. Already taken back counts as done. */
  readonly revoke: (token: string) => Promise<void>

  /** The accounts that the person put within reach. */
  readonly listAccounts: (token: string) => Promise<AccountListing>
  readonly readProfile: (access: AccountAccess) => Promise<SocialProfile>
  /** A profile's or post's picture, whose address at the network dies within days. @returns undefined when it has died */
  readonly readPicture: (address: string) => Promise<SocialPicture | undefined>
  /** Newest first. @param atMost 1 to 100 */
  readonly listPosts: (access: AccountAccess, atMost: number) => Promise<readonly SocialPost[]>
  /** Of the posts of the last `windowSeconds`. */
  readonly readQuota: (access: AccountAccess) => Promise<PublishingQuota>

  /** Makes the network fetch the picture. Nothing is public yet, so this may be repeated; what is left over dies by itself. */
  readonly createContainer: (access: AccountAccess, photo: PhotoToPublish) => Promise<ContainerOutcome>
  readonly readContainer: (access: AccountAccess, containerId: string) => Promise<ContainerState>
  /**
   * Makes the post public. Never repeated here: after `in_doubt` look with `readContainer` before anything else, and make
   * no second container for the same photo until it says `expired` or `failed`; `published` means posted, and `findPost` has which.
   */
  readonly publishContainer: (access: AccountAccess, containerId: string) => Promise<PublishOutcome>
  /** @returns undefined for a post that is not there, or not there any more */
  readonly readPost: (access: AccountAccess, postId: string) => Promise<SocialPost | undefined>
  /** A post whose id was lost with an answer. @returns undefined unless exactly one fits: a guess could show another's */
  readonly findPost: (access: AccountAccess, mark: PostMark) => Promise<SocialPost | undefined>

  /**
   * What the network says of a person who left: signed by it, else undefined. Such calls come more than once and
   * about people we never knew.
   */
  readonly readPrivacyRequest: (signed: string) => SocialPrivacyRequest | undefined
}

export interface AuthorisationRequest {
  /** Comes back untouched; ties the answer to the browser that asked. */
  readonly state: string
  /** One of those that the network was told of beforehand, letter for letter. */
  readonly redirectUri: string
  /** Asks once more for what the person declined before. */
  readonly isRepeat?: boolean
}

export type AuthorisationReturn =
  | { readonly outcome: 'agreed'; readonly code: string; readonly state: string | undefined }
  | { readonly outcome: 'cancelled'; readonly state: string | undefined }
  | { readonly outcome: 'failed'; readonly detail: string; readonly state: string | undefined }

export interface SocialGrant {
  /** Opens the person's accounts: sealed at rest, never shown. */
  readonly token: string
  /** The person as the network names them to us alone; departures name it. */
  readonly personId: string
  readonly expiresAt: Date
}

export type ExchangeOutcome =
  | {
      readonly outcome: 'granted'
      readonly grant: SocialGrant
      /** The network's own names of what the person did not allow; empty unless something is among it that we cannot do without. */
      readonly missingScopes: readonly string[]
      /** What was declined may keep some accounts out of the listing. */
      readonly mayHideAccounts: boolean
    }
  /** Used before, too old, or meant for another address. */
  | { readonly outcome: 'code_refused' }

export interface AccountListing {
  readonly accounts: readonly SocialAccount[]
  /** Pages within reach that no professional account is linked to, by name. */
  readonly pagesWithoutAccount: readonly string[]
}

export interface SocialAccount {
  readonly id: string
  readonly username: string
  readonly pictureAddress: string | undefined
  readonly pageName: string
  /** The person's own role on the page suffices to post. */
  readonly mayPublish: boolean
}

/** Which account, and what opens it. */
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

/** The limits that the network documents are in `PHOTO_LIMITS`. */
export interface PhotoToPublish {
  /** Public, and alive until the container is ready. */
  readonly imageUrl: string
  readonly caption: string
  readonly altText?: string
  /** Declares that artificial intelligence made the picture. */
  readonly isAiMade: boolean
}

export type ContainerOutcome =
  | { readonly outcome: 'created'; readonly containerId: string }
  | { readonly outcome: 'refused'; readonly reason: PhotoRefusal; readonly detail: string }

/** What about the photo or its words the network does not take. */
export type PhotoRefusal = 'format' | 'size' | 'ratio' | 'caption_too_long' | 'too_many_mentions' | 'other'

/**
 * - `processing`: look again, at most a minute apart
 * - `ready`: may be published
 * - `published`: is public
 * - `expired`, `failed`: will never be; take a new one
 * - `unknown`: the network shows us no such container, or a word that this code does not know; settles nothing
 */
export type ContainerState =
  | { readonly state: 'processing' | 'ready' | 'published' | 'expired' | 'unknown' }
  | { readonly state: 'failed'; readonly reason: PhotoRefusal; readonly detail: string }

/** Each of these is sure. */
export type PublishOutcome =
  | { readonly outcome: 'published'; readonly postId: string }
  /** Still being prepared, or a passing trouble: publish the same container again in a while. */
  | { readonly outcome: 'not_ready' }
  /** The network does not know it any more: ask `readContainer`, then take a new one. */
  | { readonly outcome: 'container_gone' }
  /** Enough for the day. */
  | { readonly outcome: 'quota_reached' }

export interface SocialPost {
  readonly id: string
  /** Where everybody sees it; undefined for a short while after publishing. */
  readonly permalink: string | undefined
  readonly caption: string
  readonly publishedAt: Date
}

export interface PostMark {
  /** As it was sent. */
  readonly caption: string
  /** Posts before it are others. */
  readonly since: Date
  /** Ids of posts that are surely others. */
  readonly except?: readonly string[]
}

export interface SocialPrivacyRequest {
  readonly personId: string
  /** To the second; undefined when the network does not say. A late repetition must not end what was agreed to since. */
  readonly leftAt: Date | undefined
}

/**
 * What a call throws as `ProviderFault`:
 * - `unreachable`, `vendor_down`: no answer, or a failure over there; nothing that must not happen twice has happened
 * - `in_doubt`: publishing may have happened, or may still happen
 * - `rate_limited`: too many calls; with the minutes to wait when they are told
 * - `picture_unreachable`: the network could not fetch the picture from us
 * - `token_dead`: the person must connect again
 * - `account_blocked`: the person must first set something right at the network
 * - `permission_missing`: the person must allow more
 * - `action_blocked`: the network takes it for spam or against its rules; asking again makes it worse
 * - `credentials_refused`: ours to mend
 * - `refused`: any other no
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

/** An account's public profile, read at Meta and stored here, because small accounts have a low limit of calls. */
import { type Engine, EngineRefusal } from '#engine/types.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { AccountAccess, SocialNetwork, SocialPost } from '#providers/social/port.ts'
import type { InstagramUser } from '#features/instagram/contract.ts'

export interface Profile {
  readonly instagramId: string
  readonly username: string
  readonly name: string | null
  readonly mediaCount: number
  readonly followersCount: number
  readonly followsCount: number
  readonly posts: readonly ProfilePost[]
}

interface ProfilePost {
  readonly id: string
  readonly caption: string
  readonly permalink: string | null
  readonly publishedAt: string
}

export interface ReadProfile {
  readonly profile: Profile
  /** A small JPEG encoded by us; null when the account has none, undefined when it could not be fetched. */
  readonly picture: Buffer | null | undefined
}

const SHOWN_POSTS = 6

interface ProfileDeps {
  readonly social: SocialNetwork
  readonly engine: Pick<Engine, 'shrink'>
}

/**
 * @param owner the member whose turn the picture takes among uploads
 * @throws ProviderFault when the account itself cannot be read; posts and picture may be missing
 */
export async function readProfile({ social, engine }: ProfileDeps, access: AccountAccess, owner: string): Promise<ReadProfile> {
  const { id, username, name, pictureAddress: theirAddress, ...counts } = await social.readProfile(access)
  const [posts, picture] = await Promise.all([
    social.listPosts(access, SHOWN_POSTS).catch(nothingFor<readonly SocialPost[]>([])),
    theirAddress === undefined ? null : copyPicture({ social, engine }, theirAddress, owner),
  ])
  const { mediaCount, followersCount, followsCount } = counts
  return {
    profile: {
      instagramId: id,
      username,
      name: name ?? null,
      mediaCount,
      followersCount,
      followsCount,
      posts: posts.map(keptPost),
    },
    picture,
  }
}

function nothingFor<Nothing>(nothing: Nothing): (error: unknown) => Nothing {
  return (error) => {
    if (error instanceof ProviderFault) return nothing
    throw error
  }
}

function keptPost({ id, caption, permalink, publishedAt }: SocialPost): ProfilePost {
  return { id, caption, permalink: permalink ?? null, publishedAt: publishedAt.toISOString() }
}

/** Copied because Meta's picture addresses expire within days, and our pages load nothing from other sites. */
async function copyPicture({ social, engine }: ProfileDeps, address: string, owner: string): Promise<Buffer | undefined> {
  const found = await social.readPicture(address)
  if (!found) return undefined
  try {
    return Buffer.from((await engine.shrink(found.bytes, 'avatar', { owner })).jpeg)
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error
    return undefined // a picture that cannot be decoded is no reason to fail
  }
}

export function presentProfile(profile: Profile, ownAddress: string | null): InstagramUser {
  return {
    id: profile.instagramId,
    username: profile.username,
    name: profile.name,
    profile_picture: ownAddress,
    media_count: profile.mediaCount,
    followers_count: profile.followersCount,
    follows_count: profile.followsCount,
    posts: profile.posts.map(({ id, caption, permalink, publishedAt }) => ({
      id,
      caption,
      permalink,
      published_at: publishedAt,
    })),
  }
}

/** Null without a picture. `version` changes with the picture, so that browsers may cache it. */
export function pictureAddress(handle: string, { hasPicture, version }: { hasPicture: boolean; version: string | number }) {
  return hasPicture ? `/api/instagram/pictures/${handle}?version=${version}` : null
}

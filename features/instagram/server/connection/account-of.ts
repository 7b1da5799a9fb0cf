import type { Executor } from '#platform/database.ts'
import { findConnection, findPicture, isLive } from './connection-queries.ts'

export interface ConnectedAccount {
  readonly memberId: string
  readonly instagramUserId: string
  /** Without the @. */
  readonly username: string
  readonly expiresAt: Date
  /** Meta's id of the person who consented; Meta's callbacks contain only this id. */
  readonly personId: string
}

/**
 * The account that a member may post to; undefined when none is connected or the connection is lost. Never contains the
 * token.
 */
export async function accountOf(executor: Executor, memberId: string): Promise<ConnectedAccount | undefined> {
  const connection = await findConnection(executor, memberId)
  if (!isLive(connection)) return undefined
  const { instagramId, profile, expiresAt, personId } = connection
  return { memberId, instagramUserId: instagramId, username: profile.username, expiresAt, personId }
}

/** A member's connection for an administrator: only whether and since when. Followers and posts are private. */
export async function describeConnection(executor: Executor, memberId: string) {
  const connection = await findConnection(executor, memberId)
  if (!connection) return undefined
  const { profile, connectedAt, expiresAt, lostAt, lostReason } = connection
  return { username: profile.username, connectedAt, expiresAt, lostAt, lostReason }
}

/** A member's connection for the export of their data, without the token. */
export async function exportInstagram(executor: Executor, memberId: string) {
  const connection = await findConnection(executor, memberId)
  if (!connection) return { instagram: null, picture: undefined }
  const { id, instagramId, profile, connectedAt, agreedAt, expiresAt, lostAt, lostReason } = connection
  return {
    instagram: {
      id: instagramId,
      username: profile.username,
      name: profile.name,
      media_count: profile.mediaCount,
      followers_count: profile.followersCount,
      follows_count: profile.followsCount,
      /** The newest posts at the last reading of the profile. */
      posts: profile.posts.map(({ id: postId, caption, permalink, publishedAt }) => ({
        id: postId,
        caption,
        permalink,
        published_at: publishedAt,
      })),
      connected_at: connectedAt.toISOString(),
      agreed_at: agreedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      lost_at: lostAt?.toISOString() ?? null,
      lost_reason: lostReason,
    },
    /** JPEG. */
    picture: await findPicture(executor, id, memberId),
  }
}

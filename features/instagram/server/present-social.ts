import type { Social } from '../contract.ts'
import type { Connection } from './connection/connection-queries.ts'
import { isEnding } from './connection/maintenance.ts'
import { pictureAddress } from './connection/profile.ts'

/** The connection for the browser, with a handle in place of the token. */
export function presentSocial(connection: Connection, now: Date): Social {
  const { id, instagramId, profile, hasPicture, profileAskedAt, lostReason, connectedAt, expiresAt } = connection
  return {
    social_token: id,
    social_id: instagramId,
    provider: 'instagram',
    username: profile.username,
    profile_picture: pictureAddress(id, { hasPicture, version: profileAskedAt.getTime() }),
    state: lostReason === null ? 'connected' : 'lost',
    ...(lostReason !== null && { lost_reason: lostReason }),
    connected_at: connectedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    is_ending: lostReason === null && isEnding(expiresAt, now),
  }
}

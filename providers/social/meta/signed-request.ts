/** https://developers.facebook.com/docs/facebook-login/guides/advanced/existing-system#parsingsr */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import { isTimingSafeEqual } from '#platform/crypto.ts'
import type { SocialPrivacyRequest } from '../port.ts'

/** The latest time that a JavaScript date can hold. */
const LATEST_SECONDS = 8.64e12

const payload = z.object({
  algorithm: z.string().regex(/^HMAC-SHA256$/i),
  // a number is accepted only within the range of exact integers
  user_id: z.union([z.string().regex(/^\d{1,64}$/), z.int().positive()]).transform(String),
  issued_at: z.int().min(0).max(LATEST_SECONDS).optional().catch(undefined),
})

/** The field of the posted form. */
export function signedIn(rawBody: Uint8Array): string {
  return new URLSearchParams(Buffer.from(rawBody).toString('utf8')).get('signed_request') ?? ''
}

/** What Meta posts when a person removes the app or requests deletion: signature and JSON, both in base64url. */
export function readSignedRequest(signed: string, appSecrets: readonly string[]): SocialPrivacyRequest | undefined {
  const [signature = '', encoded = '', ...rest] = signed.split('.')
  if (rest.length > 0) return undefined
  const given = signature.replace(/={1,2}$/, '')
  const isSignedWith = (secret: string) =>
    isTimingSafeEqual(createHmac('sha256', secret).update(encoded).digest('base64url'), given)
  if (!appSecrets.some(isSignedWith)) return undefined
  try {
    const read = payload.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')))
    if (!read.success) return undefined
    const { user_id: personId, issued_at: seconds } = read.data
    // one request has one key, however its signature was padded
    return { key: `${given}.${encoded}`, personId, leftAt: seconds === undefined ? undefined : new Date(seconds * SECOND) }
  } catch {
    return undefined
  }
}

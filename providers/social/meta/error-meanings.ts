/**
 * What Meta's errors mean to us. By code and subcode alone: texts depend on the person's language.
 * https://developers.facebook.com/docs/instagram-platform/reference/error-codes (June 2026),
 * https://developers.facebook.com/docs/graph-api/guides/error-handling
 */
import { z } from 'zod'
import type { PhotoRefusal, SocialFaultCode } from '../port.ts'

/** Problems that some calls return; for every other call they are plain refusals. */
export type AnswerCode = 'photo_refused' | 'not_ready' | 'container_gone' | 'quota_reached' | 'code_refused' | 'not_found'

export type ProblemCode = SocialFaultCode | AnswerCode

/** The parts of Meta's error that we read. */
export const graphError = z.object({
  code: z.number(),
  error_subcode: z.number().nullish(),
  message: z.string().catch(''),
  is_transient: z.boolean().nullish(),
  fbtrace_id: z.string().nullish(),
})

export type GraphError = z.infer<typeof graphError>

const BY_SUBCODE: Readonly<Record<number, ProblemCode>> = {
  33: 'not_found',
  458: 'token_dead',
  459: 'account_blocked',
  460: 'token_dead',
  463: 'token_dead',
  464: 'token_dead',
  467: 'token_dead',
  492: 'token_dead',
  36_007: 'code_refused',
  36_008: 'code_refused',
  36_009: 'code_refused',
  2_207_001: 'vendor_down',
  2_207_003: 'picture_unreachable',
  2_207_004: 'photo_refused',
  2_207_005: 'photo_refused',
  2_207_006: 'container_gone',
  2_207_008: 'not_ready',
  2_207_009: 'photo_refused',
  2_207_010: 'photo_refused',
  2_207_020: 'container_gone',
  2_207_027: 'not_ready',
  2_207_032: 'vendor_down',
  2_207_040: 'photo_refused',
  2_207_042: 'quota_reached',
  2_207_050: 'account_blocked',
  2_207_051: 'action_blocked',
  2_207_052: 'picture_unreachable',
  2_207_053: 'vendor_down',
}

const REFUSAL_BY_SUBCODE: Readonly<Record<number, PhotoRefusal>> = {
  2_207_004: 'size',
  2_207_005: 'format',
  2_207_009: 'ratio',
  2_207_010: 'caption_too_long',
  2_207_040: 'too_many_mentions',
}

/** Inclusive ranges. */
const BY_CODE: readonly (readonly [from: number, to: number, meaning: ProblemCode])[] = [
  [-2, -1, 'vendor_down'],
  [1, 2, 'vendor_down'],
  [4, 4, 'rate_limited'],
  [9, 9, 'quota_reached'],
  [10, 10, 'permission_missing'],
  [17, 17, 'rate_limited'],
  [32, 32, 'rate_limited'],
  [101, 101, 'credentials_refused'],
  [102, 102, 'token_dead'],
  [190, 190, 'token_dead'],
  [200, 299, 'permission_missing'],
  [341, 341, 'vendor_down'],
  [368, 368, 'action_blocked'],
  [613, 613, 'rate_limited'],
  [9004, 9004, 'picture_unreachable'],
  [9007, 9007, 'not_ready'],
  [36_000, 36_004, 'photo_refused'],
  [80_002, 80_002, 'rate_limited'],
]

export function meaningOf({ code, error_subcode: subcode, is_transient: isTransient }: GraphError): ProblemCode {
  const known = subcode ? BY_SUBCODE[subcode] : undefined
  const ranged = BY_CODE.find(([from, to]) => code >= from && code <= to)?.[2]
  return known ?? ranged ?? (isTransient === true ? 'vendor_down' : 'refused')
}

export function refusalOf(subcode: number | null | undefined): PhotoRefusal {
  return (subcode ? REFUSAL_BY_SUBCODE[subcode] : undefined) ?? 'other'
}

/** A failed container has its subcode in the middle of a sentence. */
export function subcodeIn(sentence: string): number | undefined {
  const found = /\b2207\d{3}\b/.exec(sentence)?.[0]
  return found === undefined ? undefined : Number(found)
}

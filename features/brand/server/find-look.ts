import type { BrandLook } from '#engine/types.ts'
import type { Executor } from '#platform/database.ts'
import { BRAND_NAME_MAX } from '#features/brand/contract.ts'
import { type BrandRow, findBrand } from './queries.ts'

/** What a post takes from its member's brand. */
export interface MemberBrand {
  readonly look: BrandLook
  /** Name and handle, in one line. */
  readonly signature: string | undefined
  /** With the `#`. */
  readonly hashtags: readonly string[]
  /** Another one after every change. */
  readonly stamp: string
}

/** Undefined for a member without a brand. */
export async function findMemberBrand(executor: Executor, memberId: string): Promise<MemberBrand | undefined> {
  const row = await findBrand(executor, memberId)
  if (!row) return undefined
  const { colours, type, logo, words, updatedAt } = row
  return {
    look: { colours, ...(type !== null && { type }), ...(logo && { logo }) },
    signature: signatureOf(row),
    hashtags: words?.match(/#[\p{L}\p{N}_]{2,40}/gu) ?? [],
    stamp: String(updatedAt.getTime()),
  }
}

/** Both where they fit beside each other, else the name. */
function signatureOf({ signature, handle }: Pick<BrandRow, 'signature' | 'handle'>): string | undefined {
  const both = [signature, handle].filter((part) => part !== null)
  const whole = both.join(' · ')
  return whole.length > BRAND_NAME_MAX ? both[0] : whole || undefined
}

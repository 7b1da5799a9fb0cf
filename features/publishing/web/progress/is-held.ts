import type { Social } from '#features/instagram/contract.ts'
import type { Publication } from '#features/publishing/contract.ts'

/** Whether a post is held because no account is connected. @param social undefined while unknown */
export function isHeld({ state }: Pick<Publication, 'state'>, social: Pick<Social, 'state'> | null | undefined): boolean {
  if (state !== 'scheduled' || social === undefined) return false
  return social?.state !== 'connected'
}

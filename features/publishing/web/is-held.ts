import type { Social } from '#features/instagram/contract.ts'
import type { Publication } from '../contract.ts'

/** Whether a post waits for its time in vain as things stand: nothing is connected. @param social undefined while it is not known */
export function isHeld({ state }: Pick<Publication, 'state'>, social: Pick<Social, 'state'> | null | undefined): boolean {
  if (state !== 'scheduled' || social === undefined) return false
  return social?.state !== 'connected'
}

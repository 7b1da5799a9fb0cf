import type { EquippedDeps } from '../deps.ts'
import type { PublicationRow } from '../queries.ts'

/** Whether the member got the money back: nothing more is requested from Instagram then. */
export async function isRefunded(
  { membership }: Pick<EquippedDeps, 'membership'>,
  { memberId }: Pick<PublicationRow, 'memberId'>,
): Promise<boolean> {
  return (await membership.getSubscription(memberId))?.status === 'refunded'
}

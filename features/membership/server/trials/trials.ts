import { type Clock, DAY, addMs, secondsUntil } from '#platform/clock.ts'
import type { Keyring } from '#platform/crypto.ts'
import { lockByName, type Executor, type Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { ipBlockOf } from '#platform/http/ip-block.ts'
import type { Members } from '#features/sign-in/server/index.ts'
import type { PlanAllowance, Trial } from '#features/membership/contract.ts'
import { blankNetworks, findNthNewestTrial, findTrial, insertTrial } from './queries.ts'

/** In a day; a salon with a trial for each chair shares an address. */
export const TRIALS_PER_NETWORK = 8

export interface TrialOrder {
  readonly memberId: string
  readonly photoId: string
  /** The network address of the request. */
  readonly address: string
}

export interface Trials {
  /** @param limit the member's plan: who has one has nothing to try */
  readonly find: (executor: Executor, phone: string, limit: Pick<PlanAllowance, 'hasActiveSubscription'>) => Promise<Trial>
  /** Refuses `subscription_required` when the phone has tried another photo; takes nothing. */
  readonly requireOpen: (executor: Executor, order: Pick<TrialOrder, 'memberId' | 'photoId'>) => Promise<void>
  /**
   * Takes the member's trial for a photo; does nothing when it is this photo's already. Refuses `subscription_required` when the
   * phone has tried another photo, and `too_many_requests` when too many began from one address in a day.
   */
  readonly take: (tx: Transaction, order: TrialOrder) => Promise<void>
}

interface Deps {
  readonly clock: Clock
  readonly keyring: Keyring
  readonly members: Pick<Members, 'findPhone'>
}

export function createTrials({ clock, keyring, members }: Deps): Trials {
  const hashOfPhone = (phone: string) => keyring.hash('phone of a trial', phone)
  const hashOf = async (executor: Executor, memberId: string) => {
    const phone = await members.findPhone(executor, memberId)
    return phone === undefined ? undefined : hashOfPhone(phone)
  }
  return {
    find: async (executor, phone, { hasActiveSubscription }) => {
      const existing = await findTrial(executor, hashOfPhone(phone))
      return { available: !existing && !hasActiveSubscription, used: existing !== undefined, photo_id: existing?.photoId ?? null }
    },
    requireOpen: async (executor, { memberId, photoId }) => {
      const phoneHash = (await hashOf(executor, memberId)) ?? refuse('subscription_required')
      const existing = await findTrial(executor, phoneHash)
      if (existing && existing.photoId !== photoId) refuse('subscription_required')
    },
    take: async (tx, { memberId, photoId, address }) => {
      const now = clock.now()
      const phoneHash = (await hashOf(tx, memberId)) ?? refuse('subscription_required')
      const networkHash = keyring.hash('network of a trial', ipBlockOf(address))
      if (await insertTrial(tx, { phoneHash, photoId, networkHash, takenAt: now })) {
        // trials that begin at once must count each other
        await lockByName(tx, `trials of ${networkHash}`)
        await blankNetworks(tx, addMs(now, -DAY))
        const tooMany = await findNthNewestTrial(tx, { networkHash, nth: TRIALS_PER_NETWORK + 1, since: addMs(now, -DAY) })
        if (!tooMany) return
        refuse('too_many_requests', { extra: { remainingTime: secondsUntil(addMs(tooMany, DAY), now) } })
      }
      const existing = await findTrial(tx, phoneHash)
      if (existing?.photoId !== photoId) refuse('subscription_required')
    },
  }
}

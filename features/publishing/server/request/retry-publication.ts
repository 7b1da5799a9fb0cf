import { recordActivity } from '#features/activity/server/index.ts'
import { accountOf, lockConnectionOf } from '#features/instagram/server/index.ts'
import type { Visitor } from '#features/sign-in/server/index.ts'
import { refuse } from '#platform/errors.ts'
import { hasErrorCode } from '#platform/has-error-code.ts'
import { isOpen } from '#features/publishing/publication-states.ts'
import type { PublishingDeps } from '../deps.ts'
import { advanceJob, stepsOf } from '../jobs.ts'
import { retried, withoutItems } from '../steps/next-step.ts'
import { getOwnForUpdate, getOwnPublication, type Named, requireAction } from '../get-own-publication.ts'
import { editIdsOf, type PublicationChange, type PublicationRow, updatePublication } from '../queries.ts'
import { accountFields } from './new-publication.ts'
import { refuseRepetition, refuseSecond } from './request-publication.ts'

type Deps = Pick<PublishingDeps, 'db' | 'clock' | 'queue' | 'keyring' | 'membership'>

export interface Retry extends Named {
  /** The member knows that this edit was posted as another post since, with this id. */
  readonly again?: string | undefined
  readonly visitor?: Visitor | undefined
}

/**
 * Retries a failed post; safe to repeat. Its container is looked at first, so that nothing is posted twice. Refuses the codes
 * of its contract.
 */
export async function retryPublication(deps: Deps, retry: Retry): Promise<void> {
  const { memberId } = retry
  const seen = await getOwnPublication(deps.db, retry)
  if (isOpen(seen.state)) return
  requireAction(seen, 'retry')
  await deps.membership.requireActive(memberId)
  await deps.db.transaction(async (tx) => {
    await lockConnectionOf(tx, memberId)
    const found = await getOwnForUpdate(tx, retry)
    if (isOpen(found.state)) return
    requireAction(found, 'retry')
    const account = accountFields(deps.keyring, (await accountOf(tx, memberId)) ?? refuse('instagram_not_connected'))
    await refuseSecond(tx, editIdsOf(found))
    await refuseRepetition(tx, found, retry.again)
    const now = deps.clock.now()
    const change = { ...retried(found, now), ...accountFor(found, account), scheduledAt: null, claim: found.claim + 1 }
    await updatePublication(tx, found.id, change).catch(refuseOpen)
    await recordActivity(tx, { kind: 'post_ordered', actor: 'member', at: now, memberId, ...retry.visitor })
    await deps.queue.enqueue(tx, advanceJob, stepsOf(found.id))
  })
}

/** The connected account, unless the first one may already have the post. A container belongs to its account. */
function accountFor(
  { accountId, askedAt, itemsState }: PublicationRow,
  account: ReturnType<typeof accountFields>,
): PublicationChange {
  if (askedAt !== null || accountId === account.accountId) return {}
  return { ...account, ...withoutItems({ itemsState }), containerId: null }
}

/** Another tab was faster, and the unique index refused: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505'

function refuseOpen(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined
  if (hasErrorCode(cause, UNIQUE_VIOLATION)) refuse('publication_under_way')
  throw error
}

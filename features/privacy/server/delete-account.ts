/**
 * Account deletion is one transaction: sessions, personal data and plan end together, legally required records are stored, and a
 * job is enqueued that erases the rest. Everything outside the database (money at the provider, files, Instagram) is done by
 * jobs, which can be cut off anywhere and resumed.
 */
import { recordActivity } from '#features/activity/server/index.ts'
import { endPlans } from '#features/payments/server/index.ts'
import { eraseMember, type Visitor } from '#features/sign-in/server/index.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import { CONFIRMATION } from '../contract.ts'
import type { PrivacyDeps } from './deps.ts'
import { eraseJob } from './jobs.ts'
import { keepRecords } from './keep-records.ts'
import { findAccountDeletion, insertAccountDeletion, setRefund } from './queries.ts'

/** Longer than a job and its first attempts take. */
const CHECK_AFTER_MS = 5 * MINUTE

interface AccountDeletionRequest {
  readonly memberId: string
  /** Absent when no browser made the request. */
  readonly visitor?: Visitor | undefined
}

/**
 * Deletes the account. Parallel requests get the same answer.
 * @param typed the confirmation word, in any case
 * @returns the automatic refund in cents; null when nothing is due
 * @throws Refusal `confirmation_wrong`
 */
export async function deleteAccount(deps: PrivacyDeps, request: AccountDeletionRequest, typed: string): Promise<number | null> {
  if (typed.trim().toUpperCase() !== CONFIRMATION) refuse('confirmation_wrong', { field: 'confirmation' })
  return deps.db.transaction((tx) => deleteConfirmedAccount(deps, tx, request))
}

/** `deleteAccount` within a transaction, once the member has confirmed it. */
export async function deleteConfirmedAccount(
  deps: PrivacyDeps,
  tx: Transaction,
  { memberId, visitor }: AccountDeletionRequest,
): Promise<number | null> {
  const now = deps.clock.now()
  const isFirst = await insertAccountDeletion(tx, { memberId, requestedAt: now, nextCheckAt: addMs(now, CHECK_AFTER_MS) })
  if (!isFirst) return (await findAccountDeletion(tx, memberId))?.refundCents ?? null
  const refund = await endPlans(deps.payments, tx, memberId)
  if (refund) await setRefund(tx, memberId, refund.amountCents)
  await keepRecords(deps, tx, memberId)
  await recordActivity(tx, { kind: 'account_deleted', actor: 'member', at: now, memberId, ...visitor })
  await deps.queue.enqueue(tx, eraseJob, { payload: { memberId }, key: memberId })
  // last: a sync locks the subscription before rows of the member, and this keeps the same order
  await eraseMember(deps, tx, memberId)
  return refund?.amountCents ?? null
}

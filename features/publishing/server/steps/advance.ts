/**
 * Advances one post, step by step. Before a step the row records how far it may get, afterwards what it found out. If the
 * process dies in between, the next worker decides from the row.
 */
import { lockConnectionOf } from '#features/instagram/server/index.ts'
import { randomFraction } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import type { EquippedDeps } from '../deps.ts'
import { failed, type StepResult, applyResult } from './apply-result.ts'
import { nextStep, beforeStep } from './next-step.ts'
import { performStep } from './perform-step.ts'
import { findPublicationForUpdate, updatePublication } from '../queries.ts'
import { endsConnection, recordStepResult } from './finish-step.ts'
import type { ClaimedStep } from './claimed-step.ts'
import { claimEnd, holdClaim } from './hold-claim.ts'

/** Far more than a post needs when it never waits. */
const MAX_STEPS = 20

/** Safe to run twice and in parallel: the second worker finds the post busy. */
export async function advance(deps: EquippedDeps, publicationId: string): Promise<void> {
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const claim = await deps.db.transaction((tx) => claimStep(deps, tx, publicationId))
    if (!claim) return
    const result = await holdClaim(deps, claim.publication, () => performStep(deps, claim))
    if (!result) return
    await deps.db.transaction((tx) => endStep(deps, tx, { claim, result }))
  }
}

/** Undefined when there is nothing to do now, or another worker is busy with the post. */
async function claimStep(deps: EquippedDeps, tx: Transaction, id: string): Promise<ClaimedStep | undefined> {
  const now = deps.clock.now()
  const found = await findPublicationForUpdate(tx, id)
  if (!found || (found.busyUntil && found.busyUntil > now)) return undefined
  const step = nextStep(found, now)
  if (!step) return undefined
  if (step.do === 'give_up') {
    await recordStepResult(deps, tx, { found, changes: failed(step.code) })
    return undefined
  }
  const change = { ...beforeStep(step, now), claim: found.claim + 1, busyUntil: claimEnd(now) }
  await updatePublication(tx, id, change)
  return { publication: { ...found, ...change }, step }
}

/** Ignores the result if the post was taken over, changed or cancelled since. */
async function endStep(
  deps: EquippedDeps,
  tx: Transaction,
  { claim: { publication }, result }: { claim: ClaimedStep; result: StepResult },
): Promise<void> {
  // locks the connection before the post, in the same order as disconnecting does, which prevents a deadlock
  if (endsConnection(result)) await lockConnectionOf(tx, publication.memberId)
  const found = await findPublicationForUpdate(tx, publication.id)
  if (found?.claim !== publication.claim) return
  const changes = applyResult(found, result, { now: deps.clock.now(), chance: randomFraction() })
  await recordStepResult(deps, tx, { found, changes, result })
}

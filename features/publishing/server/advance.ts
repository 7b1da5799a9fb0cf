/**
 * Takes one post on, step by step. Before a step it is written down how far it may come, after it what was found out; in between
 * the process may die, and whoever comes next decides from what is written.
 */
import { lockConnectionOf } from '#features/instagram/server/index.ts'
import { later, MINUTE } from '#platform/clock.ts'
import { newChance } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import type { EquippedDeps } from './deps.ts'
import { failed, type Finding, learn } from './learn.ts'
import { nextStep, setOut } from './next-step.ts'
import { performStep } from './perform-step.ts'
import { findPublicationForUpdate, updatePublication } from './queries.ts'
import { endsConnection, settle } from './finish-step.ts'
import type { ClaimedStep } from './claimed-step.ts'

/** Longer than any step takes: a worker that is not back by then is dead. */
const CLAIM_MS = 3 * MINUTE
/** Far more than a post needs without a wait. */
const MOST_STEPS = 20

/** Safe to run twice, and by two at once: one of them finds the post busy. */
export async function advance(deps: EquippedDeps, publicationId: string): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const claim = await deps.db.transaction((tx) => claimStep(deps, tx, publicationId))
    if (!claim) return
    const finding = await performStep(deps, claim)
    if (!finding) return
    await deps.db.transaction((tx) => endStep(deps, tx, { claim, finding }))
  }
}

/** Undefined when there is nothing to do now, or another worker is at it. */
async function claimStep(deps: EquippedDeps, tx: Transaction, id: string): Promise<ClaimedStep | undefined> {
  const now = deps.clock.now()
  const found = await findPublicationForUpdate(tx, id)
  if (!found || (found.busyUntil && found.busyUntil > now)) return undefined
  const step = nextStep(found, now)
  if (!step) return undefined
  if (step.do === 'give_up') {
    await settle(deps, tx, { found, learnt: failed(step.code) })
    return undefined
  }
  const change = { ...setOut(step, now), claim: found.claim + 1, busyUntil: later(now, CLAIM_MS) }
  await updatePublication(tx, id, change)
  return { publication: { ...found, ...change }, step }
}

/** What a step found out counts only if nobody has taken the post over, changed it or called it off since. */
async function endStep(
  deps: EquippedDeps,
  tx: Transaction,
  { claim: { publication }, finding }: { claim: ClaimedStep; finding: Finding },
): Promise<void> {
  // the connection before the post, as whoever ends it goes: the other way round, each would wait for the other
  if (endsConnection(finding)) await lockConnectionOf(tx, publication.memberId)
  const found = await findPublicationForUpdate(tx, publication.id)
  if (found?.claim !== publication.claim) return
  const learnt = learn(found, finding, { now: deps.clock.now(), chance: newChance() })
  await settle(deps, tx, { found, learnt, finding })
}

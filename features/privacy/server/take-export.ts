import { recordActivity } from '#features/activity/server/index.ts'
import type { Asking } from '#features/sign-in/server/index.ts'
import { DAY, addMs, secondsUntil } from '#platform/clock.ts'
import { newId } from '#platform/crypto.ts'
import type { Executor } from '#platform/database.ts'
import { refuse } from '#platform/errors.ts'
import type { Language } from '#phrases/shape.ts'
import { EXPORTS_PER_DAY } from '../contract.ts'
import type { PrivacyDeps } from './deps.ts'
import { collectData, type Copy } from './personal-data.ts'
import { findExportsSince, insertExport, lockExportsOf } from './queries.ts'

/** When the next export is allowed; undefined if it is allowed now. */
export async function nextExportAt(
  { clock }: Pick<PrivacyDeps, 'clock'>,
  executor: Executor,
  memberId: string,
): Promise<Date | undefined> {
  const { taken, first } = await findExportsSince(executor, memberId, addMs(clock.now(), -DAY))
  return taken < EXPORTS_PER_DAY || !first ? undefined : addMs(first, DAY)
}

/** Counts an export and collects its content. @throws Refusal `exports_used_up` with the seconds left as `remainingTime` */
export async function takeExport(deps: PrivacyDeps, { session, visitor }: Asking, language: Language): Promise<Copy> {
  const { memberId } = session
  return deps.db.transaction(async (tx) => {
    await lockExportsOf(tx, memberId)
    const now = deps.clock.now()
    const next = await nextExportAt(deps, tx, memberId)
    if (next) refuse('exports_used_up', { extra: { remainingTime: secondsUntil(next, now) } })
    await insertExport(tx, { id: newId(now), memberId, createdAt: now })
    await recordActivity(tx, { kind: 'data_exported', actor: 'member', at: now, memberId, ...visitor })
    return collectData(deps, tx, { memberId, language })
  })
}

/** What happens some time after an account's deletion: another check, and the end of legally kept records. */
import { eraseActivityBefore } from '#features/activity/server/index.ts'
import { forgetCoupons } from '#features/checkout/server/index.ts'
import { eraseSuspension } from '#features/membership/server/index.ts'
import { eraseCards } from '#features/payments/server/index.ts'
import { forgetConsents, forgetFormerPhone } from '#features/sign-in/server/index.ts'
import { DAY, HOUR, addMs, MINUTE, SECOND } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import type { Sweep } from '#platform/sweeps.ts'
import type { PrivacyDeps } from './deps.ts'
import { eraseJob } from './jobs.ts'
import { ACCESS_RECORD_DAYS, type KeptKind } from './retention-rules.ts'
import { notifyNewTerms } from './notify-new-terms.ts'
import { deleteExportsBefore, deleteKeptRecord, listDueRecords, listKeptMembers, takeDueDepartures } from './queries.ts'

const BATCH = 50
const LOOK_AGAIN_MS = 5 * MINUTE

export function privacySweeps(deps: PrivacyDeps): readonly Sweep[] {
  return [
    { name: 'privacy.continue-account-deletions', everyMs: 10 * SECOND, run: () => sweepDepartures(deps) },
    { name: 'privacy.erase-kept-records', everyMs: HOUR, run: () => forgetKeptRecords(deps) },
    { name: 'privacy.erase-access-records', everyMs: HOUR, run: () => forgetAccessRecords(deps) },
    { name: 'privacy.notify-new-terms', everyMs: DAY, run: () => notifyNewTerms(deps) },
    { name: 'privacy.erase-exports', everyMs: HOUR, run: () => deleteExportsBefore(deps.db, addMs(deps.clock.now(), -DAY)) },
  ]
}

async function sweepDepartures({ db, clock, queue }: PrivacyDeps): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const due = await takeDueDepartures(tx, { now, next: addMs(now, LOOK_AGAIN_MS), limit: BATCH })
    for (const memberId of due) await queue.enqueue(tx, eraseJob, { payload: { memberId }, key: memberId })
  })
}

/** What is deleted with each kind. */
const ENDINGS: Readonly<Record<KeptKind, (tx: Transaction, memberId: string, now: Date) => Promise<unknown>>> = {
  payments: (tx, memberId) => eraseCards(tx, memberId),
  consents: (tx, memberId) => forgetConsents(tx, memberId),
  'access-records': (tx, memberId, now) => eraseActivityBefore(tx, [memberId], now),
  'former-phone': async (tx, memberId) => {
    await forgetFormerPhone(tx, memberId)
    await forgetCoupons(tx, memberId)
    await eraseSuspension(tx, memberId)
  },
}

async function forgetKeptRecords({ db, clock }: PrivacyDeps): Promise<void> {
  const now = clock.now()
  const sweep = () =>
    db.transaction(async (tx) => {
      const due = await listDueRecords(tx, now, BATCH)
      for (const record of due) {
        await ENDINGS[record.kind](tx, record.memberId, now)
        await deleteKeptRecord(tx, record)
      }
      return due.length
    })
  while ((await sweep()) === BATCH);
}

/** The law requires six months for each entry; entries older than that were only kept while the account existed. */
async function forgetAccessRecords({ db, clock }: PrivacyDeps): Promise<void> {
  const before = addMs(clock.now(), -ACCESS_RECORD_DAYS * DAY)
  const memberIds = await listKeptMembers(db, 'access-records')
  await db.transaction((tx) => eraseActivityBefore(tx, memberIds, before))
}

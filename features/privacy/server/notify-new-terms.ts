import { postNotice } from '#features/notices/server/index.ts'
import { TERMS_VERSION } from '#features/sign-in/contract.ts'
import { listBoundByOlderTerms } from '#features/sign-in/server/index.ts'
import type { PrivacyDeps } from './deps.ts'

const BATCH = 500

/**
 * Notifies members who only agreed to an earlier version of the terms. Once for each version, because the notice has a key.
 * Signing in accepts the new version, but sessions last for weeks.
 */
export async function notifyNewTerms({ db, notices }: Pick<PrivacyDeps, 'db' | 'notices'>): Promise<void> {
  const kind = 'terms_changed'
  // noon, so that the day is the same in every time zone of Brazil
  const notice = {
    kind,
    key: `${kind} ${TERMS_VERSION}`,
    data: { date: `${TERMS_VERSION.slice(0, 10)}T12:00:00-03:00` },
  } as const
  let last: string | undefined
  do {
    const members = await listBoundByOlderTerms(db, { version: TERMS_VERSION, after: last, limit: BATCH })
    await db.transaction(async (tx) => {
      for (const memberId of members) await postNotice(notices, tx, { memberId, ...notice })
    })
    last = members.length === BATCH ? members.at(-1) : undefined
  } while (last !== undefined)
}

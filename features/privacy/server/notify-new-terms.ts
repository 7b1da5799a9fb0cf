import { postNotice } from '#features/notices/server/index.ts'
import { TERMS_VERSION } from '#features/sign-in/contract.ts'
import { listBoundByOlderTerms } from '#features/sign-in/server/index.ts'
import type { PrivacyDeps } from './deps.ts'

const BATCH = 500

/**
 * Tells whoever agreed to an earlier text that there is another one. Once for each text: a notice knows its key. Signing in agrees to
 * the new one, but sessions live for weeks.
 */
export async function notifyNewTerms({ db, notices }: Pick<PrivacyDeps, 'db' | 'notices'>): Promise<void> {
  const kind = 'terms_changed'
  // noon, so that the day is the same one in every zone of Brazil
  const told = { kind, key: `${kind} ${TERMS_VERSION}`, data: { date: `${TERMS_VERSION.slice(0, 10)}T12:00:00-03:00` } } as const
  let last: string | undefined
  do {
    const members = await listBoundByOlderTerms(db, { version: TERMS_VERSION, after: last, limit: BATCH })
    await db.transaction(async (tx) => {
      for (const memberId of members) await postNotice(notices, tx, { memberId, ...told })
    })
    last = members.length === BATCH ? members.at(-1) : undefined
  } while (last !== undefined)
}

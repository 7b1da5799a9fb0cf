import pLimit from 'p-limit'
import type { ServerDeps } from './deps.ts'
import { requireUploadLeft } from './uploads-a-day.ts'

/** Each holds its whole file in memory until the photo is kept. */
const UPLOADS_AT_ONCE = 3

/** Lets one upload of a member in: reads it when it is its turn in this process. */
export type AdmitUpload = <Kept>(memberId: string, read: () => Promise<Kept>) => Promise<Kept>

/** Refuses `rate_limited` when the member has sent a day's worth of photos, before anything of the next is read. */
export function createAdmission({ db, clock }: Pick<ServerDeps, 'db' | 'clock'>): AdmitUpload {
  const inTurn = pLimit(UPLOADS_AT_ONCE)
  return async (memberId, read) => {
    await requireUploadLeft(db, { clock, memberId })
    return inTurn(read)
  }
}

/** The public API of notices: other features send members notices through it. */
import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import { DAY, HOUR, addMs } from '#platform/clock.ts'
import type { Sweep } from '#platform/sweeps.ts'
import type { NoticesDeps } from './deps.ts'
import { deleteNoticesBefore } from './queries.ts'
import { textNotice, textNoticeJob } from './text-notice.ts'

export type { NoticesDeps } from './deps.ts'
export type { NoticeData } from './notice-data.ts'
export { exportNotices } from './export-notices.ts'
export { deleteNotices as forgetNotices } from './queries.ts'
export { type NewNotice, postNotice } from './post-notice.ts'
export { findNotice, hasNotice, listNoticesForPanel, withdrawNotices } from './queries.ts'
export { textInstead } from './text-notice.ts'
export { renderNotice } from './render-notice.ts'
export { noticesRoutes } from './routes.ts'

export const NOTICES_JOBS = [textNoticeJob] as const

export function noticesHandlers(deps: NoticesDeps): readonly AnyJobHandler[] {
  const text: JobHandler<{ noticeId: string }> = {
    job: textNoticeJob,
    handle: ({ noticeId }, attempt) => textNotice(deps, noticeId, attempt),
  }
  return [text] as unknown as readonly AnyJobHandler[] // as: the queue parses each payload with the job's own schema
}

/** Notices are kept as long as most of the data that they refer to. */
export const NOTICES_TTL_MS = 400 * DAY

export function noticesSweeps({ db, clock }: Pick<NoticesDeps, 'db' | 'clock'>): readonly Sweep[] {
  const run = () => deleteNoticesBefore(db, addMs(clock.now(), -NOTICES_TTL_MS))
  return [{ name: 'notices.retention', everyMs: HOUR, run }]
}

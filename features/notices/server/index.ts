/** The door of notices: whoever has something to tell a member comes in here. */
import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import type { NoticesDeps } from './deps.ts'
import { textNotice, textNoticeJob } from './text-notice.ts'

export type { NoticesDeps } from './deps.ts'
export type { NoticeData } from './notice-data.ts'
export { type NewNotice, postNotice } from './post-notice.ts'
export { noticesRoutes } from './routes.ts'

export const NOTICES_JOBS = [textNoticeJob] as const

export function noticesHandlers(deps: NoticesDeps): readonly AnyJobHandler[] {
  const text: JobHandler<{ noticeId: string }> = {
    job: textNoticeJob,
    handle: ({ noticeId }, attempt) => textNotice(deps, noticeId, attempt),
  }
  return [text] as unknown as readonly AnyJobHandler[] // as: the queue parses each payload with the job's own schema
}

import type { Executor } from '#platform/database.ts'
import type { Language } from '#phrases/shape.ts'
import { listAllNotices } from './queries.ts'
import { renderNotice } from './render-notice.ts'

/** Every notice that the member received, in their language, for the export of their data. */
export async function exportNotices(executor: Executor, { memberId, language }: { memberId: string; language: Language }) {
  const notices = await listAllNotices(executor, memberId)
  return {
    notices: notices.map((notice) => {
      const { text, created_at } = renderNotice(notice, language)
      return { text, created_at, dismissed_at: notice.dismissedAt }
    }),
  }
}

import type { Executor } from '#platform/database.ts'
import type { Language } from '#phrases/shape.ts'
import { listAllNotices } from './queries.ts'
import { renderNotice } from './render-notice.ts'

/** Everything that a member was told, in the words of their language, for the member's own eyes. */
export async function exportNotices(executor: Executor, { memberId, language }: { memberId: string; language: Language }) {
  const notices = await listAllNotices(executor, memberId)
  return {
    notices: notices.map((notice) => {
      const { text, created_at } = renderNotice(notice, language)
      return { text, created_at, dismissed_at: notice.dismissedAt }
    }),
  }
}

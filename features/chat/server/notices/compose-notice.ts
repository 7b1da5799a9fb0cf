import { paths } from '#features/paths.ts'
import type { NoticeAction } from '#features/notices/contract.ts'
import { findNotice, renderNotice } from '#features/notices/server/index.ts'
import { chatTexts } from '#phrases/chat.ts'
import type { Composed, MessageDraft } from '../messages/draft.ts'
import type { WorkerDeps } from '../deps.ts'
import type { OutgoingContent } from '../outbox/outgoing.ts'

const PATHS: Readonly<Record<NoticeAction, string>> = {
  new_card: paths.account({ tab: 'billing', card: 'new' }),
  receipts: paths.account({ tab: 'billing' }),
  subscribe: paths.checkout(),
  connect_instagram: paths.socialConnect(),
  posts: paths.calendar(),
  terms: paths.terms(),
  studio: paths.studio(),
  chats: paths.account({ tab: 'connect' }),
}

/** Null for a notice that was dismissed meanwhile, by the member or because it is no longer true. */
export async function composeNotice(
  deps: WorkerDeps,
  { noticeId }: Extract<OutgoingContent, { kind: 'notice' }>,
  { language }: MessageDraft,
): Promise<Composed> {
  const notice = await findNotice(deps.db, noticeId)
  if (!notice || notice.dismissedAt) return null
  const { text, action } = renderNotice(notice, language)
  if (action === null) return { kind: 'text', text }
  return { kind: 'link', text, label: chatTexts[language].open, url: new URL(PATHS[action], deps.publicUrl).href }
}

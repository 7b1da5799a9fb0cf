import { chatTexts } from '#phrases/chat.ts'
import type { MessageContent } from '#providers/chat/port.ts'
import type { MessageDraft } from './draft.ts'
import type { WorkerDeps } from '../deps.ts'
import { findOrder } from '../order-queries.ts'

/** Null when the edit has finished meanwhile. */
export async function composeProgress(
  deps: WorkerDeps,
  _content: object,
  { row, language }: MessageDraft,
): Promise<MessageContent | null> {
  const order = row.editId === null ? undefined : await findOrder(deps.db, row.editId)
  return !order || order.finishedAt ? null : { kind: 'text', text: chatTexts[language].slow }
}

import { idOf } from '#features/chat/conversation/choices.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import type { Composed, MessageDraft } from './draft.ts'
import type { WorkerDeps } from '../deps.ts'
import { isWindowOpen } from '../notices/window.ts'
import type { OutgoingContent } from '../outbox/outgoing.ts'
import { findSupportThread, findSupportThreadMessage } from '../support/thread-queries.ts'

/** What an administrator wrote; after a day of silence only a notice that it waits, and it follows with the next message. */
export async function composeTeamAnswer(
  deps: WorkerDeps,
  { messageId }: Extract<OutgoingContent, { kind: 'team-answer' }>,
  { chat, row, language }: MessageDraft,
): Promise<Composed> {
  const message = await findSupportThreadMessage(deps.db, messageId)
  const thread = message && (await findSupportThread(deps.db, message.threadId))
  if (!thread || message.text === null || thread.memberId !== chat.memberId) return null
  const texts = chatTexts[language].team
  const isFirst = row.id === messageId
  if (isFirst && !isWindowOpen(chat, deps.clock.now()))
    return { kind: 'text', text: fill(texts.answerWaits, { brand: deps.brandName }) }
  const text = fill(texts.answer, { brand: deps.brandName, text: message.text })
  if (thread.endedAt !== null) return { kind: 'text', text }
  return { kind: 'buttons', text, buttons: [{ id: idOf({ to: 'resolved', threadId: thread.id }), title: texts.resolved }] }
}

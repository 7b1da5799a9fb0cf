import { chatTexts } from '#phrases/chat.ts'
import { answer } from '#features/chat/conversation/types.ts'
import { unlinkLockedChat } from '../linking/linked-chats.ts'
import { enqueueMessages } from '../outbox/enqueue-messages.ts'
import type { Perform } from './action.ts'

/** The goodbye is sent without a member id: messages to the member were deleted from the chat when it was unlinked. */
export const unlinkChat: Perform<'unlink'> = async (deps, tx, { situation: { chat, facts } }) => {
  const { id: chatId, memberId } = chat
  if (memberId === null || !(await unlinkLockedChat(deps, tx, { memberId, chatId, actor: 'member' }))) return []
  await enqueueMessages(deps, tx, {
    chat: { id: chatId, memberId: null },
    messages: [answer(chatTexts[facts.language].unlinked)],
  })
  return []
}

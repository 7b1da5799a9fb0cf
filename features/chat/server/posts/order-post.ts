/** Actions on posts, through the same public API that the studio uses. */
import { cancelPublication, changePublication, requestPublication } from '#features/publishing/server/index.ts'
import type { PostAction } from '#features/chat/conversation/actions.ts'
import { answer, type ReplyMessage } from '#features/chat/conversation/types.ts'
import { idOf } from '#features/chat/conversation/choices.ts'
import { formatDateTime } from '#features/chat/conversation/format-date-time.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { describeRefusal } from '../actions/describe-refusal.ts'
import type { Perform, Situation } from '../actions/action.ts'
import { insertChatPost } from './post-queries.ts'
import { zoneOfPhone } from './zone-of-phone.ts'

export const orderPost: Perform<'post'> = async (deps, tx, { situation, action }) => {
  const { chat, facts, messageId } = situation
  const { memberId } = chat
  if (memberId === null || messageId === null) return []
  const { editId, caption, fit, again } = action
  const scheduledAt = action.at === undefined ? undefined : new Date(action.at)
  const refused = await describeRefusal(facts.language, async () => {
    const editIds: [string] = [editId]
    const order = { memberId, editIds, caption, fit, scheduledAt, again, idempotencyKey: `chat ${messageId}` }
    const publicationId = await requestPublication({ ...deps.publishing, db: tx }, order)
    await insertChatPost(tx, { publicationId, chatId: chat.id, memberId })
  })
  return refused === undefined ? replyWithTime(situation, editId, action.at) : [answer(refused)]
}

export const movePost: Perform<'move-post'> = async (deps, tx, { situation, action }) => {
  const { chat, facts } = situation
  const { memberId } = chat
  if (memberId === null) return []
  const { postId: publicationId, seenAt, at } = action
  const refused = await describeRefusal(facts.language, async () => {
    const scheduledAt = at === null ? null : new Date(at)
    const change = { memberId, publicationId, scheduledAt, seenAt: new Date(seenAt) }
    await changePublication({ ...deps.publishing, db: tx }, change)
    await insertChatPost(tx, { publicationId, chatId: chat.id, memberId })
  })
  return refused === undefined ? replyWithTime(situation, facts.edit?.id, at) : [answer(refused)]
}

export const cancelPost: Perform<'cancel-post'> = async (deps, tx, { situation, action }) => {
  const { chat, facts } = situation
  const { memberId } = chat
  if (memberId === null) return []
  const named = { memberId, publicationId: action.postId, seenAt: new Date(action.seenAt) }
  const refused = await describeRefusal(facts.language, () => cancelPublication({ ...deps.publishing, db: tx }, named))
  return [answer(refused ?? chatTexts[facts.language].post.cancelled)]
}

/** A post that is published at once is reported when it is public. */
function replyWithTime({ chat, facts }: Situation, editId: string | undefined, at: PostTime): readonly ReplyMessage[] {
  if (!at || editId === undefined) return []
  const { language } = facts
  const { scheduled, cancel } = chatTexts[language].post
  const text = fill(scheduled, { moment: formatDateTime(new Date(at), { language, zone: zoneOfPhone(chat.phone) }) })
  const buttons = [{ id: idOf({ to: 'unpost', editId }), title: cancel }]
  return [{ purpose: 'answer', content: { kind: 'buttons', text, buttons } }]
}

type PostTime = Extract<PostAction, { at?: unknown }>['at']

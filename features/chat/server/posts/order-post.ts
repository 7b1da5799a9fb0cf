/** Deeds about posts, by the very doors that the studio uses. */
import { cancelPublication, changePublication, requestPublication } from '#features/publishing/server/index.ts'
import type { PostDeed } from '#features/chat/conversation/deeds.ts'
import { answer, type Said } from '#features/chat/conversation/turn.ts'
import { idOf } from '#features/chat/conversation/choices.ts'
import { writeMoment } from '#features/chat/conversation/write-moment.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill } from '#phrases/shape.ts'
import { tellRefusal } from '../deeds/tell-refusal.ts'
import type { Perform, Situation } from '../deeds/deed.ts'
import { insertChatPost } from './post-queries.ts'
import { zoneOfPhone } from './zone-of-phone.ts'

export const orderPost: Perform<'post'> = async (deps, tx, { situation, deed }) => {
  const { chat, facts, messageId } = situation
  const { memberId } = chat
  if (memberId === null || messageId === null) return []
  const { editId, caption, fit, again } = deed
  const scheduledAt = deed.at === undefined ? undefined : new Date(deed.at)
  const refused = await tellRefusal(facts.language, async () => {
    const order = { memberId, editId, caption, fit, scheduledAt, again, idempotencyKey: `chat ${messageId}` }
    const publicationId = await requestPublication({ ...deps.publishing, db: tx }, order)
    await insertChatPost(tx, { publicationId, chatId: chat.id, memberId })
  })
  return refused === undefined ? tellTime(situation, editId, deed.at) : [answer(refused)]
}

export const movePost: Perform<'move-post'> = async (deps, tx, { situation, deed }) => {
  const { chat, facts } = situation
  const { memberId } = chat
  if (memberId === null) return []
  const { postId: publicationId, seenAt, at } = deed
  const refused = await tellRefusal(facts.language, async () => {
    const scheduledAt = at === null ? null : new Date(at)
    const change = { memberId, publicationId, scheduledAt, seenAt: new Date(seenAt) }
    await changePublication({ ...deps.publishing, db: tx }, change)
    await insertChatPost(tx, { publicationId, chatId: chat.id, memberId })
  })
  return refused === undefined ? tellTime(situation, facts.edit?.id, at) : [answer(refused)]
}

export const cancelPost: Perform<'cancel-post'> = async (deps, tx, { situation, deed }) => {
  const { chat, facts } = situation
  const { memberId } = chat
  if (memberId === null) return []
  const named = { memberId, publicationId: deed.postId, seenAt: new Date(deed.seenAt) }
  const refused = await tellRefusal(facts.language, () => cancelPublication({ ...deps.publishing, db: tx }, named))
  return [answer(refused ?? chatTexts[facts.language].post.cancelled)]
}

/** What goes out at once is told when it is out. */
function tellTime({ chat, facts }: Situation, editId: string | undefined, at: PostTime): readonly Said[] {
  if (!at || editId === undefined) return []
  const { language } = facts
  const { scheduled, cancel } = chatTexts[language].post
  const text = fill(scheduled, { moment: writeMoment(new Date(at), { language, zone: zoneOfPhone(chat.phone) }) })
  const buttons = [{ id: idOf({ to: 'unpost', editId }), title: cancel }]
  return [{ purpose: 'answer', content: { kind: 'buttons', text, buttons } }]
}

type PostTime = Extract<PostDeed, { at?: unknown }>['at']

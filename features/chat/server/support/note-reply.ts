import { newId } from '#platform/crypto.ts'
import type { Transaction } from '#platform/database.ts'
import type { IncomingContent } from '#providers/chat/port.ts'
import type { Reply, ReplyMessage } from '#features/chat/conversation/types.ts'
import type { Message } from '../outbox/enqueue-messages.ts'
import type { supportThreadMessages, SupportThreadKind } from './schema.ts'
import { deletionOf } from './thread-times.ts'
import { insertSupportThreadMessages, trimSupportThread, type SupportThreadRow, updateSupportThread } from './thread-queries.ts'

/** More than people read: a flood of texts leaves neither the panel nor the disk without room. */
export const MAX_SUPPORT_MESSAGES = 500

type NewMessage = typeof supportThreadMessages.$inferInsert

export interface NotedReply {
  readonly thread: SupportThreadRow
  /** What the member sent; undefined for a silence. */
  readonly written: IncomingContent | undefined
  readonly writtenAt: Date
  readonly reply: Reply
  /** What the product answered. */
  readonly messages: readonly (ReplyMessage | Message)[]
  readonly now: Date
}

/** Adds to a thread what the member wrote, and what the product answered by itself; what it left alone waits for a person. */
export async function noteReply(
  tx: Transaction,
  { thread, written, writtenAt, reply, messages, now }: NotedReply,
): Promise<void> {
  const common = { threadId: thread.id, at: now }
  const read = written && readContent(written)
  const added: readonly NewMessage[] = [
    ...(read ? [{ ...common, ...read, id: newId(now), author: 'member' as const, at: writtenAt }] : []),
    ...messages.flatMap(({ content }) => ('text' in content ? [{ ...common, id: newId(now), ...ours(content.text) }] : [])),
  ]
  await insertSupportThreadMessages(tx, added)
  await trimSupportThread(tx, thread.id, MAX_SUPPORT_MESSAGES)
  if (!read || thread.endedAt !== null) return
  const waitingSince = thread.waitingSince ?? (reply.isForTeam ? now : null)
  const standing = { ...thread, waitingSince, lastMessageAt: now }
  await updateSupportThread(tx, thread.id, { waitingSince, lastMessageAt: now, deleteAfter: deletionOf(standing) })
}

function ours(text: string) {
  return { author: 'product', kind: 'text', text } as const
}

/** Undefined for what says nothing, such as a reaction. */
function readContent(content: IncomingContent): { kind: SupportThreadKind; text: string | null } | undefined {
  if (content.kind === 'reaction') return undefined
  if (content.kind === 'text') return { kind: 'text', text: content.text }
  if (content.kind === 'choice') return { kind: 'text', text: content.title ?? null }
  const text = 'caption' in content ? (content.caption ?? null) : null
  return { kind: content.kind === 'image' ? 'photo' : 'other', text }
}

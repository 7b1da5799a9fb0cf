/**
 * What the network took and then could not deliver, said once more. Which of its reasons allow that, see `react-to-fault.ts`:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes
 */
import { later, MINUTE } from '#platform/clock.ts'
import type { ChatFaultCode } from '#providers/chat/port.ts'
import type { ChatRow } from '../chat-queries.ts'
import { isWindowOpen } from '../notices/window.ts'
import { isAskedFor, type OutgoingContent } from './outgoing.ts'
import type { OutgoingRow } from './outgoing-queries.ts'
import { mayPass, reactTo } from './react-to-fault.ts'

/** So soon the network tells of a failure; later, a question may be settled or over. */
export const SAID_AGAIN_WITHIN_MS = 10 * MINUTE

/** Written when they are sent: once more would be another caption, over whatever the member has made of the first. */
const WRITTEN_ONCE: readonly OutgoingContent['kind'][] = ['caption', 'rewriting']

/** Not of a message that was said again already: its row has the network's id of the time before. */
export function wordsToKeep(row: OutgoingRow, networkId: string): OutgoingContent | null {
  const isFirst = row.networkId === null || row.networkId === networkId
  const isSayable = row.content !== null && isAskedFor(row.purpose) && !WRITTEN_ONCE.includes(row.content.kind)
  return isFirst && isSayable ? row.content : null
}

interface Failed {
  readonly row: OutgoingRow
  /** The one of the row, whose person is still the row's. */
  readonly chat: ChatRow
  readonly code: ChatFaultCode
  readonly now: Date
}

/** How the row goes on, if anything of it can be said again. */
export function sayAgain(failed: Failed): Partial<OutgoingRow> | undefined {
  const changes = SAYING[failed.row.purpose]?.(failed)
  return changes && { receipt: null, sentAt: null, ...changes }
}

const SAYING: Readonly<Partial<Record<OutgoingRow['purpose'], typeof sayAgain>>> = {
  result: deliverAgain,
  question: answerAgain,
  answer: (failed) => sayWhereItIs(failed) ?? answerAgain(failed),
}

/** Worth as many tries as if the network had refused it at once. */
function deliverAgain({ row, chat, code, now }: Failed): Partial<OutgoingRow> | undefined {
  const changes = reactTo({ code }, row, { now, phone: chat.phone })
  return changes.state === 'waiting' ? { ...changes, content: { kind: 'result' } } : undefined
}

/** Of another picture that could not be used: at least where it is. */
function sayWhereItIs({ row, code, now }: Failed): Partial<OutgoingRow> | undefined {
  if (code !== 'file_refused' || row.editId === null || row.form === 'apology') return undefined
  return { state: 'waiting', failure: code, form: 'apology', dueAt: now, content: { kind: 'full-size' } }
}

/** Once, and only while it is still what the person waits for: whoever has written since is answered anew. */
function answerAgain({ row, chat, code, now }: Failed): Partial<OutgoingRow> | undefined {
  const content = row.networkId === null ? null : wordsToKeep(row, row.networkId)
  const isAwaited = chat.lastMessageAt <= row.createdAt && now <= later(row.sentAt ?? row.createdAt, SAID_AGAIN_WITHIN_MS)
  if (content === null || !isAwaited || !mayPass(code)) return undefined
  const changes = reactTo({ code }, row, { now, phone: chat.phone })
  const isInTime = isWindowOpen(chat, changes.dueAt ?? now)
  return changes.state === 'waiting' && isInTime ? { ...changes, content } : undefined
}

/**
 * Sends a message again that the network accepted and then could not deliver. `react-to-fault.ts` decides which failures
 * allow it: https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes
 */
import { addMs, MINUTE } from '#platform/clock.ts'
import type { ChatFaultCode } from '#providers/chat/port.ts'
import type { ChatRow } from '../chat-queries.ts'
import { isWindowOpen } from '../notices/window.ts'
import { isAskedFor, type OutgoingContent } from './outgoing.ts'
import type { OutgoingRow } from './outgoing-queries.ts'
import { mayPass, reactTo } from './react-to-fault.ts'

/** The network usually reports a failure within this time; later, the question may be settled. */
export const RESEND_WITHIN_MS = 10 * MINUTE

/** The content to keep for a second send; null for a message already sent again, whose row still has the network's earlier id. */
export function contentToKeep(row: OutgoingRow, networkId: string): OutgoingContent | null {
  const isFirst = row.networkId === null || row.networkId === networkId
  return isFirst && isAskedFor(row.purpose) ? row.content : null
}

interface Failed {
  readonly row: OutgoingRow
  /** The row's chat, which still belongs to the row's member. */
  readonly chat: ChatRow
  readonly code: ChatFaultCode
  readonly now: Date
}

/** The changes that send the row again; undefined when nothing of it can be sent again. */
export function resend(failed: Failed): Partial<OutgoingRow> | undefined {
  const changes = SAYING[failed.row.purpose]?.(failed)
  return changes && { receipt: null, sentAt: null, ...changes }
}

const SAYING: Readonly<Partial<Record<OutgoingRow['purpose'], typeof resend>>> = {
  result: deliverAgain,
  question: answerAgain,
  answer: (failed) => sayWhereItIs(failed) ?? answerAgain(failed),
}

/** Gets as many attempts as if the network had refused it at once. */
function deliverAgain({ row, chat, code, now }: Failed): Partial<OutgoingRow> | undefined {
  const changes = reactTo({ code }, row, { now, phone: chat.phone })
  return changes.state === 'waiting' ? { ...changes, content: { kind: 'result' } } : undefined
}

/** Links to another picture whose file was refused. */
function sayWhereItIs({ row, code, now }: Failed): Partial<OutgoingRow> | undefined {
  if (code !== 'file_refused' || row.editId === null || row.form === 'apology') return undefined
  return { state: 'waiting', failure: code, form: 'apology', dueAt: now, content: { kind: 'full-size' } }
}

/** Answers again, once, and only while the person still waits for it: a person who has written since gets a new answer. */
function answerAgain({ row, chat, code, now }: Failed): Partial<OutgoingRow> | undefined {
  const content = row.networkId === null ? null : contentToKeep(row, row.networkId)
  const isAwaited = chat.lastMessageAt <= row.createdAt && now <= addMs(row.sentAt ?? row.createdAt, RESEND_WITHIN_MS)
  if (content === null || !isAwaited || !mayPass(code)) return undefined
  const changes = reactTo({ code }, row, { now, phone: chat.phone })
  const isInTime = isWindowOpen(chat, changes.dueAt ?? now)
  return changes.state === 'waiting' && isInTime ? { ...changes, content } : undefined
}

/** The periodic work: silences, due messages, typing indicators, and deletion of old data. */
import { DAY, HOUR, addMs, MINUTE, SECOND } from '#platform/clock.ts'
import type { Sweep } from '#platform/sweeps.ts'
import { deleteStrangersBefore, clearStatesBefore, listChatsToWake } from './chat-queries.ts'
import type { ChatDeps, WorkerDeps } from './deps.ts'
import { deleteSeenBefore } from './inbox/seen-event-queries.ts'
import { replayStuckMessages } from './admin/list-failed-messages.ts'
import { deleteIncomingBefore } from './inbox/incoming-queries.ts'
import { wakeJob } from './jobs.ts'
import { deleteShownCodes, deleteWrongCodes } from './linking/link-codes.ts'
import { eraseContentSentBefore, listChatsToSendTo } from './outbox/outgoing-queries.ts'
import { sendSoon } from './outbox/enqueue-messages.ts'
import { endSilentSupportThreads } from './support/end-thread.ts'
import { RESEND_WITHIN_MS } from './outbox/resend.ts'
import { refreshTyping } from './outbox/refresh-typing.ts'

const BATCH = 200
/** Longer than the week for which the network repeats a webhook. */
export const INCOMING_TTL_MS = 14 * DAY
/** None of our questions stays open this long, so its texts are no longer needed. */
export const CONTENT_TTL_MS = DAY
/** How long chats of senders who never became members are kept. */
export const UNKNOWN_SENDERS_TTL_MS = 30 * DAY

export function chatSweeps(deps: WorkerDeps | undefined): readonly Sweep[] {
  if (!deps) return []
  return [
    { name: 'chat.wake', everyMs: SECOND, run: () => wakeChats(deps) },
    { name: 'chat.send-due', everyMs: SECOND, run: () => sendDue(deps) },
    {
      name: 'chat.forget-strangers',
      everyMs: HOUR,
      run: () => deleteStrangersBefore(deps.db, addMs(deps.clock.now(), -UNKNOWN_SENDERS_TTL_MS)),
    },
    {
      name: 'chat.forget-sent',
      everyMs: MINUTE,
      run: () => eraseContentSentBefore(deps.db, addMs(deps.clock.now(), -RESEND_WITHIN_MS)),
    },
    { name: 'chat.answer-late', everyMs: 10 * MINUTE, run: () => answerLate(deps) },
    { name: 'chat.end-support-threads', everyMs: 10 * MINUTE, run: () => endSilentSupportThreads(deps) },
    { name: 'chat.refresh-typing', everyMs: 2 * SECOND, run: () => refreshTyping(deps) },
    {
      name: 'chat.retention',
      everyMs: HOUR,
      run: () => forgetOld(deps),
    },
  ]
}

/** Answers messages whose job was lost with its last worker. */
async function answerLate(deps: ChatDeps): Promise<void> {
  await deps.db.transaction((tx) => replayStuckMessages(deps, tx, { now: deps.clock.now(), limit: BATCH }))
}

async function forgetOld({ db, clock }: ChatDeps): Promise<void> {
  const before = addMs(clock.now(), -INCOMING_TTL_MS)
  await deleteIncomingBefore(db, before)
  await deleteSeenBefore(db, before)
  await deleteWrongCodes(db, clock.now())
  await deleteShownCodes(db, clock.now())
  await clearStatesBefore(db, addMs(clock.now(), -CONTENT_TTL_MS))
}

async function wakeChats({ db, clock, queue }: ChatDeps): Promise<void> {
  for (const chatId of await listChatsToWake(db, clock.now(), BATCH))
    await queue.enqueue(db, wakeJob, { payload: { chatId }, key: chatId })
}

async function sendDue(deps: ChatDeps): Promise<void> {
  for (const chatId of await listChatsToSendTo(deps.db, deps.clock.now(), BATCH)) await sendSoon(deps, deps.db, chatId)
}

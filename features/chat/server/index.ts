/** The public API of the chat: receives photos and words from the messaging app, sends posts and answers. */
import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import type { WorkerDeps } from './deps.ts'
import { answerSilence } from './dialogue/continue-conversation.ts'
import { accountActionJob, type AccountActionRequest, sendJob, takeMessageJob, takePhotoJob, wakeJob } from './jobs.ts'
import { runAccountAction } from './account-actions/run-account-action.ts'
import { sendNext } from './outbox/send-next.ts'
import { takeMessage } from './inbox/take-message.ts'

export type { ChatDeps, ChatWords, WorkerDeps } from './deps.ts'
export { type Delivery, listDeliveries } from './admin/list-deliveries.ts'
export {
  countOpenMessages,
  listOpenMessages,
  type OpenMessage,
  replayMessage,
  replayStuckMessages,
} from './admin/list-failed-messages.ts'
export {
  answerSupportThread,
  readSupportThreads,
  type TeamAnswer,
  type SupportThreadWithMessages,
} from './support/answer-thread.ts'
export {
  countWaiting,
  findOpenSupportThreadOf,
  listOpenSupportThreads,
  type SupportThreadRow as SupportThread,
} from './support/thread-queries.ts'
export { exportChats, eraseChats } from './erasure/erase-chats.ts'
export { onEditFinished } from './send-edit-result.ts'
export { CHAT_JOBS } from './jobs.ts'
export { unlinkChats } from './linking/linked-chats.ts'
export { onPostFinished } from './posts/send-post-outcome.ts'
export { sendCodeInChat } from './notices/send-code.ts'
export { sendNotice, type ChatNotice } from './notices/send-notice.ts'
export { registerChatMetrics } from './admin/metrics.ts'
export { chatRoutes } from './routes.ts'
export { chatSweeps } from './sweeps.ts'

/** The worker's handlers, one for each job. Without a chat channel the jobs are never enqueued. */
export function chatHandlers(deps: WorkerDeps | undefined): readonly AnyJobHandler[] {
  const take = (job: typeof takeMessageJob): JobHandler<{ messageId: string }> => ({
    job,
    handle: async (payload, attempt) => deps && takeMessage(deps, payload, attempt),
  })
  const wake: JobHandler<{ chatId: string }> = { job: wakeJob, handle: async ({ chatId }) => deps && answerSilence(deps, chatId) }
  const send: JobHandler<{ chatId: string }> = { job: sendJob, handle: async (payload) => deps && sendNext(deps, payload) }
  const accountAction: JobHandler<AccountActionRequest> = {
    job: accountActionJob,
    handle: async (request, attempt) => deps && runAccountAction(deps, request, attempt),
  }
  return [take(takeMessageJob), take(takePhotoJob), wake, send, accountAction] as unknown as readonly AnyJobHandler[] // as: the queue parses each payload with the job's own schema
}

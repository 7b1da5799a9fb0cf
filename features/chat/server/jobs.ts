/** The jobs of this feature. Payloads say which rows are meant, never what they hold; every handler is safe to run twice. */
import { z } from 'zod'
import type { Job } from '#platform/queue.ts'

const byChat = z.object({ chatId: z.uuid() })

/**
 * Marks a message as read, fetches its file and answers. Two jobs of one person may run in parallel: the one that answers
 * locks the chat and follows the order in which messages were sent. After the last attempt, the person is asked to send it
 * again.
 */
export const takeMessageJob: Job<{ messageId: string }> = {
  name: 'chat.take-message',
  payload: z.object({ messageId: z.string().min(1) }),
  retryLimit: 4,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
  policy: 'standard',
  concurrency: 4,
  // of one person's messages one is answered at a time anyway
  perGroup: 1,
}

/**
 * The same for messages with a file, apart from text messages: the network may take a minute for one file, and an album has
 * many.
 */
export const takePhotoJob: Job<{ messageId: string }> = {
  ...takeMessageJob,
  name: 'chat.take-photo',
  // a heavy photo on a busy machine waits for its turn, and then takes its time
  expireInSeconds: 300,
  concurrency: 8,
  perGroup: 3,
}

/** Handles a silence. After the last attempt, the sweep enqueues it again. */
export const wakeJob: Job<{ chatId: string }> = {
  name: 'chat.wake',
  payload: byChat,
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 60,
  policy: 'short',
  concurrency: 1,
}

/**
 * Sends what waits for one person, in order. Keyed by chat. A message that a dead worker left in `sending` is looked up
 * before it is sent again. After the last attempt, the sweep enqueues it again.
 */
export const sendJob: Job<{ chatId: string }> = {
  name: 'chat.send',
  payload: byChat,
  retryLimit: 2,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
  policy: 'short',
  concurrency: 4,
}

export const ACCOUNT_ACTIONS = ['cancel-subscription', 'refund', 'delete-account'] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]

export interface AccountActionRequest {
  readonly chatId: string
  readonly memberId: string
  /** The id of the one message that reports it, so that every attempt sends the same. */
  readonly answerId: string
  readonly action: AccountAction
}

/**
 * Cancels, refunds or deletes the account as the member confirmed, and reports it. After the last attempt, the person is told that
 * it failed.
 */
export const accountActionJob: Job<AccountActionRequest> = {
  name: 'chat.account-action',
  payload: byChat.extend({ memberId: z.uuid(), answerId: z.uuid(), action: z.enum(ACCOUNT_ACTIONS) }),
  retryLimit: 4,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  policy: 'standard',
  concurrency: 1,
}

export const CHAT_JOBS = [takeMessageJob, takePhotoJob, wakeJob, sendJob, accountActionJob] as const

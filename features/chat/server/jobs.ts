/** The jobs of this feature. Payloads are ids alone; every handler is safe to run twice. */
import { z } from 'zod'
import type { Job } from '#platform/queue.ts'

const byChat = z.object({ chatId: z.uuid() })

/**
 * Shows a message as read, fetches what came with it and answers. Several of one person may run side by side: whoever answers
 * holds the chat and goes by the order in which they were sent. Last attempt: the person is asked to send it again.
 */
export const takeMessageJob: Job<{ messageId: string }> = {
  name: 'chat.take-message',
  payload: z.object({ messageId: z.string().min(1) }),
  retryLimit: 4,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
  policy: 'standard',
  concurrency: 4,
}

/** The same for what has a file, apart from the words: the network may take a minute for one, and an album of one person is many. */
export const takePhotoJob: Job<{ messageId: string }> = {
  ...takeMessageJob,
  name: 'chat.take-photo',
  concurrency: 8,
  perGroup: 3,
}

/** Answers silence. Last attempt: the sweep asks again. */
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
 * Sends what waits for one person, one message after the other. Keyed by chat; what a dead worker left under way is looked for
 * before it is sent again. Last attempt: the sweep asks again.
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

export const LEAVINGS = ['cancel-subscription', 'refund', 'delete-account'] as const
export type Leaving = (typeof LEAVINGS)[number]

export interface LeavingOrder {
  readonly chatId: string
  readonly memberId: string
  /** The yes. */
  readonly messageId: string
  readonly action: Leaving
}

/** Ends what a member has confirmed to end, and tells so. Last attempt: the person is told that it did not work. */
export const leaveJob: Job<LeavingOrder> = {
  name: 'chat.leave',
  payload: byChat.extend({ memberId: z.uuid(), messageId: z.string().min(1), action: z.enum(LEAVINGS) }),
  retryLimit: 4,
  retryDelaySeconds: 2,
  expireInSeconds: 120,
  policy: 'standard',
  concurrency: 1,
}

export const CHAT_JOBS = [takeMessageJob, takePhotoJob, wakeJob, sendJob, leaveJob] as const

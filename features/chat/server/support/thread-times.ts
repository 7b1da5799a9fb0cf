/** How long threads stay open and are kept. */
import { SUPPORT_THREAD_DAYS } from '#features/chat/support-thread-days.ts'
import { DAY, addMs } from '#platform/clock.ts'
import type { supportThreads } from './schema.ts'

type Standing = Pick<typeof supportThreads.$inferSelect, 'waitingSince' | 'lastMessageAt' | 'endedAt'>

/** When a thread's messages are deleted, if nothing more is written. */
export function deletionOf({ waitingSince, lastMessageAt, endedAt }: Standing): Date {
  const opensFor = waitingSince === null ? SUPPORT_THREAD_DAYS.ends : SUPPORT_THREAD_DAYS.endsWaiting
  return addMs(endedAt ?? addMs(lastMessageAt, opensFor * DAY), SUPPORT_THREAD_DAYS.kept * DAY)
}

/** Before when the last message of a thread was written that ends now. */
export function silenceEnding(now: Date) {
  return {
    answeredBefore: addMs(now, -SUPPORT_THREAD_DAYS.ends * DAY),
    waitingBefore: addMs(now, -SUPPORT_THREAD_DAYS.endsWaiting * DAY),
  }
}

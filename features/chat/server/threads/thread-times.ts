/** How long threads stay open and are kept. */
import { THREAD_DAYS } from '#features/chat/thread-days.ts'
import { DAY, addMs } from '#platform/clock.ts'
import type { ThreadRow } from './thread-queries.ts'

type Standing = Pick<ThreadRow, 'waitingSince' | 'lastMessageAt' | 'endedAt'>

/** When a thread's messages are deleted, if nothing more is written. */
export function deletionOf({ waitingSince, lastMessageAt, endedAt }: Standing): Date {
  const opensFor = waitingSince === null ? THREAD_DAYS.ends : THREAD_DAYS.endsWaiting
  return addMs(endedAt ?? addMs(lastMessageAt, opensFor * DAY), THREAD_DAYS.kept * DAY)
}

/** Before when the last message of a thread was written that ends now. */
export function silenceEnding(now: Date) {
  return { answeredBefore: addMs(now, -THREAD_DAYS.ends * DAY), waitingBefore: addMs(now, -THREAD_DAYS.endsWaiting * DAY) }
}

import { SECOND } from '#platform/clock.ts'
import { ANY, type Notifications } from '#platform/notify.ts'
import { createWaiter } from './wait-for-event.ts'

/** How soon a browser that lost the stream reconnects. */
const RETRY_MS = 1000
/** Keeps proxies from closing the stream, and reads the row again in case a notification was lost. */
const HEARTBEAT_MS = 15 * SECOND

/** What a stream of events asks while it is open. */
export interface Stream {
  /** Whether the caller's session still exists: checked at every read, since a stream outlasts many requests. */
  readonly isSignedIn: () => Promise<boolean>
  /** Ends the stream: the browser left, or the server is closing. */
  readonly signal: AbortSignal
}

interface SeenRow {
  /** Changes whenever the visible part of the row changes. */
  readonly id: string
  readonly data: object
  /** Nothing follows. */
  readonly isLast: boolean
}

interface WatchedRow {
  readonly topic: string
  readonly id: string
  /** The name of the events. */
  readonly event: string
  /** Undefined when the caller may not see the row, or it is deleted. */
  readonly look: () => Promise<SeenRow | undefined>
}

/**
 * A row as server-sent events: its current state, then each change, until the last one, or the row is deleted, or the session
 * ends. Nothing is stored between streams: a browser that reconnects gets the current state.
 */
export async function* watchRow(
  { notifications, isSignedIn, signal }: Stream & { readonly notifications: Notifications },
  { topic, id: row, event, look }: WatchedRow,
): AsyncGenerator<string> {
  const waiter = createWaiter()
  const stopListening = notifications.listen(topic, (changed) => {
    if (changed === row || changed === ANY) waiter.wake()
  })
  const heartbeat = setInterval(waiter.wake, HEARTBEAT_MS)
  signal.addEventListener('abort', waiter.end)
  let last = ''
  try {
    yield `retry: ${RETRY_MS}\n\n`
    do {
      const seen = await look()
      // deleted or signed out meanwhile: the stream has begun, so no refusal can be sent. The session is read after the row,
      // so that nothing is sent that changed after the session ended.
      if (!seen || !(await isSignedIn())) return
      const { id, data, isLast } = seen
      yield id === last ? ': still here\n\n' : `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`
      last = id
      if (isLast) return
    } while (!signal.aborted && (await waiter.wait()))
  } finally {
    clearInterval(heartbeat)
    stopListening()
  }
}

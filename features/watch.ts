/** Server-sent events of a contract, across lost connections and restarts of the server. */
import * as z from 'zod/mini'
import { addressOf, parseJson } from './api.ts'
import type { Endpoint, RawAnswer } from './endpoint.ts'

type Stream = Endpoint & { readonly reply: Extract<RawAnswer, { content: 'text/event-stream' }> }
type EventOf<E extends Stream> = z.infer<E['reply']['event']>

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000

export interface WatchOptions<E extends Stream> {
  readonly params: Readonly<Record<string, string>>
  /** The `event:` name to listen to. */
  readonly event: string
  readonly onEvent: (event: EventOf<E>) => void
  /** Called when the connection opens and closes, so that the screen can show it. */
  readonly onConnection?: (isConnected: boolean) => void
}

/**
 * Listens until the returned function is called. The browser's EventSource reconnects after a lost connection, but gives up for
 * good on an error status (a server that restarts behind a proxy); then this tries again, waiting twice as long each time. A device
 * that goes offline does not always end the connection, so a new one is made when it is online again.
 */
export function watch<E extends Stream>(endpoint: E, { params, event, onEvent, onConnection }: WatchOptions<E>): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = FIRST_WAIT_MS

  function open() {
    clearTimeout(timer)
    timer = undefined
    source = new EventSource(addressOf(endpoint, { params }))
    source.addEventListener('open', () => {
      waitMs = FIRST_WAIT_MS
      onConnection?.(true)
    })
    source.addEventListener(event, (message: MessageEvent<string>) => {
      const parsed = z.safeParse(endpoint.reply.event, parseJson(message.data))
      if (parsed.success) onEvent(parsed.data as EventOf<E>) // as: what this endpoint's own schema gave
    })
    source.addEventListener('error', () => {
      onConnection?.(false)
      if (source.readyState === EventSource.CLOSED) retryLater()
    })
  }

  function retryLater() {
    timer = setTimeout(open, waitMs)
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }

  function retryNow() {
    source.close()
    onConnection?.(false)
    open()
  }

  globalThis.addEventListener('online', retryNow)
  open()
  return () => {
    globalThis.removeEventListener('online', retryNow)
    clearTimeout(timer)
    source.close()
  }
}

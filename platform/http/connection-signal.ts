import type { EventEmitter } from 'node:events'
import { Refusal } from '#platform/errors.ts'

/** What a request has of its connection; requests that follow each other on one share it. */
type Connection = EventEmitter & { readonly destroyed?: boolean }

const known = new WeakMap<Connection, AbortSignal>()

/** Aborted when the connection closes: nobody is there to read an answer any more. */
export function connectionSignal(connection: Connection): AbortSignal {
  const before = known.get(connection)
  if (before) return before
  const closing = new AbortController()
  const close = () => closing.abort(new Refusal('invalid_request'))
  if (connection.destroyed) close()
  else connection.once('close', close)
  known.set(connection, closing.signal)
  return closing.signal
}

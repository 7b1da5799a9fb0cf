import { SECOND } from '#platform/clock.ts'
import { ANY } from '#platform/notify.ts'
import type { Language } from '#phrases/shape.ts'
import { isFinished } from '#features/photo-edits/edit-states.ts'
import type { ServerDeps } from '../deps.ts'
import { PHOTO_EDITS_TOPIC } from './edit-events.ts'
import { type EditRow, findEditView } from './edit-queries.ts'
import { presentEdit } from './present-edit.ts'
import { createBell } from './wait-for-event.ts'

/** How soon a browser that lost the stream reconnects. */
const RETRY_MS = 1000
/** Keeps proxies from closing the stream, and reads the row again in case a notification was lost. */
const HEARTBEAT_MS = 15 * SECOND

export interface Watch {
  readonly editId: string
  readonly memberId: string
  readonly language: Language
  /** Whether the caller's session still exists: checked at every read, since a stream outlasts many requests. */
  readonly isSignedIn: () => Promise<boolean>
  /** Ends the stream: the browser left, or the server is closing. */
  readonly signal: AbortSignal
}

/**
 * An edit as server-sent events: its current state, then each change, until it is finished or deleted, or the session ends.
 * Nothing is stored between streams: a browser that reconnects gets the current state.
 */
export async function* watchEdit(
  deps: Pick<ServerDeps, 'db' | 'news' | 'keyring' | 'clock'>,
  { editId, memberId, language, isSignedIn, signal }: Watch,
): AsyncGenerator<string> {
  const bell = createBell()
  const stopListening = deps.news.listen(PHOTO_EDITS_TOPIC, (id) => {
    if (id === editId || id === ANY) bell.ring()
  })
  const heartbeat = setInterval(bell.ring, HEARTBEAT_MS)
  signal.addEventListener('abort', bell.end)
  let last = ''
  try {
    yield `retry: ${RETRY_MS}\n\n`
    do {
      const [mayLook, view] = await Promise.all([isSignedIn(), findEditView(deps.db, editId)])
      // signed out or deleted meanwhile: the stream has begun, so no refusal can be sent
      if (!mayLook || view?.edit.memberId !== memberId) return
      const id = eventId(view.edit)
      yield id === last ? ': still here\n\n' : event(id, { edit: presentEdit(deps, view, language) })
      last = id
      if (isFinished(view.edit.state)) return
    } while (!signal.aborted && (await bell.rings()))
  } finally {
    clearInterval(heartbeat)
    stopListening()
  }
}

/** Changes whenever the visible part of the edit changes. */
export function eventId({ state, stage, progress, startedAt }: EditRow): string {
  return [state, stage, Math.round(progress * 1000), startedAt?.getTime() ?? 0].join('.')
}

function event(id: string, payload: object): string {
  return `event: edit\nid: ${id}\ndata: ${JSON.stringify(payload)}\n\n`
}

import { SECOND } from '#platform/clock.ts'
import { ANY } from '#platform/notify.ts'
import type { Language } from '#phrases/shape.ts'
import { isFinished } from '../edit-states.ts'
import type { ServerDeps } from './deps.ts'
import { PHOTO_EDITS_TOPIC } from './edit-events.ts'
import { type EditRow, findEditView } from './edit-queries.ts'
import { presentEdit } from './present-edit.ts'
import { createBell } from './wait-for-event.ts'

/** How soon a browser that lost the stream comes back. */
const RETRY_MS = 1000
/** A sign of life for proxies, and a look at the row in case news were lost. */
const HEARTBEAT_MS = 15 * SECOND

export interface Watch {
  readonly editId: string
  readonly memberId: string
  readonly language: Language
  /** Whether the session that asked still lives: asked at every look, since a stream outlasts many requests. */
  readonly isSignedIn: () => Promise<boolean>
  /** Ends the stream: the browser left, or the server is going. */
  readonly signal: AbortSignal
}

/**
 * An edit as it goes on, as the text of server-sent events: what it is now, then each change, until it is finished,
 * deleted, or nobody watches who may. Nothing is remembered between streams: whoever comes back gets what is now.
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
      // signed out or deleted in the meantime: the stream has begun, so no refusal can be told
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

/** Changes whenever what a watcher sees changes. */
export function eventId({ state, stage, progress, startedAt }: EditRow): string {
  return [state, stage, Math.round(progress * 1000), startedAt?.getTime() ?? 0].join('.')
}

function event(id: string, payload: object): string {
  return `event: edit\nid: ${id}\ndata: ${JSON.stringify(payload)}\n\n`
}

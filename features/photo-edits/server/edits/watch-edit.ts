import type { Language } from '#phrases/shape.ts'
import { isFinished } from '#features/photo-edits/edit-states.ts'
import type { ServerDeps } from '../deps.ts'
import { shownState } from '../changes/free-change.ts'
import { PHOTO_EDITS_TOPIC } from './edit-events.ts'
import { type EditRow, findEditWithDetails } from './edit-queries.ts'
import { presentEdit } from './present-edit.ts'
import { type Stream, watchRow } from './watch-row.ts'

export interface Watch extends Stream {
  readonly editId: string
  readonly memberId: string
  readonly language: Language
}

/** An edit as server-sent events, until it is finished. */
export function watchEdit(
  deps: Pick<ServerDeps, 'db' | 'notifications' | 'keyring' | 'clock' | 'readLines' | 'log'>,
  { editId, memberId, language, ...stream }: Watch,
): AsyncGenerator<string> {
  const look = async () => {
    const details = await findEditWithDetails(deps.db, editId)
    if (details?.edit.memberId !== memberId) return undefined
    return {
      id: eventId(details.edit),
      data: { edit: await presentEdit(deps, details, language) },
      isLast: isFinished(shownState(details.edit)),
    }
  }
  return watchRow({ ...stream, notifications: deps.notifications }, { topic: PHOTO_EDITS_TOPIC, id: editId, event: 'edit', look })
}

/** Changes whenever the visible part of the edit changes. */
export function eventId(edit: EditRow): string {
  const { stage, progress, startedAt, changes, version } = edit
  return [shownState(edit), stage, Math.round(progress * 1000), startedAt?.getTime() ?? 0, changes, version].join('.')
}

import { isErrorCode } from '#features/error-codes.ts'
import { tileAddress } from '#features/photo-edits/server/index.ts'
import { errorText } from '#features/serve-errors.ts'
import type { Language } from '#phrases/shape.ts'
import type { Publication } from '../contract.ts'
import { actionsOf } from '../publication-states.ts'
import type { PublishingDeps } from './deps.ts'
import { standingOf } from './get-own-publication.ts'
import { editIdsOf, type PublicationRow } from './queries.ts'

/** The only function that converts a row into the API's publication, with errors in the reader's language. */
export function presentPublication(
  { keyring, clock }: Pick<PublishingDeps, 'keyring' | 'clock'>,
  row: PublicationRow,
  language: Language,
): Publication {
  const { editId, editFormat, publishedAt, scheduledAt } = row
  const tile = row.isEditGone ? null : tileAddress(keyring, { editId, format: editFormat }, clock.now())
  return {
    id: row.id,
    edit_id: editId,
    edit_ids: [...editIdsOf(row)],
    state: row.state,
    ...(row.username && { account: row.username }),
    caption: row.caption,
    ...(row.altText && { alt_text: row.altText }),
    fit: row.fit,
    is_ai_made: row.isAiMade,
    tile_url: tile,
    at: (publishedAt ?? row.dueAt).toISOString(),
    ...(scheduledAt && { scheduled_at: scheduledAt.toISOString() }),
    ...presentWait(row),
    ...(publishedAt && { published_at: publishedAt.toISOString() }),
    ...(row.permalink && { permalink: row.permalink }),
    ...(row.errorCode && { error: presentError(row.errorCode, language) }),
    actions: actionsOf(standingOf(row)),
    created_at: row.createdAt.toISOString(),
  }
}

function presentWait({ state, waitsFor, nextStepAt }: PublicationRow): Pick<Publication, 'waits_for' | 'waits_until'> {
  if (state !== 'waiting' || !waitsFor || !nextStepAt) return {}
  return { waits_for: waitsFor, waits_until: nextStepAt.toISOString() }
}

function presentError(code: string, language: Language): NonNullable<Publication['error']> {
  return { error: errorText(isErrorCode(code) ? code : 'publication_failed', language), code }
}

import { fitsFeed } from '#engine/feed/feed-shape.ts'
import { isMarkedGenerated } from '#engine/encode/generated-mark.ts'
import { accountOf } from '#features/instagram/server/index.ts'
import { findEditForPublishing } from '#features/photo-edits/server/index.ts'
import type { Language } from '#phrases/shape.ts'
import { refuse } from '#platform/errors.ts'
import { type Draft, type Fit, publishing } from '#features/publishing/contract.ts'
import { latestMoment } from './check-time.ts'
import type { EquippedDeps, PublishingDeps } from '../deps.ts'
import { presentPublication } from '../present-publication.ts'
import { findOpenOfEdits, findPublishedOfEdit } from '../queries.ts'
import { readPicture } from './find-edits.ts'
import { suggestAltText } from './suggest-alt-text.ts'
import { suggestFit } from './suggest-fit.ts'

interface DraftRequest {
  readonly memberId: string
  readonly editId: string
}

/** The initial values for a post of an edit. Refuses `not_found`, `edit_not_ready` and `publication_without_picture`. */
export async function draftPublication(
  deps: Pick<PublishingDeps, 'db' | 'clock' | 'files' | 'keyring'>,
  { memberId, editId }: DraftRequest,
  language: Language,
): Promise<Draft> {
  const edit = await findEditForPublishing(deps.db, { memberId, editId })
  const jpeg = await readPicture(deps, edit)
  const { width, height } = edit.picture ?? refuse('publication_without_picture')
  const account = await accountOf(deps.db, memberId)
  const earlier = (await findOpenOfEdits(deps.db, [editId])) ?? (await findPublishedOfEdit(deps.db, editId))
  return {
    edit_id: editId,
    account: account?.username ?? null,
    caption: edit.caption ?? '',
    alt_text: suggestAltText(edit, language),
    is_ai_made: isMarkedGenerated(jpeg),
    width,
    height,
    fits_feed: fitsFeed({ width, height }),
    fit: suggestFit([edit]),
    previews: { crop: previewAddress(editId, 'crop'), pad: previewAddress(editId, 'pad') },
    connection_ends_at: account?.expiresAt.toISOString() ?? null,
    latest_at: latestMoment(deps.clock.now(), edit.deleteAfter).toISOString(),
    ...(earlier && { earlier: presentPublication(deps, earlier, language) }),
  }
}

/** Needs the member's session. */
function previewAddress(editId: string, fit: Fit): string {
  return `${publishing.getFeedPicture.path}?${new URLSearchParams({ edit_id: editId, fit }).toString()}`
}

interface WantedPicture extends DraftRequest {
  readonly fit: Fit
  /** The edit of a carousel's first picture: Instagram shows all in its ratio. */
  readonly firstEditId?: string | undefined
}

/** The picture exactly as it would be posted. Refuses like `draftPublication`. */
export async function makeFeedPicture(
  deps: Pick<EquippedDeps, 'db' | 'files' | 'engine'>,
  { memberId, editId, fit, firstEditId }: WantedPicture,
): Promise<Uint8Array> {
  const first = firstEditId === undefined ? undefined : await findEditForPublishing(deps.db, { memberId, editId: firstEditId })
  const edit = await findEditForPublishing(deps.db, { memberId, editId })
  const shape = first && (first.picture ?? refuse('publication_without_picture'))
  const { jpeg } = await deps.engine.fitToFeed(await readPicture(deps, edit), fit, shape)
  return jpeg
}

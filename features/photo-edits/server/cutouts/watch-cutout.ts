import type { Language } from '#phrases/shape.ts'
import type { ServerDeps } from '../deps.ts'
import { type Stream, watchRow } from '../edits/watch-row.ts'
import { findPhoto } from '../photo-queries.ts'
import { CUTOUTS_TOPIC } from './cutout-events.ts'
import { presentNewestCutout } from './present-cutout.ts'

export interface CutoutWatch extends Stream {
  readonly photoId: string
  readonly memberId: string
  readonly language: Language
}

/** A photo's cutout as server-sent events. It has no last state: another tab may correct it. */
export function watchCutout(
  deps: Pick<ServerDeps, 'db' | 'notifications' | 'keyring' | 'clock'>,
  { photoId, memberId, language, ...stream }: CutoutWatch,
): AsyncGenerator<string> {
  const look = async () => {
    const photo = await findPhoto(deps.db, photoId)
    if (photo?.memberId !== memberId || photo.deletedAt) return undefined
    const cutout = await presentNewestCutout(deps, { photoId, language })
    return { id: `${cutout.revision}.${cutout.state}`, data: { cutout }, isLast: false }
  }
  return watchRow({ ...stream, notifications: deps.notifications }, { topic: CUTOUTS_TOPIC, id: photoId, event: 'cutout', look })
}

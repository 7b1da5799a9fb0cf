import { suggestBackdrops } from '#engine/backdrop/suggest-backdrops.ts'
import type { Engine, ThumbnailSize, View } from '#engine/types.ts'
import type { FileStore } from '#providers/files/port.ts'
import { thumbnailKey } from '../stored-files.ts'

interface ThumbnailDeps {
  readonly files: FileStore
  readonly engine: Pick<Engine, 'thumbnail'>
}

interface ThumbnailChoice {
  readonly size: ThumbnailSize
  readonly view: View
}

/** The picture of a ready backdrop, painted once, then stored. */
export async function getThumbnail(
  { files, engine }: ThumbnailDeps,
  backdropId: string,
  { size, view }: ThumbnailChoice,
): Promise<Uint8Array> {
  const key = thumbnailKey(backdropId, size, view)
  const kept = await files.get(key)
  if (kept) return kept
  const painted = await engine.thumbnail(backdropId, size, view)
  await files.put(key, painted)
  return painted
}

/**
 * Stores the tiles of every backdrop before anybody waits for them: painted on request, those of a photo taken from above, which are
 * asked for while the photo is cut out, stayed empty for seconds. First those that are suggested first.
 */
export async function paintTilesAhead(deps: ThumbnailDeps): Promise<void> {
  const [front, above] = [suggestBackdrops('front'), suggestBackdrops('above')]
  for (const [place, { id }] of front.entries()) {
    await getThumbnail(deps, id, { size: 'small', view: 'front' })
    const other = above[place]
    if (other) await getThumbnail(deps, other.id, { size: 'small', view: 'above' })
  }
}

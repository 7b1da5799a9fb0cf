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

/** A store that is away at the start must not cost the tiles. */
const MAX_TRIES = 5

/**
 * Stores the tiles of every backdrop before anybody waits for them: painted on request, those of a photo taken from above, which are
 * asked for while the photo is cut out, stayed empty for seconds. First those that are suggested first.
 * @returns paints the next one that is missing, and only that: what is asked for comes first, and a stop waits no longer
 */
export function tilePainter(deps: ThumbnailDeps): () => Promise<void> {
  const left = listTiles()
  return async () => {
    for (let tile = left.shift(); tile; tile = left.shift()) {
      const { id, view } = tile
      try {
        if (await deps.files.has(thumbnailKey(id, 'small', view))) continue
        await getThumbnail(deps, id, { size: 'small', view })
        return
      } catch (error) {
        // the others come first; one that cannot be painted at all is tried on request
        if (tile.tries < MAX_TRIES) left.push({ ...tile, tries: tile.tries + 1 })
        throw error
      }
    }
  }
}

interface MissingTile {
  readonly id: string
  readonly view: View
  /** Before this one. */
  readonly tries: number
}

/** By turns as seen from the front and from above. */
function listTiles(): MissingTile[] {
  const [front, above] = [suggestBackdrops('front'), suggestBackdrops('above')]
  return front.flatMap(({ id }, place) => {
    const other = above[place]
    return [{ id, view: 'front' as const, tries: 0 }, ...(other ? [{ id: other.id, view: 'above' as const, tries: 0 }] : [])]
  })
}

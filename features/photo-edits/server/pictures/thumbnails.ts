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

/** The picture of a ready backdrop, rendered once, then stored. */
export async function getThumbnail(
  { files, engine }: ThumbnailDeps,
  backdropId: string,
  { size, view }: ThumbnailChoice,
): Promise<Uint8Array> {
  const key = thumbnailKey(backdropId, size, view)
  const kept = await files.get(key)
  if (kept) return kept
  const rendered = await engine.thumbnail(backdropId, size, view)
  await files.put(key, rendered)
  return rendered
}

/** A store that is away at the start must not cost the thumbnails. */
const MAX_TRIES = 5

/**
 * Stores the thumbnails of every backdrop before anybody asks for them. Rendered on request, those for a photo from above came seconds
 * late: they are asked for while the photo is being cut out. The ones that are suggested first are rendered first.
 * @returns renders the next missing one, and only that: requests come first, and a stop need not wait longer
 */
export function thumbnailRenderer(deps: ThumbnailDeps): () => Promise<void> {
  const left = listBackdrops()
  return async () => {
    for (let missing = left.shift(); missing; missing = left.shift()) {
      const { id, view } = missing
      try {
        if (await deps.files.has(thumbnailKey(id, 'small', view))) continue
        await getThumbnail(deps, id, { size: 'small', view })
        return
      } catch (error) {
        // the others come first; one that cannot be rendered at all is tried on request
        if (missing.tries < MAX_TRIES) left.push({ ...missing, tries: missing.tries + 1 })
        throw error
      }
    }
  }
}

interface MissingThumbnail {
  readonly id: string
  readonly view: View
  /** Before this one. */
  readonly tries: number
}

/** By turns as seen from the front and from above. */
function listBackdrops(): MissingThumbnail[] {
  const [front, above] = [suggestBackdrops('front'), suggestBackdrops('above')]
  return front.flatMap(({ id }, place) => {
    const other = above[place]
    return [{ id, view: 'front' as const, tries: 0 }, ...(other ? [{ id: other.id, view: 'above' as const, tries: 0 }] : [])]
  })
}

/** The routes that answer with a picture. */
import type { Handler } from '#features/serve.ts'
import { findReadyBackdrop } from '#engine/backdrop/ready-backdrops.ts'
import type { ThumbnailSize } from '#engine/types.ts'
import { refuse } from '#platform/errors.ts'
import type { Format, photoEdits } from '#features/photo-edits/contract.ts'
import type { ServerDeps } from '../deps.ts'
import { findEditView } from '../edits/edit-queries.ts'
import { getPicture } from './get-picture.ts'
import { findPhoto } from '../photo-queries.ts'
import { type PictureName, secondsLeft, type Signature } from './picture-addresses.ts'
import { maxAge, mayOpen, requireBearer, sendPicture } from './send-picture.ts'
import { thumbnailKey } from '../stored-files.ts'

type Table = typeof photoEdits
type PictureHandlers = {
  [Name in 'getPhotoPreview' | 'getEditImage' | 'getBackdropThumbnail']: Handler<Table[Name]>
}

export function pictureHandlers(deps: ServerDeps): PictureHandlers {
  const left = (name: PictureName, signature: Signature) => secondsLeft(deps.keyring, { name, signature, now: deps.clock.now() })

  return {
    getPhotoPreview: async ({ params, query, session, request, reply }) => {
      const seconds = left({ photoId: params.id }, query)
      requireBearer(seconds, session)
      const photo = await findPhoto(deps.db, params.id)
      if (!photo || photo.deletedAt || !mayOpen(seconds, session, photo.memberId)) refuse('not_found')
      const bytes = (await deps.files.get(photo.previewKey)) ?? refuse('not_found')
      return sendPicture({ request, reply }, { bytes, cacheControl: maxAge(seconds) })
    },
    getEditImage: async ({ params, query, session, request, reply }) => {
      const seconds = query.format ? left({ editId: params.id, format: query.format }, query) : 0
      requireBearer(seconds, session)
      const view = await findEditView(deps.db, params.id)
      if (!view || !mayOpen(seconds, session, view.edit.memberId)) refuse('not_found')
      const picture = await getPicture(deps, view, query.format ?? view.edit.format)
      const key = query.size === 'tile' ? (picture.tileKey ?? picture.fileKey) : picture.fileKey
      const bytes = (await deps.files.get(key)) ?? refuse('not_found')
      const downloadAs = query.download === '1' ? fileName(view.edit.createdAt, picture.format) : undefined
      return sendPicture({ request, reply }, { bytes, cacheControl: maxAge(seconds), downloadAs })
    },
    getBackdropThumbnail: async ({ params, query, request, reply }) => {
      if (!findReadyBackdrop(params.id)) refuse('not_found')
      const bytes = await getThumbnail(deps, params.id, query.size ?? 'small')
      return sendPicture({ request, reply }, { bytes, cacheControl: 'public, max-age=86400' })
    },
  }
}

/** Painted once, then stored. */
async function getThumbnail({ files, engine }: ServerDeps, backdropId: string, size: ThumbnailSize): Promise<Uint8Array> {
  const key = thumbnailKey(backdropId, size)
  const kept = await files.get(key)
  if (kept) return kept
  const painted = await engine.thumbnail(backdropId, size)
  await files.put(key, painted)
  return painted
}

/** `mandou-2026-11-21-4x5.jpg` */
function fileName(createdAt: Date, format: Format): string {
  return `mandou-${createdAt.toISOString().slice(0, 10)}-${format.replace(':', 'x')}.jpg`
}

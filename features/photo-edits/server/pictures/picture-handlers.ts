/** The routes that answer with a picture. */
import { businessDay } from '#features/business-zone.ts'
import type { Handler } from '#features/serve.ts'
import { findReadyBackdrop } from '#engine/backdrop/ready-backdrops.ts'
import { refuse } from '#platform/errors.ts'
import { packZip } from '#platform/pack-zip.ts'
import type { photoEdits } from '#features/photo-edits/contract.ts'
import type { ServerDeps } from '../deps.ts'
import { findEditWithDetails } from '../edits/edit-queries.ts'
import { fileName, listPictureEntries } from './list-picture-entries.ts'
import { getPicture } from './get-picture.ts'
import { findPhoto } from '../photo-queries.ts'
import { type PictureName, secondsLeft, type Signature } from './picture-addresses.ts'
import { maxAge, mayOpen, requireBearer, sendPicture } from './send-picture.ts'
import { getThumbnail } from './thumbnails.ts'

type Table = typeof photoEdits
type PictureHandlers = {
  [Name in 'getPhotoPreview' | 'getEditImage' | 'packEdits' | 'getBackdropThumbnail']: Handler<Table[Name]>
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
    getEditImage: async ({ params, query, session, waitForWorker, request, reply }) => {
      const seconds = query.format ? left({ editId: params.id, format: query.format, version: Number(query.v ?? 0) }, query) : 0
      requireBearer(seconds, session)
      const details = await findEditWithDetails(deps.db, params.id)
      if (!details || !mayOpen(seconds, session, details.edit.memberId)) refuse('not_found')
      const picture = await getPicture({ ...deps, waitForWorker }, details, query.format ?? details.edit.format)
      const key = query.size === 'tile' ? (picture.tileKey ?? picture.fileKey) : picture.fileKey
      const bytes = (await deps.files.get(key)) ?? refuse('not_found')
      const downloadAs = query.download === '1' ? fileName(details.edit.createdAt, picture.format) : undefined
      return sendPicture({ request, reply }, { bytes, cacheControl: maxAge(seconds), downloadAs })
    },
    packEdits: async ({ query, session, reply }) => {
      const editIds = query.ids.split(',')
      const entries = await listPictureEntries(deps, { memberId: session.memberId, editIds })
      const name = `mandou-${businessDay(deps.clock.now())}.zip`
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .type('application/zip')
        .send(packZip(entries))
    },
    getBackdropThumbnail: async ({ params, query, request, reply }) => {
      if (!findReadyBackdrop(params.id)) refuse('not_found')
      const bytes = await getThumbnail(deps, params.id, { size: query.size ?? 'small', view: query.view ?? 'front' })
      return sendPicture({ request, reply }, { bytes, cacheControl: 'public, max-age=86400' })
    },
  }
}

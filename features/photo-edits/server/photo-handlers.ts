/** The calls about photos: HTTP in, one deed, HTTP out. */
import type { Handler } from '#features/serve.ts'
import type { photoEdits } from '../contract.ts'
import { deletePhoto } from './delete-photo.ts'
import type { ServerDeps } from './deps.ts'
import { getOwnPhoto } from './own-photo.ts'
import { presentPhoto } from './present-photo.ts'
import { receivePhoto } from './receive-photo.ts'
import { receiveUpload } from './receive-upload.ts'

type Table = typeof photoEdits
type PhotoHandlers = { [Name in 'uploadPhoto' | 'getPhoto' | 'deletePhoto']: Handler<Table[Name]> }

export function photoHandlers(deps: ServerDeps): PhotoHandlers {
  return {
    uploadPhoto: async ({ request, session }) => {
      const upload = await receiveUpload(request, session.phone)
      return { photo: presentPhoto(deps, await receivePhoto(deps, session.memberId, upload)) }
    },
    getPhoto: async ({ params, session }) => ({
      photo: presentPhoto(deps, await getOwnPhoto(deps.db, session.memberId, params.id)),
    }),
    deletePhoto: async ({ params, session }) => {
      await deletePhoto(deps, session.memberId, params.id)
      return { ok: true }
    },
  }
}

/** The handlers of the calls about photos: HTTP in, one action, HTTP out. */
import type { Handler } from '#features/serve.ts'
import type { photoEdits } from '../contract.ts'
import { createAdmission } from './admit-upload.ts'
import { deletePhoto } from './delete-photo.ts'
import type { ServerDeps } from './deps.ts'
import { getOwnPhoto } from './get-own-photo.ts'
import { presentPhoto } from './present-photo.ts'
import { receivePhoto } from './receive-photo.ts'
import { receiveUpload } from './receive-upload.ts'
import { withSpool } from './upload-spool.ts'

type Table = typeof photoEdits
type PhotoHandlers = { [Name in 'uploadPhoto' | 'getPhoto' | 'deletePhoto']: Handler<Table[Name]> }

export function photoHandlers(deps: ServerDeps): PhotoHandlers {
  const admit = createAdmission(deps)
  return {
    uploadPhoto: async ({ request, session }) => {
      const { memberId, phone } = session
      const photo = await admit(memberId, (inTurn) =>
        withSpool(async (spool) => {
          const wishes = await receiveUpload(request, { phone, spool })
          return inTurn(async () => receivePhoto(deps, memberId, { ...wishes, file: await spool.read() }))
        }),
      )
      return { photo: presentPhoto(deps, photo) }
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

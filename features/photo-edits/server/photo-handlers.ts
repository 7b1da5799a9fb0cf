/** The handlers of the calls about photos: HTTP in, one action, HTTP out. */
import type { Handler } from '#features/serve.ts'
import { SECOND } from '#platform/clock.ts'
import { createCallLimiter, type CallLimits } from '#platform/http/call-limiter.ts'
import { allowPace } from '#platform/http/limit-arrival.ts'
import type { Transaction } from '#platform/database.ts'
import type { photoEdits } from '../contract.ts'
import { requestCutout } from './cutouts/request-cutout.ts'
import { deletePhoto } from './delete-photo.ts'
import type { ServerDeps } from './deps.ts'
import { getOwnPhoto } from './get-own-photo.ts'
import { requireSpace } from './stored-space.ts'
import { createArrivalRate } from './limit-arrival-rate.ts'
import { presentPhoto } from './present-photo.ts'
import { receivePhoto } from './receive-photo.ts'
import { receiveUpload } from './receive-upload.ts'
import { meterUpload } from './upload-account.ts'
import { withSpool } from './upload-spool.ts'
import { requireUploadLeft } from './uploads-a-day.ts'
import { watchSender } from './watch-sender.ts'

type Table = typeof photoEdits

/** A bad mobile network of 100 kbit/s brings eleven times as much. */
const UPLOAD_PACE = { everyMs: 30 * SECOND, minBytes: 32 * 1024 }

/** Uploads are open for long, so they do not take turns; the statements that let them in do, so that a crowd delays nobody else's. */
const LET_IN: CallLimits = { atOnce: 4, waiting: 60 }

type PhotoHandlers = { [Name in 'uploadPhoto' | 'getPhoto' | 'deletePhoto']: Handler<Table[Name]> }

export function photoHandlers(deps: ServerDeps): PhotoHandlers {
  const arrivalRate = createArrivalRate()
  const letIn = createCallLimiter(LET_IN)
  return {
    uploadPhoto: async ({ request, session }) => {
      const { memberId, phone } = session
      const inTurn = (reserve: () => Promise<number>) =>
        letIn(memberId, async () => {
          await requireUploadLeft(deps.db, { clock: deps.clock, memberId })
          await requireSpace(deps, deps.db, { memberId, bytes: 0 })
          return reserve()
        })
      const admit = (bytes: number) => arrivalRate.admit(memberId, bytes)
      const photo = await meterUpload({ ...deps, inTurn }, memberId, (terms) =>
        withSpool(
          async (spool) => {
            allowPace(request, UPLOAD_PACE)
            const wishes = await receiveUpload(request, { phone, spool })
            const sender = watchSender(request)
            try {
              const keepAlong = (tx: Transaction, photoId: string) => requestCutout(deps, tx, photoId)
              const how = { ...wishes, ...terms, signal: sender.signal, keepAlong }
              return await receivePhoto(deps, memberId, { ...how, file: () => spool.read() })
            } finally {
              sender.end()
            }
          },
          { admit },
        ),
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

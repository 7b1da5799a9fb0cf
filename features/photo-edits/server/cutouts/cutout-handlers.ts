/** The handlers of the calls about cutouts: HTTP in, one action, HTTP out. */
import type { Handler } from '#features/serve.ts'
import type { cutouts } from '#features/photo-edits/cutout-contract.ts'
import { refuse } from '#platform/errors.ts'
import type { ServerDeps } from '../deps.ts'
import type { Streams } from '../edits/watch-handler.ts'
import { getOwnPhoto } from '../get-own-photo.ts'
import { findPhoto } from '../photo-queries.ts'
import { secondsLeft } from '../pictures/picture-addresses.ts'
import { maxAge, mayOpen, requireBearer, sendPicture } from '../pictures/send-picture.ts'
import { correctCutout } from './correct-cutout.ts'
import { getCorrections } from './get-corrections.ts'
import { findCutout, findNewestCutout, hasNoPreview, previewOf } from './cutout-queries.ts'
import { presentNewestCutout } from './present-cutout.ts'
import { requestCutout, retryCutout } from './request-cutout.ts'
import { watchCutout } from './watch-cutout.ts'

type Handlers = { [Name in keyof typeof cutouts]: Handler<(typeof cutouts)[Name]> }

export function cutoutHandlers(deps: ServerDeps, streams: Streams): Handlers {
  /** A photo of the chat, or of before cutouts, was stored without one; and some were given up. */
  const requireCutout = async (memberId: string, photoId: string): Promise<void> => {
    await getOwnPhoto(deps.db, memberId, photoId)
    const newest = await findNewestCutout(deps.db, photoId)
    if (newest && !hasNoPreview(newest)) return
    await deps.db.transaction((tx) => (newest ? retryCutout(deps, tx, newest) : requestCutout(deps, tx, photoId)))
  }
  return {
    getCutout: async ({ params, session, language }) => {
      await requireCutout(session.memberId, params.id)
      return { cutout: await presentNewestCutout(deps, { photoId: params.id, language }) }
    },
    correctCutout: async ({ params, body, session, language, waitForWorker }) => {
      const { revision, strokes, subject, undo } = body
      const { memberId } = session
      const corrected = { strokes: strokes?.map(tidy), subject, undo }
      await correctCutout({ ...deps, waitForWorker }, { memberId, photoId: params.id, revision, ...corrected })
      return { cutout: await presentNewestCutout(deps, { photoId: params.id, language }) }
    },
    getCorrections: ({ params, session }) => getCorrections(deps, { memberId: session.memberId, photoId: params.id }),
    watchPhoto: async ({ params, session, language, request, reply }) => {
      await streams.letIn({ request, session }, () => requireCutout(session.memberId, params.id))
      return streams.send({ request, reply, session }, (stream) =>
        watchCutout(deps, { photoId: params.id, memberId: session.memberId, language, ...stream }),
      )
    },
    getCutoutPreview: async ({ params, query, session, request, reply }) => {
      const revision = Number(query.revision)
      if (!/^[1-9]\d{0,8}$/.test(query.revision ?? '')) refuse('not_found')
      const name = { photoId: params.id, cutout: revision }
      const seconds = secondsLeft(deps.keyring, { name, signature: query, now: deps.clock.now() })
      requireBearer(seconds, session)
      const photo = await findPhoto(deps.db, params.id)
      if (!photo || photo.deletedAt || !mayOpen(seconds, session, photo.memberId)) refuse('not_found')
      const cutout = (await findCutout(deps.db, { photoId: params.id, revision })) ?? refuse('not_found')
      const key = previewOf(cutout) ?? refuse('not_found')
      const bytes = (await deps.files.get(key)) ?? refuse('not_found')
      return sendPicture({ request, reply }, { bytes, cacheControl: maxAge(seconds), type: 'image/webp' })
    },
  }
}

/** Six decimals are a thousandth of a pixel. */
const DECIMALS = 1e6

const round = (value: number): number => Math.round(value * DECIMALS) / DECIMALS

function tidy<Stroke extends { readonly points: readonly (readonly [number, number])[] }>(stroke: Stroke): Stroke {
  return { ...stroke, points: stroke.points.map(([x, y]) => [round(x), round(y)] as const) }
}

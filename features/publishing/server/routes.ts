import type { FastifyInstance } from 'fastify'
import { readIdempotencyKey } from '#features/idempotency-key.ts'
import { type AccessGuard, type Handler, implement } from '#features/serve.ts'
import { visitorOf } from '#features/sign-in/server/index.ts'
import type { Language } from '#phrases/shape.ts'
import { refuse } from '#platform/errors.ts'
import { type Publication, publishing } from '../contract.ts'
import { cancelPublication } from './request/cancel-publication.ts'
import { changePublication } from './request/change-publication.ts'
import type { EquippedDeps } from './deps.ts'
import { draftPublication, makeFeedPicture } from './request/draft-publication.ts'
import { listPublications } from './list-publications.ts'
import { getOwnPublication, type Named } from './get-own-publication.ts'
import { limitChanges, limitPreviews } from './request/limits-an-hour.ts'
import { presentPublication } from './present-publication.ts'
import { requestPublication } from './request/request-publication.ts'
import { retryPublication } from './request/retry-publication.ts'
import { servePublicPictures } from './pictures/serve-public-pictures.ts'

/** A finished edit never changes, but it can be deleted. */
const PREVIEW_CACHE = 'private, max-age=900'

type Table = typeof publishing
type Handlers = { readonly [Name in keyof Table]: Handler<Table[Name]> }
type Orders = 'publish' | 'changePublication' | 'cancelPublication' | 'retryPublication'

export function publishingRoutes(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: EquippedDeps; accessGuard: AccessGuard },
): void {
  implement(app, { table: publishing, accessGuard, handlers: { ...orderHandlers(deps), ...readingHandlers(deps) } })
  servePublicPictures(app, deps)
}

async function show(deps: EquippedDeps, named: Named, language: Language): Promise<{ publication: Publication }> {
  return { publication: presentPublication(deps, await getOwnPublication(deps.db, named), language) }
}

function orderHandlers(deps: EquippedDeps): Pick<Handlers, Orders> {
  const countChange = limitChanges(deps.clock)
  return {
    publish: async ({ body, session: { memberId }, language, request }) => {
      const publicationId = await requestPublication(deps, {
        memberId,
        editIds: editIdsIn(body),
        language,
        caption: body.caption,
        altText: body.alt_text,
        fit: body.fit,
        scheduledAt: momentOf(body.scheduled_at),
        again: body.again,
        idempotencyKey: readIdempotencyKey(request),
        visitor: visitorOf(request),
      })
      return show(deps, { memberId, publicationId }, language)
    },
    changePublication: async ({ params, body, session, language, request }) => {
      const named = { memberId: session.memberId, publicationId: params.id }
      const { caption, alt_text: altText, fit, scheduled_at: time } = body
      const scheduledAt = time === null ? null : momentOf(time)
      const seenAt = momentOf(body.seen_at)
      countChange(session.memberId)
      await changePublication(deps, { ...named, caption, altText, fit, scheduledAt, seenAt, visitor: visitorOf(request) })
      return show(deps, named, language)
    },
    cancelPublication: async ({ params, query, session, language, request }) => {
      const named = { memberId: session.memberId, publicationId: params.id }
      await cancelPublication(deps, { ...named, seenAt: momentOf(query.seen_at), visitor: visitorOf(request) })
      return show(deps, named, language)
    },
    retryPublication: async ({ params, body, session, language, request }) => {
      const named = { memberId: session.memberId, publicationId: params.id }
      await retryPublication(deps, { ...named, again: body.again, visitor: visitorOf(request) })
      return show(deps, named, language)
    },
  }
}

function readingHandlers(deps: EquippedDeps): Omit<Handlers, Orders> {
  const countPreview = limitPreviews(deps.clock)
  return {
    listPublications: async ({ query, session, language }) => {
      const { rows, next } = await listPublications(deps, {
        memberId: session.memberId,
        editId: query.edit_id,
        state: query.state,
        from: momentOf(query.from),
        until: momentOf(query.until),
        after: query.after,
      })
      return { publications: rows.map((row) => presentPublication(deps, row, language)), ...(next && { next }) }
    },
    getPublication: ({ params, session, language }) =>
      show(deps, { memberId: session.memberId, publicationId: params.id }, language),
    draftPublication: async ({ query, session, language }) => ({
      draft: await draftPublication(deps, { memberId: session.memberId, editId: query.edit_id }, language),
    }),
    getFeedPicture: async ({ query, session, reply }) => {
      countPreview(session.memberId)
      const { edit_id: editId, first_edit_id: firstEditId, fit } = query
      const jpeg = await makeFeedPicture(deps, { memberId: session.memberId, editId, firstEditId, fit })
      reply.header('cache-control', PREVIEW_CACHE).type('image/jpeg')
      // the bytes may be a view of a larger buffer, so only the view is sent
      return reply.send(Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength))
    },
  }
}

interface Ordered {
  readonly edit_id?: string | undefined
  readonly edit_ids?: readonly string[] | undefined
}

/** The edits of a post or a carousel: the contract lets one of the two fields pass. */
function editIdsIn({ edit_id: one, edit_ids: several }: Ordered): readonly [string, ...string[]] {
  const [first = one, ...others] = several ?? []
  return first === undefined ? refuse('invalid_request', { field: 'edit_id' }) : [first, ...others]
}

function momentOf(time: string | undefined): Date | undefined {
  return time === undefined ? undefined : new Date(time)
}

/** The handlers of the calls about edits: HTTP in, one action, HTTP out. */
import type { FastifyRequest } from 'fastify'
import { readIdempotencyKey } from '#features/idempotency-key.ts'
import type { Handler, Session } from '#features/serve.ts'
import type { Language } from '#phrases/shape.ts'
import type { Edit, photoEdits } from '#features/photo-edits/contract.ts'
import { changeEdit } from '../changes/change-edit.ts'
import { changeCaption } from './change-caption.ts'
import { deleteEdit } from './delete-edit.ts'
import type { ServerDeps } from '../deps.ts'
import { listBackdrops } from '../pictures/list-backdrops.ts'
import { listEdits } from './list-edits.ts'
import { getOwnEdit } from './get-own-edit.ts'
import { presentEdit, presentEdits } from './present-edit.ts'
import { readDescription } from './read-description.ts'
import { redoEdit } from './redo-edit.ts'
import { type Order, requestEdit } from './request-edit.ts'

type Table = typeof photoEdits
type EditHandlers = {
  [
    Name in 'requestEdit' | 'redoEdit' | 'listEdits' | 'getEdit' | 'changeEdit' | 'deleteEdit' | 'listBackdrops' | 'readWords'
  ]: Handler<Table[Name]>
}

export function editHandlers(deps: ServerDeps): EditHandlers {
  const show = async (session: Session, editId: string, language: Language): Promise<{ edit: Edit }> => ({
    edit: await presentEdit(deps, await getOwnEdit(deps.db, session.memberId, editId), language),
  })

  return {
    requestEdit: async ({ body, session, language, request }) => {
      const { phone: _, photo_id: photoId, operation, ...wishes } = body
      const { memberId } = session
      const options = requestOptionsOf(request)
      const editId = await requestEdit(deps, { memberId, photoId, operation, wishes, language, ...options })
      return show(session, editId, language)
    },
    redoEdit: async ({ params, body, session, language, request }) => {
      const { phone: _, operation, expects_free: expectsFree, ...wishes } = body
      const { memberId } = session
      const options = requestOptionsOf(request)
      const editId = await redoEdit(deps, { memberId, editId: params.id, operation, expectsFree, wishes, language, ...options })
      return show(session, editId, language)
    },
    listEdits: async ({ query, session, language }) => {
      const { edits: listed, next } = await listEdits(deps, { ...query, memberId: session.memberId })
      const shown = listed.map(({ details }) => details)
      const edits = (await presentEdits(deps, shown, language)).map((edit, index) => {
        const post = listed[index]?.post
        return { ...edit, ...(post && { post }) }
      })
      return { edits, ...(next && { next }) }
    },
    getEdit: ({ params, session, language }) => show(session, params.id, language),
    changeEdit: async ({ params, body, session, language }) => {
      const { phone: _, caption, ...changes } = body
      const which = { memberId: session.memberId, editId: params.id }
      if (Object.values(changes).some((value) => value !== undefined)) await changeEdit(deps, { ...which, changes })
      if (caption !== undefined) await changeCaption(deps, { ...which, caption })
      return show(session, params.id, language)
    },
    deleteEdit: async ({ params, session }) => {
      await deleteEdit(deps, session.memberId, params.id)
      return { ok: true }
    },
    listBackdrops: async ({ query, language }) => ({ backdrops: listBackdrops(language, query.view) }),
    readWords: ({ body, session, language }) => readDescription(deps, { words: body.words, language, owner: session.memberId }),
  }
}

/** A screen gives each of its orders a key: then the same order of another screen, at the same time, is the same order. */
function requestOptionsOf(request: FastifyRequest): Pick<Order, 'idempotencyKey' | 'joinsSame' | 'trial'> {
  const idempotencyKey = readIdempotencyKey(request)
  return { idempotencyKey, joinsSame: idempotencyKey !== undefined, trial: { address: request.ip } }
}

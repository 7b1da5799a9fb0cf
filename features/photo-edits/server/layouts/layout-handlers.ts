/** The handlers of the calls about layouts. */
import { layoutNames } from '#phrases/choices.ts'
import type { Handler } from '#features/serve.ts'
import type { layouts } from '#features/photo-edits/layout-contract.ts'
import { LAYOUT_FIELDS, LAYOUTS } from '#features/photo-edits/layouts.ts'
import type { ServerDeps } from '../deps.ts'
import { sendPicture } from '../pictures/send-picture.ts'
import { getDraftPreview } from './get-draft-preview.ts'
import { getLayoutPreview } from './get-preview.ts'

type Handlers = { [Name in keyof typeof layouts]: Handler<(typeof layouts)[Name]> }

export function layoutHandlers(deps: ServerDeps): Handlers {
  return {
    listLayouts: async ({ language }) => ({
      layouts: LAYOUTS.map((id) => ({ id, name: layoutNames[language][id], fields: [...LAYOUT_FIELDS[id]] })),
    }),
    readLine: async ({ body, language, session }) => {
      const [texts = {}] = await deps.readLines({ lines: [{ line: body.line, language }], owner: session.memberId })
      return { texts }
    },
    previewLayout: async ({ params, query, session, waitForWorker, request, reply }) => {
      const { phone: _, v: __, ...texts } = query
      const { memberId } = session
      const which = { memberId, editId: params.id, layout: params.layout, texts }
      const bytes = await getLayoutPreview({ ...deps, waitForWorker }, which)
      return sendPicture({ request, reply }, { bytes, cacheControl: 'private, max-age=900' })
    },
    previewDraft: async ({ params, query, session, language, waitForWorker, request, reply }) => {
      const { phone: _, v: __, operation = 'post', title, price, date, body, light_match: match, ...wishes } = query
      const lit = match === undefined ? {} : { light_match: match === 'true' }
      const draft = { ...wishes, ...lit, layout: params.layout, texts: { title, price, date, body } }
      const which = { memberId: session.memberId, photoId: params.id, operation, wishes: draft, language }
      const bytes = await getDraftPreview({ ...deps, waitForWorker }, which)
      return sendPicture({ request, reply }, { bytes, cacheControl: 'private, max-age=900' })
    },
  }
}

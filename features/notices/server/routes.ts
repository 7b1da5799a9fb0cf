import type { FastifyInstance } from 'fastify'
import { type Doorman, implement } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { notices as table } from '../contract.ts'
import type { NoticesDeps } from './deps.ts'
import { dismissNotice, listNotices } from './queries.ts'
import { renderNotice } from './render-notice.ts'

/** More than anybody reads. */
const MOST_SHOWN = 50

export function noticesRoutes(app: FastifyInstance, { deps, doorman }: { deps: NoticesDeps; doorman: Doorman }): void {
  const { db, clock } = deps
  implement(app, {
    table,
    doorman,
    handlers: {
      listNotices: async ({ session, language }) => ({
        notices: (await listNotices(db, session.memberId, MOST_SHOWN)).map((notice) => renderNotice(notice, language)),
      }),
      dismissNotice: async ({ session, params }) => {
        const isTheirs = await dismissNotice(db, { id: params.id, memberId: session.memberId, now: clock.now() })
        return isTheirs ? { ok: true } : refuse('not_found')
      },
    },
  })
}

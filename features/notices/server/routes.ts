import type { FastifyInstance } from 'fastify'
import { type AccessGuard, implement } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { notices as table } from '../contract.ts'
import type { NoticesDeps } from './deps.ts'
import { dismissNotice, findNotice, listNotices } from './queries.ts'
import { isGrouped, renderNotices } from './render-notice.ts'

/** The most notices of one answer: more than a member reads. */
const MAX_SHOWN = 50

export function noticesRoutes(
  app: FastifyInstance,
  { deps, accessGuard }: { deps: NoticesDeps; accessGuard: AccessGuard },
): void {
  const { db, clock } = deps
  implement(app, {
    table,
    accessGuard,
    handlers: {
      listNotices: async ({ session, language }) => ({
        notices: renderNotices(await listNotices(db, session.memberId, MAX_SHOWN), language),
      }),
      dismissNotice: async ({ session, params }) => {
        const found = await findNotice(db, params.id)
        if (found?.memberId !== session.memberId) refuse('not_found')
        await dismissNotice(db, { notice: found, withOlder: isGrouped(found.kind), now: clock.now() })
        return { ok: true }
      },
    },
  })
}

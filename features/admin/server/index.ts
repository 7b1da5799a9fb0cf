/** The public API of administrators' access. Calls with access `admin` or `admin-phone` are checked here. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordActivity } from '#features/activity/server/index.ts'
import { type AccessGuard, implement, type Session } from '#features/serve.ts'
import { visitorOf } from '#features/sign-in/server/index.ts'
import { refuse } from '#platform/errors.ts'
import { adminAccess as table } from '../contract.ts'
import type { AdminDeps } from './deps.ts'
import { loginAdmin } from './login-admin.ts'
import { deleteTokens, findAdminName } from './queries.ts'
import { factorKey } from './second-factor.ts'
import { findToken, mayUsePanel } from './tokens.ts'

export { type Acting, type Admin, type AdminAct, adminOf, recordAdminAction, recordView } from './admin-trace.ts'
export type { AdminDeps } from './deps.ts'
export { ADMIN_SEALED } from './sealed-columns.ts'

/** For the access guard: accepts only administrators, and for access `admin` only with the panel's token. */
export function createAdminCheck(deps: AdminDeps): AccessGuard['checkAdmin'] {
  return async (access, request, session) => {
    if (!deps.adminPhones.includes(session.phone)) refuse('admin_denied')
    if (access === 'admin' && !(await mayUsePanel(deps, request, session))) refuse('admin_login_required')
  }
}

/** Whether the request has the panel's valid token. */
export async function isPanelOpen(deps: AdminDeps, request: FastifyRequest, session: Session): Promise<boolean> {
  return deps.adminPhones.includes(session.phone) && (await findToken(deps, request, session)) !== undefined
}

export function adminRoutes(app: FastifyInstance, { deps, accessGuard }: { deps: AdminDeps; accessGuard: AccessGuard }): void {
  implement(app, {
    table,
    accessGuard,
    handlers: {
      checkAdmin: async ({ session, request }) => ({
        ok: true,
        admin: { name: await findAdminName(deps.db, factorKey(deps, session.phone)), phone: session.phone },
        unlocked: (await findToken(deps, request, session)) !== undefined,
      }),
      loginAdmin: async ({ body: { name, code }, session, request }) => {
        const token = await loginAdmin(deps, { session, name, code, ...visitorOf(request) })
        return { token, admin: { name, phone: session.phone } }
      },
      logoutAdmin: async ({ session, request }) => {
        await deps.db.transaction(async (tx) => {
          await deleteTokens(tx, session.id)
          await recordActivity(tx, {
            kind: 'admin_signed_out',
            actor: 'admin',
            at: deps.clock.now(),
            memberId: session.memberId,
            ...visitorOf(request),
          })
        })
        return { ok: true }
      },
    },
  })
}

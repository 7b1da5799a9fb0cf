import type { FastifyInstance } from 'fastify'
import { type AccessGuard, type Handler, implement, type Session } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { signIn as table } from '../contract.ts'
import { issueCode } from './codes/issue-code.ts'
import { readPhone } from './codes/read-phone.ts'
import type { SignInDeps } from './deps.ts'
import { presentUser } from './members/present-user.ts'
import { findMember } from './members/queries.ts'
import { openDemonstration } from './open-demonstration.ts'
import { endOtherSession, endOtherSessions, signOut } from './sessions/end-sessions.ts'
import { listDevices } from './sessions/list-devices.ts'
import { visitorOf } from './sessions/open-session.ts'
import { sessionCookie } from './sessions/session-cookie.ts'
import { verifyCode } from './verify-code.ts'

export function signInRoutes(app: FastifyInstance, { deps, accessGuard }: { deps: SignInDeps; accessGuard: AccessGuard }): void {
  const cookie = sessionCookie(deps.isSecureOrigin)
  const userOf = async (session: Session) => {
    const member = await findMember(deps.db, session.memberId)
    return member ? { user: presentUser(member, deps.adminPhones) } : refuse('unauthorised')
  }

  // a repeated request is a new request: only the newest code is valid
  const sendCode: Handler<typeof table.sendCode | typeof table.resendCode> = async ({ body, language, request }) => {
    const phone = readPhone(body.phone, deps.countries)
    const way = 'by' in body ? body.by : undefined
    return { ok: true, resend_after: await issueCode(deps, { purpose: 'sign-in', phone, language, way, ...visitorOf(request) }) }
  }

  implement(app, {
    table,
    accessGuard,
    handlers: {
      sendCode,
      resendCode: sendCode,
      verifyCode: async ({ body, language, request, reply }) => {
        const { member, token } = await verifyCode(deps, {
          typedPhone: body.phone,
          code: body.code,
          termsVersion: body.terms_version,
          language,
          visitor: visitorOf(request),
          oldToken: cookie.read(request),
        })
        cookie.write(reply, token)
        return { user: presentUser(member, deps.adminPhones) }
      },
      getUser: ({ session }) => userOf(session),
      getSession: ({ session }) => userOf(session),
      openReviewSession: async ({ body, language, request, reply }) => {
        const visitor = visitorOf(request)
        const entered = await openDemonstration(deps, { typed: body.token, language, visitor, oldToken: cookie.read(request) })
        cookie.write(reply, entered.token)
        return { user: presentUser(entered.member, deps.adminPhones) }
      },
      signOut: async ({ session, request, reply }) => {
        await signOut(deps, { session, visitor: visitorOf(request) })
        cookie.clear(reply)
        return { ok: true }
      },
      listOtherSessions: async ({ session, language }) => ({ sessions: await listDevices(deps, session, language) }),
      endOtherSessions: async ({ query: { id }, session, request }) => {
        const asking = { session, visitor: visitorOf(request) }
        if (id === undefined) await deps.db.transaction((tx) => endOtherSessions(deps, tx, asking))
        else await endOtherSession(deps, { ...asking, id })
        return { ok: true }
      },
    },
  })
}

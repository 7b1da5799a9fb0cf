import type { FastifyInstance } from 'fastify'
import { type Doorman, type Handler, implement, type Session } from '#features/serve.ts'
import { refuse } from '#platform/errors.ts'
import { signIn as table } from '../contract.ts'
import { issueCode } from './codes/issue-code.ts'
import { readPhone } from './codes/read-phone.ts'
import { presentUser } from './present-user.ts'
import { deleteSession, findMember } from './queries.ts'
import type { SignInDeps } from './index.ts'
import { sessionCookie } from './sessions.ts'
import { verifyCode } from './verify-code.ts'

export function signInRoutes(app: FastifyInstance, { deps, doorman }: { deps: SignInDeps; doorman: Doorman }): void {
  const cookie = sessionCookie(deps.isSecureOrigin)
  const userOf = async (session: Session) => {
    const member = await findMember(deps.db, session.memberId)
    return member ? { user: presentUser(member, deps.adminPhones) } : refuse('unauthorised')
  }

  // asking again is asking: only the newest code lives
  const sendCode: Handler<typeof table.sendCode | typeof table.resendCode> = async ({ body, language, request }) => {
    const phone = readPhone(body.phone, deps.countries)
    const userAgent = request.headers['user-agent']
    await issueCode(deps, { purpose: 'sign-in', phone, language, address: request.ip, userAgent })
    return { ok: true }
  }

  implement(app, {
    table,
    doorman,
    handlers: {
      sendCode,
      resendCode: sendCode,
      verifyCode: async ({ body, language, request, reply }) => {
        const { member, token } = await verifyCode(deps, {
          typedPhone: body.phone,
          code: body.code,
          termsVersion: body.terms_version,
          language,
          address: request.ip,
          userAgent: request.headers['user-agent'],
        })
        reply.setCookie(cookie.name, token, cookie.options)
        return { user: presentUser(member, deps.adminPhones) }
      },
      getUser: ({ session }) => userOf(session),
      getSession: ({ session }) => userOf(session),
      endSession: async ({ session, reply }) => {
        await deleteSession(deps.db, session.id)
        reply.clearCookie(cookie.name, cookie.options)
        return { ok: true }
      },
    },
  })
}

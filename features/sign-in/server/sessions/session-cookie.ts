/** The session cookie: an opaque value that scripts cannot read. */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY, SECOND } from '#platform/clock.ts'

/** Counted from when the member was last seen. */
export const SESSION_LIFETIME_MS = 60 * DAY
/** Counted from the sign-in, however often the member is seen, so that a cookie copied unnoticed ends some day. */
export const LONGEST_SESSION_MS = 180 * DAY

export interface SessionCookie {
  readonly read: (request: FastifyRequest) => string | undefined
  readonly write: (reply: FastifyReply, token: string) => void
  readonly clear: (reply: FastifyReply) => void
}

/** On https the `__Host-` prefix binds the cookie to this exact host; plain http (development) does not support it. */
export function sessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? '__Host-session' : 'session'
  const options: CookieSerializeOptions = {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: SESSION_LIFETIME_MS / SECOND,
  }
  return {
    read: (request) => request.cookies[name],
    write: (reply, token) => void reply.setCookie(name, token, options),
    clear: (reply) => void reply.clearCookie(name, options),
  }
}

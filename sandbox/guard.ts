/**
 * When the sandbox is publicly reachable, the controls and the page for people need a token (`/control` shows codes and can write
 * as any phone).
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTimingSafeEqual } from '#platform/crypto.ts'

export interface Guard {
  readonly mayPass: (request: FastifyRequest) => boolean
  /** Stores the token in the browser when it is right. */
  readonly letIn: (reply: FastifyReply, token: string) => boolean
}

const COOKIE = 'sandbox'

/** @param token undefined: everybody on this machine may pass */
export function createGuard(token: string | undefined): Guard {
  const isToken = (given: string) => token === undefined || isTimingSafeEqual(given, token)
  return {
    mayPass: ({ headers }) =>
      token === undefined || [bearerOf(headers.authorization), cookieOf(headers.cookie)].some((given) => isToken(given)),
    letIn: (reply, given) => {
      if (!isToken(given)) return false
      void reply.header('set-cookie', `${COOKIE}=${given}; Path=/; HttpOnly; SameSite=Strict`)
      return true
    },
  }
}

/** Parses forms of the page, as browsers send them. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
}

function bearerOf(header = ''): string {
  return /^Bearer (.+)$/i.exec(header)?.[1] ?? ''
}

function cookieOf(header = ''): string {
  const own = header.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`))
  return own?.slice(COOKIE.length + 1) ?? ''
}

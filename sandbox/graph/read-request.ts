/** The parameters of a call, in the address, a form, JSON, or a header. */
import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Api } from './api.ts'
import type { Token } from './consents.ts'
import { GraphError, noToken } from './errors.ts'

/** The part of an address that names a node: digits. */
export const NODE = '/:id(^\\d+$)'

export type Params = Readonly<Record<string, string>>

/** The body takes precedence. Values that are no text, as in JSON, become what a form would contain. */
export function paramsOf({ query, body }: FastifyRequest): Params {
  const entries = [query, body].flatMap((part) => (typeof part === 'object' && part !== null ? Object.entries(part) : []))
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]))
}

/** @throws GraphError for an invalid token or a wrong proof */
export function readToken(request: FastifyRequest, { consents, appSecret }: Pick<Api, 'consents' | 'appSecret'>): Token {
  const { access_token: given, appsecret_proof: proof } = paramsOf(request)
  const value = given ?? /^(?:Bearer|OAuth) (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!value) throw noToken()
  const token = consents.findToken(value)
  if (proof !== undefined && proof !== proofOf(value, appSecret))
    throw new GraphError(100, 'Invalid appsecret_proof provided in the API argument', { type: 'GraphMethodException' })
  return token
}

export function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string } // named in the path
  return id
}

export function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`
}

/** https://developers.facebook.com/docs/graph-api/guides/secure-requests */
export function proofOf(token: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(token).digest('hex')
}

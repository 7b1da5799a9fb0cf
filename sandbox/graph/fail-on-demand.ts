/** Failures that can affect any call with a token, and the headers of every answer. */
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { GraphError, noSuchObject, permissionMissing } from './errors.ts'
import type { GraphFault, GraphFaults } from './faults.ts'

const OLDEST_LIVING = 21
const NEWEST = 26
const MINUTES_TO_WAIT = 7

const session = (subcode: number, message: string) => () => new GraphError(190, message, { status: 401, subcode })

const FAILURES: Readonly<Partial<Record<GraphFault, () => GraphError>>> = {
  token_expired: session(463, 'Error validating access token: Session has expired.'),
  app_removed: session(458, 'Error validating access token: The user has not authorized application.'),
  password_changed: session(460, 'Error validating access token: The session has been invalidated.'),
  checkpoint: session(459, 'Error validating access token: You cannot access the app till you log in to www.facebook.com.'),
  token_invalid: session(467, 'Error validating access token: The session is invalid.'),
  permission_removed: permissionMissing,
  object_missing: () => noSuchObject('0'),
  app_rate_limited: () => new GraphError(4, '(#4) Application request limit reached', { status: 403, isTransient: true }),
  account_rate_limited: () =>
    new GraphError(80_002, '(#80002) There have been too many calls to this Instagram account.', {
      headers: { 'x-business-use-case-usage': usageOf(100, MINUTES_TO_WAIT) },
    }),
  temporary: () =>
    new GraphError(2, 'An unexpected error has occurred. Please retry your request later.', { status: 500, isTransient: true }),
  policy_block: () => new GraphError(368, 'The action attempted has been deemed abusive or is otherwise disallowed'),
}

/** @throws GraphError for the first switch that is on */
export function failOnDemand(faults: GraphFaults): void {
  const found = Object.entries(FAILURES).find(([fault]) => faults.take(fault as GraphFault)) // as: its own keys
  if (found) throw found[1]()
}

/** https://developers.facebook.com/docs/graph-api/overview/rate-limiting#headers */
export function addHead(request: FastifyRequest, reply: FastifyReply): void {
  const { version } = request.params as { version?: string } // part of one prefix and not of the other
  reply.headers({
    'facebook-api-version': servedVersion(version),
    'x-app-usage': JSON.stringify({ call_count: 1, total_cputime: 1, total_time: 1 }),
    'x-business-use-case-usage': usageOf(1, 0),
    'x-fb-request-id': randomBytes(8).toString('hex'),
    'x-fb-trace-id': randomBytes(8).toString('base64url'),
    'x-fb-rev': '1030000000',
    'cache-control': 'private, no-cache, no-store, must-revalidate',
  })
}

/**
 * A retired version is served by the oldest live one: https://developers.facebook.com/docs/graph-api/guides/versioning. @throws
 * GraphError
 */
export function servedVersion(version = ''): string {
  const major = Number(/\d+/.exec(version)?.[0] ?? 0)
  if (major > NEWEST) throw new GraphError(2635, `Unknown API version: ${version}`)
  return `v${Math.max(major, OLDEST_LIVING)}.0`
}

function usageOf(callCount: number, minutes: number): string {
  const usage = {
    type: 'instagram',
    call_count: callCount,
    total_cputime: 1,
    total_time: 1,
    estimated_time_to_regain_access: minutes,
  }
  return JSON.stringify({ '17841400000000001': [usage] })
}

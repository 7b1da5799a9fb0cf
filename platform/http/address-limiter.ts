import type { FastifyRequest } from 'fastify'
import { createCallLimiter, type CallLimits } from './call-limiter.ts'
import { connectionSignal } from './connection-signal.ts'
import { ipBlockOf } from './ip-block.ts'

/** For pages and pictures that anybody may ask for; people who share an address ask for few of them. */
export const PUBLIC_LIMITS: CallLimits = { atOnce: 4, waiting: 100 }

/** Refuses `too_many_requests` when too many calls of the same network address wait. */
export type AddressLimiter = <Result>(request: FastifyRequest, call: () => Promise<Result>) => Promise<Result>

/** Limits how many calls of one network address are worked on at once, for what is called without a session. */
export function createAddressLimiter(limits: CallLimits): AddressLimiter {
  const limiter = createCallLimiter(limits)
  return (request, call) => limiter(ipBlockOf(request.ip), call, connectionSignal(request.raw.socket))
}

import type { FastifyRequest } from 'fastify'
import { createCallLimiter, type CallLimits } from './call-limiter.ts'
import { connectionSignal } from './connection-signal.ts'
import { ipBlockOf } from './ip-block.ts'

/** Refuses `too_many_requests` when too many calls of the same network address wait. */
export type AddressLimiter = <Result>(request: FastifyRequest, call: () => Promise<Result>) => Promise<Result>

/** Limits how many calls of one network address are worked on at once, for what is called without a session. */
export function createAddressLimiter(limits: CallLimits): AddressLimiter {
  const limiter = createCallLimiter(limits)
  return (request, call) => limiter(ipBlockOf(request.ip), call, connectionSignal(request.raw.socket))
}

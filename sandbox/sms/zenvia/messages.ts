import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { InboxMessage } from '../inbox.ts'
import type { ZenviaMessageRequest } from './read-request.ts'

export interface ZenviaMessage extends InboxMessage {
  readonly vendor: 'zenvia'
  readonly request: ZenviaMessageRequest
  status: string
}

/**
 * A message as the phone gets it: runs of spaces and tabs become one space
 * (https://zenvia.github.io/zenvia-openapi-spec/v2/#tag/SMS).
 */
export function acceptMessage(clock: Clock, request: ZenviaMessageRequest): ZenviaMessage {
  return {
    vendor: 'zenvia',
    id: randomUUID(),
    to: `+${request.to}`,
    body: request.contents.map(({ text }) => text.replaceAll(/[ \t]+/g, ' ')).join('\n'),
    createdAt: clock.now(),
    status: 'accepted',
    request,
  }
}

/** The answer to a request: its own fields and Zenvia's. */
export function presentMessage({ id, request, createdAt }: ZenviaMessage) {
  return { id, ...request, direction: 'OUT', channel: 'sms', timestamp: createdAt.toISOString() }
}
